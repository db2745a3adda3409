// Placeholder until the first test of ArgumentParsing stands here.
