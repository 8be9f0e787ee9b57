"""The home page's pictures: textures, skies and the games' doors."""
