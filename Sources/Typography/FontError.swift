/// Why a font cannot be used.
public enum FontError: Error, Equatable, Sendable {
  /// No file of a font that Segue needs was found; `package` is the Debian package that has it.
  case missingPackage(font: String, package: String)
  /// No installed or registered font has this name.
  case unknownName(String)
  case unreadable(path: String)
  case notAFont(path: String)
  case noSuchFace(path: String, index: Int)
}

extension FontError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingPackage(let font, let package):
      "The font \(font) is not installed. Install it with: apt-get install \(package) "
        + "(or name a folder that has it in SEGUE_FONTS)."
    case .unknownName(let name):
      "No font is called \"\(name)\"."
    case .unreadable(let path):
      "The font file \(path) cannot be read."
    case .notAFont(let path):
      "\(path) is not a font with outlines or colour pictures."
    case .noSuchFace(let path, let index):
      "\(path) has no face \(index)."
    }
  }
}
