import Foundation

extension NSMutableString {
  /// `format` is that of `String(format:)`.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: String(describing: format), arguments: arguments))
  }
}

extension NSString {
  /// Numbers in the format are those of the current locale.
  public class func localizedStringWithFormat(
    _ format: NSString,
    _ arguments: any CVarArg...
  ) -> Self {
    let text = String(format: String(describing: format), locale: .current, arguments: arguments)
    return self.init(string: text)
  }
}
