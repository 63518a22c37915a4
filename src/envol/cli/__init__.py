"""The command line: `envol games`, `sim`, `play`, `replay`, `verify`, `rules`, `serve`, `adventure check`."""
