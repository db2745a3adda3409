// Placeholder until the first test of Display stands here.
