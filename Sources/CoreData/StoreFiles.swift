import UIKit

/// The store files of a run, which begins with none.
final class StoreFiles {
  private var files: [String: StoreContents] = [:]
  private var count = 0
  private var objects = 0

  static var current: StoreFiles { World.current.state(StoreFiles.self) { StoreFiles() } }

  func nextObject() -> Int {
    objects += 1
    return objects
  }

  /// Two stores of one file have the same objects; one without a file has its own.
  func contents(of url: URL?) -> StoreContents {
    let path = url?.standardizedFileURL.path ?? "/dev/null"
    if path != "/dev/null", let known = files[path] { return known }
    count += 1
    let contents = StoreContents(number: count)
    if path != "/dev/null" { files[path] = contents }
    return contents
  }

  func remove(_ url: URL) { files[url.standardizedFileURL.path]?.removeAll() }
}
