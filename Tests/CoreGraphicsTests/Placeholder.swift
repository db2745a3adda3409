// Placeholder until the first test of CoreGraphics stands here.
