// Placeholder until the first file of UIKit stands here.
