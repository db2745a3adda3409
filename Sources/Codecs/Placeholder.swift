// Placeholder until the first file of Codecs stands here.
