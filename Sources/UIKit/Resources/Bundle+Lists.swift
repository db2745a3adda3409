import Foundation

// Foundation's methods of these names give `NSURL`s on Linux. The port renames the calls.
extension Bundle {
  public func _urls(
    forResourcesWithExtension ext: String?,
    subdirectory subpath: String?
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
  }

  public func _urls(
    forResourcesWithExtension ext: String?,
    subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    let urls = urls(
      forResourcesWithExtension: ext,
      subdirectory: subpath,
      localization: localizationName
    )
    return urls?.map { $0 as URL }
  }

  public static func _urls(
    forResourcesWithExtension ext: String?,
    subdirectory subpath: String?,
    in bundleURL: URL
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL)?
      .map { $0 as URL }
  }
}
