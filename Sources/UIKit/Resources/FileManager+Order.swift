import Foundation

// Lists the files of a folder by their names; see Bundle+App. Disks list them in an order of their
// own, and a film must be the same on every machine. Enumerators are sorted in CSystem.

/// The shared file manager.
final class SortedFileManager: FileManager, @unchecked Sendable {
  static let shared = SortedFileManager()

  override func contentsOfDirectory(atPath path: String) throws -> [String] {
    try super.contentsOfDirectory(atPath: path).sorted()
  }

  override func subpathsOfDirectory(atPath path: String) throws -> [String] {
    try super.subpathsOfDirectory(atPath: path).sorted()
  }
}

extension FileManager {
  /// `FileManager.default`.
  @_silgen_name("$s20FoundationEssentials11FileManagerC7defaultACvgZ")
  public static func _default() -> FileManager { SortedFileManager.shared }

  /// `contentsOfDirectory(at:includingPropertiesForKeys:options:)`.
  @_silgen_name(
    "$s20FoundationEssentials11FileManagerC0A0E19contentsOfDirectory2at26includingPropertiesForKeys7optionsSayAA3URLVGAJ_SayAD14URLResourceKeyVGSgAC0G18EnumerationOptionsVtKF"
  )
  public func _contentsOfDirectory(
    at url: URL,
    includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions
  ) throws -> [URL] {
    try contentsOfDirectory(atPath: url.path).sorted()
      .filter { !options.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }
      .map { url.appendingPathComponent($0) }
  }
}
