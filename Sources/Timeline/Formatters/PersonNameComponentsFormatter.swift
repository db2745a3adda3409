import Foundation

/// Writes the names of people as English does: given name first.
///
/// Hides Foundation's class of the same name, which formats nothing on Linux.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// `Johnny`, the nickname, else the given name.
    case short
    /// `John Appleseed`
    case medium
    /// `Dr. John Paul Appleseed Esq.`
    case long
    /// `JA`
    case abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style = Style.default
  open var isPhonetic = false
  /// Stored: names are in English order.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(
    from components: PersonNameComponents,
    style: Style,
    options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let parts: [String?] =
      switch style {
      case .short: [name.nickname ?? name.givenName ?? name.familyName]
      case .default, .medium: [name.givenName, name.familyName]
      case .long:
        [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      case .abbreviated:
        [[name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }.joined()]
      }
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  /// The parts of a name as people write it: given, middle and family name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    var result = PersonNameComponents()
    result.givenName = words[0]
    if words.count > 1 { result.familyName = words[words.count - 1] }
    if words.count > 2 { result.middleName = words[1..<words.count - 1].joined(separator: " ") }
    return result
  }
}
