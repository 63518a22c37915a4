"""The command line: `envol games`, `sim`, `arena`, `play`, `replay`, `verify`, `rules`, `serve`, `gallery`, …"""
