// Placeholder until the first test of Animators stands here.
