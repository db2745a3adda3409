/// iOS's smooth corner, in units of the radius, from published measurements.
enum ContinuousCorner {
  /// How far along each edge the curve begins.
  static let expansion: CGFloat = 1.528665
}
