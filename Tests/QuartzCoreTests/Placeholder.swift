// Placeholder until the first test of QuartzCore stands here.
