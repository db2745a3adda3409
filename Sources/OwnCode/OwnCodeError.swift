/// Why the user's own code cannot be run.
///
/// The tool puts it into words and an exit code.
public enum OwnCodeError: Error, Equatable, Sendable {
  /// A file or folder that is missing or cannot be read.
  case missing(path: String, why: String)
  /// A file that is not Swift by its ending.
  case notSwift(path: String)
  /// A file that is named as Swift and is not text in UTF-8, as Swift is.
  case notText(path: String, why: String)
  /// A folder in which there is no Swift.
  case nothing(path: String)
  /// A folder that holds far more than one app or repository, such as a whole disk.
  case tooLarge(path: String, what: String)
  /// A project file that cannot be understood.
  case damaged(path: String, why: String)
  /// There is no `swiftc`, or one that cannot read Segue's modules.
  case compilerMissing(why: String)
  /// The port or the linker failed for a reason outside the user's code.
  case toolFailed(name: String, log: String)
  /// The compiler's errors in the user's code.
  case notCompiled([CompilerMessage], missingModules: [Place])
  /// Nothing in the code can be run by itself; it may be SwiftUI, or derive from what is
  /// missing.
  case nothingToRun(NothingToRun)
  /// More than one thing can be run and none was named.
  case ambiguous([Candidate])
  /// `--use`, `--present`, `--push` or `--root` names something that is missing.
  case unknownName(name: String, option: String, known: [String], flaw: Flaw)
  /// An initializer whose arguments cannot be guessed, perhaps since it wants a type that is
  /// missing. Its initializers may also be private.
  case noInitializer(
    type: String,
    parameter: String?,
    place: Place,
    missing: Place?,
    isHidden: Bool
  )
  /// The compiler refuses every call that may make the object; `cuts` is code that was removed
  /// before.
  case notMade(
    type: String,
    place: Place,
    expression: String,
    why: String,
    cuts: [CompilerMessage]
  )
  /// The cache directory cannot be written.
  case cache(path: String, why: String)
}

/// Why what the user named is not run.
public enum Flaw: Equatable, Sendable {
  /// No type has the name.
  case missing
  case generic
  case hidden
  /// It is a type of another kind.
  case other
}

/// What there is in code that has nothing to run.
public struct NothingToRun: Equatable, Sendable {
  /// View controllers, else all classes.
  public var types: [String]
  public var hasControllers: Bool
  /// Transitions with parameters of their own, which only code can fill in.
  public var genericTypes: [String]
  /// Transitions that are private to their file.
  public var hiddenTypes: [String]
  public var isSwiftUI: Bool
  /// Whether its classes are of AppKit.
  public var isOfMac: Bool
  /// The types that it extends.
  public var extended: [String]
  /// Whether there are statements outside declarations, as in an excerpt of a method.
  public var hasStatements: Bool
  /// Classes that drive the transition of another one, with a finger.
  public var interactionControllers: [String]
  /// Whether its delegates have methods by the names from before Swift 3, which are never called.
  public var isOfSwift2: Bool
  /// Superclasses and protocols of classes that the code does not declare, such as a library's
  /// animator.
  public var missingNames: [Place]
  public var missingModules: [Place]
}

/// A name and its first place.
public struct Place: Hashable, Sendable, Codable {
  public var name: String
  public var path: String
  public var line: Int
  public var column: Int

  public init(name: String, path: String, line: Int, column: Int) {
    self.name = name
    self.path = path
    self.line = line
    self.column = column
  }

  /// `path:line:column`, as the compiler writes it.
  public var location: String { "\(path):\(line):\(column)" }
}
