// Placeholder until the first file of QuartzCore stands here.
