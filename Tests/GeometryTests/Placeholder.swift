// Placeholder until the first test of Geometry stands here.
