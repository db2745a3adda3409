// Placeholder until the first test of Pixels stands here.
