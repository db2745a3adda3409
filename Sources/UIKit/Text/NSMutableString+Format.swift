import Foundation

extension NSMutableString {
  /// `format` is that of `String(format:)`.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: String(describing: format), arguments: arguments))
  }
}
