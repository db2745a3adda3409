// Placeholder until the first test of RenderTransition stands here.
