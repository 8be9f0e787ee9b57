"""Renders a scene as a card in one of six styles: oil, cut paper, linocut, engraving, wash, gouache."""
