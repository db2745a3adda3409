import Foundation

extension CGFloat {
  /// The number's value; what does not fit is cut.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// Nil for a number that no floating point value is equal to.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
