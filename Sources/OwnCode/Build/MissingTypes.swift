import Foundation

/// Types that the needed code of named files mentions as optional and that no code declares: there
/// is nothing of them in the film.
///
/// A class without objects takes the place of each. It compiles whatever is done with one, because
/// that is never reached.
struct MissingTypes {
  /// The errors that name them, first the errors that their classes replaced.
  private(set) var messages: [CompilerMessage] = []
  private var names: Set<String> = []

  static let fileName = "SegueMissing.swift"

  /// The module with classes for what these errors miss; nil if they miss no such type.
  ///
  /// - Parameter errors: about needed code, as the compiler wrote them, not shifted.
  mutating func declaring(
    _ errors: [CompilerMessage],
    in module: ClientSources.Module
  ) -> ClientSources.Module? {
    let missing = errors.filter { MissingTypes.name(in: $0) != nil }
    let places = ModulePlaces(module)
    let optional = missing.filter { message in
      places.place(of: message).map { file, line in
        MissingTypes.isOptional(message, in: module.files[file].text, line: line)
      } ?? false
    }
    let new = Set(optional.compactMap(MissingTypes.name)).subtracting(names).sorted()
    guard let index = module.files.firstIndex(where: { $0.path == MissingTypes.fileName }),
      !new.isEmpty
    else { return nil }
    var module = module
    if names.isEmpty { module.files[index].text += MissingTypes.nothing }
    module.files[index].text += new.map(MissingTypes.declaration).joined()
    names.formUnion(new)
    for name in new {
      messages += missing.first { MissingTypes.name(in: $0) == name }.map { [$0] } ?? []
    }
    return module
  }

  private static func name(in message: CompilerMessage) -> String? {
    guard message.text.hasPrefix("cannot find type '"), let name = message.missingName else {
      return nil
    }
    return KnownNames.isUnknown(name) && !name.contains(".") ? name : nil
  }

  /// Whether a value of the type may be missing: `Photo?`, `[Photo]`, or what a closure is
  /// called with that may be.
  private static func isOptional(_ message: CompilerMessage, in text: String, line: Int) -> Bool {
    let scanner = BodyScanner(text)
    guard let name = message.missingName,
      let place = scanner.offset(line: line, column: message.column)
    else { return false }
    let rest = String(decoding: scanner.bytes[place...].prefix(300), as: UTF8.self)
    guard rest.hasPrefix(name) else { return false }
    let line = rest.dropFirst(name.count).prefix { $0 != "\n" }
    return line.first.map { "?!]".contains($0) } == true
      || line.firstMatch(of: /^[^()]*\)\s*->\s*[\w.()]+\)[?!]/) != nil
  }

  /// Every member is there, with the type that is expected of it, else with one that
  /// has all members itself.
  private static let members = """
      private init() {}
      subscript(dynamicMember name: String) -> SegueNothing { get { fatalError() } set {} }
      subscript<Value>(dynamicMember name: String) -> Value { get { fatalError() } set {} }
    """

  private static func declaration(of name: String) -> String {
    "@dynamicMemberLookup final class \(name) {\n\(members)\n}\n"
  }

  /// The method by which Swift calls an object like a function.
  private static let call = "dynamicallyCall"

  private static let nothing = """
    @dynamicMemberLookup @dynamicCallable final class SegueNothing {
    \(members)
      @discardableResult
      func \(call)(withKeywordArguments words: KeyValuePairs<String, Any?>) -> SegueNothing {
        fatalError()
      }
      func \(call)<Value>(withKeywordArguments words: KeyValuePairs<String, Any?>) -> Value {
        fatalError()
      }
    }

    """
}
