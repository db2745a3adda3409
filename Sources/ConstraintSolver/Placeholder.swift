// Placeholder until the first file of ConstraintSolver stands here.
