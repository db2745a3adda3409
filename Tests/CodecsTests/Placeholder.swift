// Placeholder until the first test of Codecs stands here.
