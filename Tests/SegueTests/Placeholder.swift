// Placeholder until the first test of Segue stands here.
