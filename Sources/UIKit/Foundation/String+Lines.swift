import Foundation

// On iOS a line feed is also found in "\r\n", which is one character of Swift: lists of words with
// the line ends of Windows are cut at "\n" there. Foundation finds none here.

extension String {
  public func components(separatedBy separator: String) -> [String] {
    parts(of: self, between: separator)
  }
}

extension Substring {
  public func components(separatedBy separator: String) -> [String] {
    parts(of: self, between: separator)
  }
}

/// Generic, so that everything else goes to Foundation's function.
private func parts<Text: StringProtocol>(of text: Text, between separator: String) -> [String] {
  guard separator == "\n" else { return text.components(separatedBy: separator) }
  return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    .map { String(String.UnicodeScalarView($0)) }
}
