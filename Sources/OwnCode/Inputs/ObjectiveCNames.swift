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

  /// A missing name and the class whose member it is, if the compiler knows it.
  private struct Wanted: Hashable {
    var name: String
    var owner: String?
  }

  /// - Parameters:
  ///   - messages: what the compiler refused; everything in the repositories of their files is
  ///     searched for the names in them.
  ///   - modules: missing ones that are not Apple's, by the files that import them.
  public init(missedBy messages: [CompilerMessage], modules: [Place] = []) {
    let names = Set(messages.compactMap(Self.wanted))
    guard !names.isEmpty || !modules.isEmpty else { return }
    let paths = Set(messages.map(\.path) + modules.map(\.path))
    let folders = Set(
      paths.map { path in
        SourceFolder.repositoryRoot(of: path) ?? (path as NSString).deletingLastPathComponent
      }
    )
    for folder in folders.sorted() { search(folder, names, Set(modules.map(\.name))) }
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
    while let name = all?.nextObject() as? String, files.count < Self.maximumFiles {
      if name.hasSuffix(".git") { all?.skipDescendants() }
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
      guard !left.isEmpty, TextFile.isFile(path), let text = TextFile.text(of: path),
        text.utf8.count <= Self.maximumBytes
      else { continue }
      let declared = Self.declaredNames(in: text)
      for wanted in left where declared.contains(wanted.name) {
        if let owner = wanted.owner, !text.contains("@interface \(owner)") { continue }
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
    for part in text.split(whereSeparator: \.isNewline) {
      let line = part.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("@interface ") || line.hasPrefix("@protocol ") {
        names.formUnion(word(after: " ", in: line))
      } else if line.hasPrefix("@property"), let end = line.firstIndex(of: ";") {
        let words = line[..<end].split { !isWord($0) }
        if let last = words.last { names.insert(String(last)) }
      } else if line.hasPrefix("- (") || line.hasPrefix("+ (") || line.hasPrefix("-(")
        || line.hasPrefix("+(")
      {
        names.formUnion(word(after: ")", in: line))
      } else if line.hasPrefix("#define ") {
        names.formUnion(word(after: " ", in: line))
      }
      if let enumeration = line.firstMatch(of: /NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\([^,]*,\s*(\w+)/) {
        names.insert(String(enumeration.1))
      }
      if let renamed = line.firstMatch(of: /NS_SWIFT_NAME\((\w+)/) {
        names.insert(String(renamed.1))
      }
    }
    return names
  }

  private static func word(after mark: Character, in line: Substring) -> [String] {
    guard let index = line.firstIndex(of: mark) else { return [] }
    let rest = line[line.index(after: index)...].drop { $0 == " " }
    let word = rest.prefix(while: isWord)
    return word.isEmpty ? [] : [String(word)]
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
