// Placeholder until the first file of Display stands here.
