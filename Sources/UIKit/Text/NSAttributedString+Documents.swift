import Foundation

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Text is read on any thread; only the main one has observers to notify.
  private static func report(_ words: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { Diagnostics.report(words) }
  }

  /// Reads plain text, and the text of HTML without its tags.
  ///
  /// Anything else is an error.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    guard var text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch options[.documentType] as? DocumentType {
    case nil, .plain?: break
    case .html?:
      Self.report("HTML text is shown without its tags and styles.")
      text = text.replacingOccurrences(of: "<br ?/?>", with: "\n", options: .regularExpression)
      text = text.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)
      for (code, character) in [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&amp;", "&")] {
        text = text.replacingOccurrences(of: code, with: character)
      }
    case let type?:
      Self.report("Text of the type \(type.rawValue) cannot be read.")
      throw CocoaError(.fileReadUnknown)
    }
    self.init(string: text)
  }
}
