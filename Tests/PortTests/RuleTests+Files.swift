import Foundation
import Testing

/// Bundles and folders.
extension `Rules of the port` {
  @Test
  func `a bundle lists its files as values, not as objects`() throws {
    try expect(
      """
      import UIKit
      func names(_ folder: URL) -> [String] {
        let cards = Bundle.main.urls(forResourcesWithExtension: nil, subdirectory: "Cards") ?? []
        let other = Bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil, in: folder)
        let found = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
        return (cards + (other ?? []) + found).map { $0.lastPathComponent }
      }
      """,
      becomes: """
        import UIKit
        func names(_ folder: URL) -> [String] {
          let cards = Bundle.main._urls(forResourcesWithExtension: nil, subdirectory: "Cards") ?? []
          let other = Bundle._urls(forResourcesWithExtension: "txt", subdirectory: nil, in: folder)
          let found = FileManager.default._urls(for: .cachesDirectory, in: .userDomainMask)
          return (cards + (other ?? []) + found).map { $0.lastPathComponent }
        }
        """
    )
  }

  @Test
  func `the folders of an app's home are those that iOS has`() throws {
    try expect(
      """
      import UIKit
      func paths() throws -> [String] {
        let files = FileManager.default
        let url = try files.url(
          for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
        return NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)
          + [url.path]
      }
      """,
      becomes: """
        import UIKit
        func paths() throws -> [String] {
          let files = FileManager.default
          let url = try files._url(
            for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
          return FileManager._searchPaths(.libraryDirectory, .userDomainMask, true)
            + [url.path]
        }
        """
    )
  }

  @Test
  func `a function of one's own that has such a name is called`() throws {
    let code = """
      import UIKit
      struct Store {
        func urls(for name: String, in folder: String) -> [URL] { [] }
      }
      let urls = Store().urls(for: "a", in: "b")
      """
    try expect(code, becomes: code)
  }
}
