// Placeholder until the first file of ArgumentParsing stands here.
