// Placeholder until the first file of SegueTesting stands here.
