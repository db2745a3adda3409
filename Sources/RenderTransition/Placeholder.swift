// Placeholder until the first file of RenderTransition stands here.
