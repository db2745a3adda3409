// Placeholder until the first test of ConstraintSolver stands here.
