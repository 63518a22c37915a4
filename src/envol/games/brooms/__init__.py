"""Les Sorciers Volants: programmed flight among castles, in four adventures."""
