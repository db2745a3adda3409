// Placeholder until the first file of Raster stands here.
