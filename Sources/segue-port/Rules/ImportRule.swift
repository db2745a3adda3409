import SwiftSyntax

/// Imports of missing modules are blanked, and imports of a part of a module import the whole.
///
/// Every file sees UIKit: on iOS a framework's umbrella header does that implicitly.
enum ImportRule: Rule {
  /// Apple's modules whose names are in other modules here.
  ///
  /// Foundation itself becomes UIKit, which re-exports it: UIKit's clocks, bundles and objects hide
  /// Foundation's only in files that do not name Foundation. Its part for the network is UIKit,
  /// too, as its types do not mix with ours.
  private static let substitutes = [
    "Darwin": "UIKit", "ObjectiveC": "UIKit", "CoreFoundation": "UIKit", "Dispatch": "UIKit",
    "MachO": "UIKit", "DeveloperToolsSupport": "UIKit",
    "MobileCoreServices": "UniformTypeIdentifiers", "CoreServices": "UniformTypeIdentifiers",
    "AVFAudio": "AVFoundation",
    "Foundation": "UIKit",
    "FoundationNetworking": "UIKit",
  ]

  /// What apps see without importing it, by the words of those who use it.
  private static let shownByOthers = [
    // Foundation shows Combine (inferred: apps that import Foundation alone declare `@Published`).
    (
      "Combine",
      [
        "@Published", "ObservableObject", "AnyCancellable", "AnyPublisher<", "PassthroughSubject<",
        "CurrentValueSubject<",
      ]
    ),
    // Apple's Foundation shows Observation, and UIKit with it (observed: such files compile).
    (
      "Observation",
      [
        "@Observable", "@ObservationIgnored", "@ObservationTracked", "withObservationTracking",
        "ObservationRegistrar",
      ]
    ),
    // Locks and counters of C come with Foundation on Apple's systems.
    ("os", ["os_unfair_lock", "OSSpinLock", "OS_SPINLOCK_INIT", "OSAtomic"]),
    // Libraries for messages show it to those who import them.
    ("UserNotifications", ["UNUserNotificationCenter", "UNNotification"]),
    // Libraries for maps show it.
    ("CoreLocation", ["CLLocation", "CLGeocoder", "CLPlacemark"]),
    // UIKit imports it, so its methods of other types are there (observed: such files compile).
    ("UniformTypeIdentifiers", ["conformingTo:"]),
    // The bridging header shows it: there was no module to import before Swift 5
    // (observed in older apps).
    ("CommonCrypto", ["CC_MD5", "CC_SHA", "CCHmac", "CCCrypt"]),
    // Foundation's parser of XML is in a library of its own on Linux.
    ("FoundationXML", ["XMLParser"]),
  ]

  static func exists(_ name: String, in program: Program) -> Bool {
    program.known.contains(name) || substitutes[name] != nil || program.module(name) != nil
  }

  /// The attributes that are property wrappers of the program itself: `@Observable` is no macro
  /// there.
  private static func ownWrappers(in program: Program) -> Set<String> {
    Set(
      program.files.flatMap(\.types).filter { $0.attributes.contains("@propertyWrapper") }
        .map { "@\($0.name)" }
    )
  }

  static func apply(to program: Program) {
    let own = ownWrappers(in: program)
    for file in program.files {
      var imported: Set<String> = []
      for node in file.imports {
        guard let first = node.path.first else { continue }
        let name = first.name.plain
        imported.insert(name)
        guard exists(name, in: program), name != file.moduleName else {
          file.blank(node.rangeWithSemicolon)
          // Observable objects are Combine's, and SwiftUI shows Combine to those who import it.
          if name == "SwiftUI" { file.addedImports.append("Combine") }
          continue
        }
        let isThere = program.known.contains(name) && name != "Foundation"
        if let substitute = isThere ? nil : substitutes[name], program.known.contains(substitute) {
          file.replacePadded(node.path.range, with: substitute)
          imported.insert(substitute)
        } else if node.path.count > 1 {
          file.replacePadded(node.path.range, with: name)
        }
        if let kind = node.importKindSpecifier { file.blank(kind.range) }
      }
      let leaked = leakedModules(of: file, imported: imported, in: program)
      file.addedImports += leaked
      if !imported.contains("UIKit") { file.addedImports.append("UIKit") }
      for (name, words) in shownByOthers
      where program.known.contains(name) && !imported.contains(name)
        && !file.addedImports.contains(name)
        && words.contains(where: { !own.contains($0) && file.mentions($0) })
      {
        file.addedImports.append(name)
      }
      QualifierVisitor(file, program).walk()
    }
  }

  /// `Darwin.ceil(x)`: the module that has it here.
  private final class QualifierVisitor: FileVisitor {
    private let program: Program

    init(_ file: SourceFile, _ program: Program) {
      self.program = program
      super.init(file)
    }

    /// `Foundation.URLSession`: types that hide Foundation's here.
    private func hidesFoundations(_ name: String) -> Bool {
      ["URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache"]
        .contains { name.hasPrefix($0) } || ["Timer", "RunLoop", "Bundle"].contains(name)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self), base.name.text == "Foundation",
        hidesFoundations(node.name.text)
      {
        file.edits.replace(base.range, with: "UIKit")
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self),
        let substitute = substitutes[base.baseName.plain],
        base.baseName.plain != "Foundation"
          || hidesFoundations(node.declName.baseName.plain),
        // A library may have a type of the name: `Dispatch.main { … }`.
        program.resolve(base.baseName.plain, in: file.moduleName) == nil
      {
        file.edits.replace(base.range, with: substitute)
      }
      return .visitChildren
    }
  }

  /// `@objc` types of a module that one file imports are visible in all files of its module:
  /// Objective-C has no file scope.
  private static func leakedModules(
    of file: SourceFile,
    imported: Set<String>,
    in program: Program
  ) -> [String] {
    guard let module = program.module(file.moduleName) else { return [] }
    let neighbours = Set(
      module.files.flatMap { $0.imports.compactMap { $0.path.first?.name.plain } }
    )
    let candidates = program.modules.filter {
      neighbours.contains($0.name) && !imported.contains($0.name) && $0.name != file.moduleName
    }
    guard !candidates.isEmpty else { return [] }
    let mentions = MentionCollector(file)
    mentions.walk()
    return candidates.filter { other in
      other.files.flatMap(\.types).contains { type in
        ["open", "public"].contains(type.access) && mentions.names.contains(type.name)
          && (type.attributes.contains("@objc") || program.isObject(type)) && !type.isExtension
      }
    }.map(\.name)
  }
}
