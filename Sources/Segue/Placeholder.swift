// Placeholder until the first file of Segue stands here.
