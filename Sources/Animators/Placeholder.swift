// Placeholder until the first file of Animators stands here.
