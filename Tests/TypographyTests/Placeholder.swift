// Placeholder until the first test of Typography stands here.
