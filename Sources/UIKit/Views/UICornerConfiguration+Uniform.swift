extension UICornerConfiguration {
  /// A corner of radius nil has none.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius,
      topRightRadius: topRadius,
      bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius
    ).with(uniform: [[0, 1]])
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius,
    topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius,
      topRightRadius: topRightRadius,
      bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius
    ).with(uniform: [[2, 3]])
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius,
    topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius,
      topRightRadius: topRightRadius,
      bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius
    ).with(uniform: [[0, 2]])
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius,
    topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius,
      topRightRadius: rightRadius,
      bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: rightRadius
    ).with(uniform: [[1, 3]])
  }

  public static func uniformEdges(
    topRadius: UICornerRadius,
    bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius,
      topRightRadius: topRadius,
      bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius
    ).with(uniform: [[0, 1], [2, 3]])
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius,
    rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius,
      topRightRadius: rightRadius,
      bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius
    ).with(uniform: [[0, 2], [1, 3]])
  }
}
