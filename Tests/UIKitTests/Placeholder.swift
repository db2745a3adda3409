// Placeholder until the first test of UIKit stands here.
