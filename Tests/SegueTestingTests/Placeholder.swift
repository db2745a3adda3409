// Placeholder until the first test of SegueTesting stands here.
