import Foundation

/// The app that a file is named without: what it sets up may be what the file's code needs to play.
public struct AppAround: Equatable, Sendable {
  /// The app's project, or the repository of a library, with its example.
  public let path: String
  /// The name of the app's module, where the project that compiles the file has one.
  public let module: String?
  /// The types that the file declares or extends, without those around them; the one that has
  /// its name is the first.
  public let types: [String]
  /// Whether one of them is an animator; else they take part in transitions, as screens,
  /// presentation controllers and delegates do.
  public let hasAnimator: Bool

  /// Whether a repository is around the file, in which an app may be; reading that takes much
  /// longer.
  public static func mayExist(around file: String) -> Bool {
    SourceFolder.repositoryRoot(of: absolute(file)) != nil
  }

  private static func absolute(_ file: String) -> String {
    URL(fileURLWithPath: file).standardizedFileURL.path
  }

  /// Nil where no repository is around the file.
  public init?(of file: String) {
    let file = AppAround.absolute(file)
    guard let text = TextFile.text(of: file) else { return nil }
    if let project = ProjectOfFile(file), let app = project.app {
      (path, module) = (project.path, app.name)
    } else if let root = SourceFolder.repositoryRoot(of: file) {
      (path, module) = (root, nil)
    } else {
      return nil
    }
    let animator =
      /\b(?:class|extension)\s[^{}()]*\bUIViewControllerAnimatedTransitioning\b[^{}()]*\{/
    // By default "Fade:UIViewControllerAnimatedTransitioning" is one word.
    hasAnimator = text.firstMatch(of: animator.wordBoundaryKind(.simple)) != nil
    let declarations = text.matches(of: /\b(?:class|struct|enum|extension)\s+([A-Z]\w*)/)
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    // Extensions of Apple's classes are about all that derives from those.
    let names = Set(declarations.map { String($0.1) }.filter { !$0.hasPrefix("UI") })
    types = names.sorted { ($0 == name ? 0 : 1, $0) < ($1 == name ? 0 : 1, $1) }
  }
}
