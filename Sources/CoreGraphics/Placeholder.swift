// Placeholder until the first file of CoreGraphics stands here.
