// Placeholder until the first test of Timeline stands here.
