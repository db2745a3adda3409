// Placeholder until the first file of Typography stands here.
