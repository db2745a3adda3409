import Foundation
import ObjectiveC

/// The specifiers of a format as both Apple's `printf` and that of Linux understand them.
///
/// Apple's reads flags, width and precision in any order, and the last of each holds: `%.0.2f` is
/// `%.2f` (observed). It also has `D`, `O` and `U` for whole numbers (documented), and its devices
/// no long double (documented). `'` groups digits where the locale does (documented), which a
/// format without a locale does not; one with a locale groups anyway.
struct FormatSpecifiers {
  private var rest: Substring.UTF8View
  private var result = ""
  private var isChanged = false

  /// The format with other spellings; nil where Linux reads it as it is.
  static func normalized(_ format: String) -> String? {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var specifiers = FormatSpecifiers(rest: format[...].utf8)
    specifiers.readAll()
    return specifiers.isChanged ? specifiers.result : nil
  }

  /// Whether a format has a `%p`.
  static func hasAddress(_ format: String) -> Bool {
    guard format.utf8.contains(UInt8(ascii: "p")) else { return false }
    return format.utf8.split(separator: UInt8(ascii: "%")).dropFirst(format.hasPrefix("%") ? 0 : 1)
      .contains { $0.first { !"-+ #0123456789$.".utf8.contains($0) } == UInt8(ascii: "p") }
  }

  private init(rest: Substring.UTF8View) { self.rest = rest }

  private mutating func readAll() {
    while let mark = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += String(Substring(rest[..<mark]))
      rest = rest[mark...].dropFirst()
      readOne()
    }
    result += String(Substring(rest))
  }

  /// What stands behind a `%`.
  private mutating func readOne() {
    let start = rest
    var parts = Parts()
    parts.position = position()
    while let byte = rest.first, let kind = Parts.Kind(byte) {
      rest.removeFirst()
      switch kind {
      case .flag: parts.add(flag: Character(UnicodeScalar(byte)))
      case .width: parts.add(width: String(UnicodeScalar(byte)) + digits())
      case .precision: parts.add(precision: digits())
      }
    }
    let size = take { "hlqjztL".utf8.contains($0) }
    guard let byte = rest.first else {
      result += "%" + String(Substring(start))
      return
    }
    let letter = Character(UnicodeScalar(byte))
    let plain = Parts.plainLetters[letter]
    let isLongDouble = size == "L" && "fFeEgGaA".contains(letter)
    guard parts.needsRewriting || plain != nil || isLongDouble, byte < 0x80 else {
      // The letter itself may be a `%`, or the first byte of another character.
      if byte < 0x80 { rest.removeFirst() }
      result += "%" + String(Substring(start[..<rest.startIndex]))
      return
    }
    rest.removeFirst()
    isChanged = true
    result += "%" + parts.text + (isLongDouble ? "" : size) + String(plain ?? letter)
  }

  /// `1$`: which argument is meant.
  private mutating func position() -> String {
    let start = rest
    let number = take { 0x30...0x39 ~= $0 }
    guard !number.isEmpty, rest.first == UInt8(ascii: "$") else {
      rest = start
      return ""
    }
    rest.removeFirst()
    return number + "$"
  }

  private mutating func digits() -> String {
    if rest.first == UInt8(ascii: "*") {
      rest.removeFirst()
      return "*"
    }
    return take { 0x30...0x39 ~= $0 }
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(Substring(part))
  }
}

/// What stands between a `%` and its letter.
private struct Parts {
  enum Kind {
    case flag
    case width
    case precision

    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "."): self = .precision
      case UInt8(ascii: "1")...UInt8(ascii: "9"), UInt8(ascii: "*"): self = .width
      case _ where "-+ #0'".utf8.contains(byte): self = .flag
      default: return nil
      }
    }
  }

  /// Letters that Linux lacks.
  static let plainLetters: [Character: Character] = ["D": "d", "O": "o", "U": "u"]

  var position = ""
  private var flags = ""
  private var width = ""
  private var precision: String?
  private var isOutOfOrder = false
  private var hasGrouping = false

  /// Whether Linux would not read it; stars are arguments, none of which may be lost.
  var needsRewriting: Bool {
    isOutOfOrder ? !width.contains("*") && precision != "*" : hasGrouping
  }

  var text: String { position + flags + width + (precision.map { ".\($0)" } ?? "") }

  mutating func add(flag: Character) {
    if flag == "'" {
      hasGrouping = true
      return
    }
    if !width.isEmpty || precision != nil { isOutOfOrder = true }
    if !flags.contains(flag) { flags.append(flag) }
  }

  mutating func add(width new: String) {
    if !width.isEmpty || precision != nil { isOutOfOrder = true }
    // A star that is replaced would leave its argument to the next specifier.
    width = width.contains("*") ? width + new : new
  }

  mutating func add(precision new: String) {
    if precision != nil { isOutOfOrder = true }
    precision = precision == "*" ? "*" : new
  }
}

/// Called by everything in Foundation that makes a text of a format; it replaces Foundation's
/// function, as those of `Bundle+App.swift` do.
@_cdecl("CFStringCreateWithFormatAndArguments")
public func _createString(
  allocator: OpaquePointer?,
  options: UnsafeRawPointer?,
  format: UnsafeRawPointer,
  arguments: UnsafeMutableRawPointer
) -> UnsafeRawPointer? {
  let text = Unmanaged<NSString>.fromOpaque(format).takeUnretainedValue() as String
  let other = FormatSpecifiers.normalized(text).map { NSString(string: $0) }
  let made = withExtendedLifetime(other) {
    let normal = other.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    return createString(allocator, nil, options, normal ?? format, arguments)
  }
  guard let made, FormatSpecifiers.hasAddress(text) else { return made }
  let formatted = Unmanaged<NSString>.fromOpaque(made).takeRetainedValue() as String
  let result = NSString(string: FormattedObject.withAddresses(formatted))
  return UnsafeRawPointer(Unmanaged.passRetained(result).toOpaque())
}

/// What the function does that is replaced.
@_silgen_name("_CFStringCreateWithFormatAndArgumentsAux")
private func createString(
  _ allocator: OpaquePointer?,
  _ describe: OpaquePointer?,
  _ options: UnsafeRawPointer?,
  _ format: UnsafeRawPointer,
  _ arguments: UnsafeMutableRawPointer
) -> UnsafeRawPointer?
