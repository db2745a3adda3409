// Placeholder until the first file of Timeline stands here.
