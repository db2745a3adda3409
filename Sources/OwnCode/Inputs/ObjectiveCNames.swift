import Foundation

/// Which missing names Objective-C files beside the code declare.
///
/// There is no Objective-C here, so that nothing that could be added brings such a name.
public struct ObjectiveCNames {
  /// The files that declare them, by name.
  public private(set) var declarations: [String: String] = [:]
  /// The folders of missing modules that are in Objective-C alone, by name.
  public private(set) var modules: [String: String] = [:]

  /// Files beyond these are of a repository in Objective-C, where the first ones show enough.
  private static let maximumFiles = 3000
  private static let maximumBytes = 1_000_000
  /// A repository with more in it than this is not code alone.
  private static let maximumEntries = 100_000
  /// Folders with what tools make or keep, and packages of another language.
  private static let skippedFolders: Set = [".git", ".build", "DerivedData", "node_modules"]

  /// A missing name and the class whose member it is, if the compiler knows it.
  private struct Wanted: Hashable {
    var name: String
    var owner: String?
  }

  /// - Parameters:
  ///   - messages: what the compiler refused; everything in the repositories of their files is
  ///     searched for the names in them.
  ///   - modules: missing ones that are not Apple's, by the files that import them.
  ///   - folders: what is searched for files outside repositories, whose own folders may be as
  ///     large as a home folder.
  public init(
    missedBy messages: [CompilerMessage],
    modules: [Place] = [],
    in folders: [String] = []
  ) {
    let names = Set(messages.compactMap(Self.wanted))
    guard !names.isEmpty || !modules.isEmpty else { return }
    let paths = (messages.map(\.path) + modules.map(\.path)).map {
      (($0 as NSString).deletingLastPathComponent, $0)
    }
    // One file of each folder stands for all.
    let places = Dictionary(paths) { first, _ in first }.values.compactMap { path in
      SourceFolder.repositoryRoot(of: path) ?? folders.first { path.hasPrefix("\($0)/") }
    }
    for place in Set(places).sorted() { search(place, names, Set(modules.map(\.name))) }
  }

  /// A member is looked for only in its own class: others have one of the same name.
  private static func wanted(by message: CompilerMessage) -> Wanted? {
    guard let name = message.missingName else { return nil }
    if let owner = message.text.firstMatch(of: /type '(\w+)[?!]?'.* has no member/) {
      return Wanted(name: name, owner: String(owner.1))
    }
    return name.first?.isUppercase == true ? Wanted(name: name) : nil
  }

  private mutating func search(_ folder: String, _ names: Set<Wanted>, _ missing: Set<String>) {
    let all = FileManager.default.enumerator(atPath: folder)
    var files: [String] = []
    var swiftFolders: Set<String> = []
    var entries = 0
    while let name = all?.nextObject() as? String, files.count < Self.maximumFiles,
      entries < Self.maximumEntries
    {
      entries += 1
      if Self.skippedFolders.contains((name as NSString).lastPathComponent) {
        all?.skipDescendants()
      }
      switch (name as NSString).pathExtension {
      case "h", "m", "mm": files.append(name)
      case "swift": swiftFolders.formUnion(name.split(separator: "/").dropLast().map(String.init))
      default: continue
      }
    }
    // A header declares what others may use; its implementation repeats it.
    let isHeader = { (file: String) in file.hasSuffix(".h") }
    let headersFirst = files.filter(isHeader).sorted() + files.filter { !isHeader($0) }.sorted()
    for file in headersFirst {
      if !file.hasSuffix(".h") { addModules(of: file, below: folder, missing, swiftFolders) }
      let path = "\(folder)/\(file)"
      let left = names.filter { declarations[$0.name] == nil }
      guard !left.isEmpty, TextFile.isFile(path, limit: Self.maximumBytes),
        let text = TextFile.text(of: path)
      else { continue }
      let declared = Self.declaredNames(in: text)
      for wanted in left where declared.contains(wanted.name) {
        if let owner = wanted.owner, !declared.contains(owner) { continue }
        declarations[wanted.name] = path
      }
    }
  }

  /// A module has the name of a folder, as in `Pods/SDWebImage` or `Checkouts/pop/pop`.
  private mutating func addModules(
    of file: String,
    below folder: String,
    _ missing: Set<String>,
    _ swiftFolders: Set<String>
  ) {
    let parts = file.split(separator: "/").map(String.init).dropLast()
    for (index, part) in parts.enumerated()
    where missing.contains(part) && !swiftFolders.contains(part) && modules[part] == nil {
      modules[part] = ([folder] + parts[...index]).joined(separator: "/")
    }
  }

  /// The names that a file of Objective-C declares: classes, protocols, members, enumerations and
  /// the names that Swift sees in their places.
  static func declaredNames(in text: String) -> Set<String> {
    var names: Set<String> = []
    for part in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let bytes = part.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      // Most lines declare nothing.
      let mayDeclare = bytes.first.map("@-+#".utf8.contains) == true
      let hasMacro = hasMacro(bytes)
      guard bytes.count > 4, mayDeclare || hasMacro else { continue }
      let line = Substring(bytes)
      if line.hasPrefix("@interface ") || line.hasPrefix("@protocol ") || line.hasPrefix("#define ")
      {
        names.formUnion(word(after: " ", in: line))
      } else if line.hasPrefix("@property"), let end = line.firstIndex(of: ";") {
        names.formUnion(property(line[..<end].dropFirst("@property".count)))
      } else if line.hasPrefix("-") || line.hasPrefix("+"),
        line.dropFirst().drop(while: { $0 == " " }).first == "("
      {
        names.formUnion(words(withoutGroups(line)).prefix(1))
      }
      guard hasMacro else { continue }
      if let enumeration = line.firstMatch(of: /NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\([^,]*,\s*(\w+)/) {
        names.insert(String(enumeration.1))
      }
      if let renamed = line.firstMatch(of: /NS_SWIFT_NAME\((\w+)/) {
        names.insert(String(renamed.1))
      }
    }
    return names
  }

  private static func hasMacro(_ bytes: Substring.UTF8View) -> Bool {
    var rest = bytes
    while let index = rest.firstIndex(of: UInt8(ascii: "N")) {
      rest = rest[index...]
      if rest.starts(with: "NS_".utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The name in `(copy) void (^done)(BOOL ok)` or `UIColor *tint UI_APPEARANCE_SELECTOR`.
  private static func property(_ declaration: Substring) -> [String] {
    for mark in ["(^", "(*"] {
      guard let start = declaration.range(of: mark)?.upperBound else { continue }
      if let name = words(declaration[start...].prefix { $0 != ")" }).last { return [name] }
    }
    let words = words(withoutGroups(declaration))
    let isMacro = { (word: String) in
      word.hasPrefix("__") || word.contains("_") && word == word.uppercased()
    }
    return words.last { !isMacro($0) }.map { [$0] } ?? []
  }

  /// What is not in brackets: attributes, types and what macros are given are.
  private static func withoutGroups(_ line: Substring) -> Substring {
    var depth = 0
    var result = ""
    for character in line {
      if character == "(" { depth += 1 }
      result.append(depth == 0 ? character : " ")
      if character == ")" { depth = max(0, depth - 1) }
    }
    return result[...]
  }

  private static func words(_ text: Substring) -> [String] {
    text.split { !isWord($0) }.map(String.init)
  }

  private static func word(after mark: Character, in line: Substring) -> [String] {
    guard let index = line.firstIndex(of: mark) else { return [] }
    let word = line[line.index(after: index)...].drop { $0 == " " }.prefix(while: isWord)
    return word.isEmpty ? [] : [String(word)]
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
