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
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
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

  /// Reads plain text and HTML.
  ///
  /// Anything else is an error.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding = options[.characterEncoding].flatMap(Self.encoding)
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init)
    switch type {
    case nil, .plain?:
      guard let text = String(data: data, encoding: encoding ?? .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      self.init(
        string: text,
        attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      )
    case .html?:
      guard let text = String(data: data, encoding: encoding ?? Self.encoding(ofHTML: data)) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      let document = HTMLReader.text(of: text)
      if document.leavesOutPictures { Self.report("The pictures of HTML text are not shown.") }
      self.init(attributedString: document.text)
    case let type?:
      Self.report("Text of the type \(type.rawValue) cannot be read.")
      throw CocoaError(.fileReadUnknown)
    }
  }

  /// Reads a file: where the options name no type, that of its name.
  public convenience init(
    url: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    var options = options
    options[.documentType] = options[.documentType] ?? Self.documentType(ofFile: url)
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func documentType(ofFile url: URL) -> DocumentType {
    switch url.pathExtension.lowercased() {
    case "html", "htm": .html
    case "rtf": .rtf
    case "rtfd": .rtfd
    default: .plain
    }
  }

  /// `String.Encoding.utf8.rawValue`, in the kinds of numbers that apps write.
  private static func encoding(_ value: Any) -> String.Encoding? {
    if let encoding = value as? String.Encoding { return encoding }
    if let number = value as? UInt { return String.Encoding(rawValue: number) }
    if let number = value as? Int { return String.Encoding(rawValue: UInt(max(number, 0))) }
    return (value as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
  }

  /// What the document says of itself, else that of Windows, as browsers have it.
  private static func encoding(ofHTML data: Data) -> String.Encoding {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return .utf16 }
    let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    if head.contains("charset=\"utf-8") || head.contains("charset=utf-8") { return .utf8 }
    return data.allSatisfy { $0 < 0x80 } ? .utf8 : .windowsCP1252
  }
}
