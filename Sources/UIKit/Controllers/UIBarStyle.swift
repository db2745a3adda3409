public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  public static let blackOpaque = UIBarStyle.black
  /// The bar is translucent by `isTranslucent` alone.
  public static let blackTranslucent = UIBarStyle.black
}
