import Foundation

// Foundation knows no library folder on Linux: what apps index there would end them. The port
// renames the calls.
extension FileManager {
  public func _urls(
    for directory: SearchPathDirectory,
    in domainMask: SearchPathDomainMask
  ) -> [URL] {
    let known = urls(for: directory, in: domainMask)
    if known.isEmpty, let place = FileManager.place(of: directory, in: domainMask) {
      return [place]
    }
    // Each is a folder by its URL, too (documented: a slash ends its path).
    return known.map { URL(fileURLWithPath: $0.path, isDirectory: true) }
  }

  public func _url(
    for directory: SearchPathDirectory,
    in domain: SearchPathDomainMask,
    appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    // Without a file of that volume, files that replace others are made among temporary ones.
    let url = directory == .itemReplacementDirectory ? url ?? temporaryDirectory : url
    guard urls(for: directory, in: domain).isEmpty,
      let place = FileManager.place(of: directory, in: domain)
    else {
      return try self.url(
        for: directory,
        in: domain,
        appropriateFor: url,
        create: shouldCreate
      )
    }
    if shouldCreate { try createDirectory(at: place, withIntermediateDirectories: true) }
    return place
  }

  /// `NSSearchPathForDirectoriesInDomains`.
  public static func _searchPaths(
    _ directory: SearchPathDirectory,
    _ domainMask: SearchPathDomainMask,
    _ expandTilde: Bool
  ) -> [String] {
    let home = NSHomeDirectory()
    return FileManager.default._urls(for: directory, in: domainMask).map { url in
      let path = url.path
      return !expandTilde && path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }
  }

  private static func place(
    of directory: SearchPathDirectory,
    in domains: SearchPathDomainMask
  ) -> URL? {
    guard domains.contains(.userDomainMask) else { return nil }
    return switch directory {
    case .libraryDirectory, .allLibrariesDirectory: .libraryDirectory
    case .applicationDirectory, .allApplicationsDirectory: .applicationDirectory
    default: nil
    }
  }
}
