import Foundation

/// What is known of a compiled client besides its code; a JSON file next to it.
public struct ClientDescription: Codable, Hashable, Sendable {
  public var choice: Choice
  /// How many modules have tables.
  public var tableCount: Int
  /// Modules in the order of compilation; the last one contains what runs.
  public var modules: [String]
  /// The Info.plist of the app's module, for its bundle.
  public var infoPlist: String?
  /// What build settings add to it, by the key's name.
  public var infoKeys: [String: String] = [:]
  /// The build settings that it names.
  public var infoSettings: [String: String] = [:]
  public var resources: [String]
  /// Resources of libraries that have a file with the name of another module's, by module.
  public var frameworks: [String: [String]] = [:]
  /// Whether modal screens of the app cover the whole screen, as before iOS 13.
  public var usesFullScreenModals = false
  /// A digest of everything the client was made from.
  public var digest: String
  /// Sentences about ported code that cannot work as on iOS, each once.
  public var warnings: [String]
  /// The removed code that the compiler refused.
  ///
  /// Code that is never reached does not need it.
  public var cuts: [CompilerMessage] = []
  /// The numbers by which the traps in their places tell which ones they are.
  var cutNumbers: [Int] = []
  /// Those of them in named files, by the types that the film does without.
  public var setAside: [String: [CompilerMessage]] = [:]
  /// The first mentions in named files of types that no code declares, and of which there
  /// is nothing in the film.
  public var missingTypes: [CompilerMessage] = []
  /// Statements that were left out: they need a missing module, or the film reaches them.
  public var skips: [CompilerMessage] = []
  /// Variables and properties whose declarations were removed.
  public var lostNames: [String] = []
  /// Imports of missing modules.
  public var missingModules: [Place] = []

  /// The libraries beside the code that do not compile, by name, with the compiler's first error.
  public var refusedLibraries: [String: String] = [:]

  /// The removed code whose trap was reached.
  public func cut(numbered number: Int) -> CompilerMessage? {
    cutNumbers.firstIndex(of: number).map { cuts[$0] }
  }
}

/// A client that can be loaded.
public struct BuiltClient: Sendable {
  public var library: String
  public var description: ClientDescription
  /// Whether the compiler ran for it.
  public var wasCompiled: Bool
}
