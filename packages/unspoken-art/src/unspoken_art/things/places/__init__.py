"""Buildings, rooms, streets, gardens and vehicles."""
