/// One module of the user's own code: what is compiled together under one name.
public struct CodeModule: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case library
    case app
  }

  public var name: String
  public var kind: Kind
  /// Paths of Swift files, sorted.
  public var files: [String]
  /// Modules of the user that a project or package names as its dependencies.
  public var dependencies: [String]
  /// Files and folders of its bundle: asset catalogs, storyboards, pictures.
  public var resources: [String]
  /// The Info.plist of an app.
  public var infoPlist: String?
  /// What build settings of a project add to the Info.plist, as they spell it, by the key's name.
  public var infoKeys: [String: String] = [:]
  /// The build settings that its Info.plist names.
  public var infoSettings: [String: String] = [:]
  /// Names that its build settings make true in `#if`.
  public var conditions: [String] = []
  /// Whether it was last built before iOS 13, when modal screens covered the whole screen.
  public var isOfFullScreenModals = false
  /// Whether it is written in Swift 3, in which members of `NSObject`s are `@objc` by themselves.
  public var infersObjC = false
  /// Whether what says nothing of its isolation belongs to the main actor, which new projects set.
  public var isOnMainActor = false
  /// Whether its project names files that are gone: nobody builds that target.
  public var isOutdated = false
  /// Whether a package declares it: it sees `SWIFT_PACKAGE` and has a `Bundle.module`.
  public var isOfPackage = false

  public init(
    name: String,
    kind: Kind = .library,
    files: [String],
    dependencies: [String] = [],
    resources: [String] = [],
    infoPlist: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.files = files
    self.dependencies = dependencies
    self.resources = resources
    self.infoPlist = infoPlist
  }

  var dataModels: [String] { resources.filter { $0.hasSuffix(".xcdatamodeld") } }

  var assetCatalogs: [String] { resources.filter { $0.hasSuffix(".xcassets") } }

  /// A name that Swift accepts, as Xcode makes one: what is no letter, digit or underscore
  /// becomes an underscore.
  public static func identifier(_ text: String) -> String {
    let name = String(
      text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" }
    )
    guard let first = name.first else { return "Code" }
    return first.isNumber ? "_" + name : name
  }
}

/// The code that the words of a command line name: modules, dependencies first.
public struct CodeTree: Hashable, Sendable {
  public var modules: [CodeModule]
  /// Files that may be added for their declarations; none when the modules are whole.
  public var neighbours: [String]
  /// The names of modules that are there to be imported: those of `--with`.
  public var added: Set<String>

  public init(modules: [CodeModule], neighbours: [String] = [], added: Set<String> = []) {
    self.modules = modules
    self.neighbours = neighbours
    self.added = added
  }

  /// Every Swift file that may be read.
  public var allFiles: [String] { modules.flatMap(\.files) + neighbours }
}
