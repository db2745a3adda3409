import Testing
import UIKit

// Disks list files in an order of their own.

@Suite
struct FileOrderTests {
  private let folder: URL
  private let names: [String]

  init() throws {
    let manager = FileManager.default
    folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    names = (10..<40).map { "\($0).txt" }
    for index in names.indices {
      // 7 and 30 have no common divisor: every name is made once.
      try Data().write(to: folder.appendingPathComponent(names[index * 7 % names.count]))
    }
    try Data().write(to: folder.appendingPathComponent(".hidden"))
  }

  @Test
  func `the files of a folder are listed by name, as paths and as addresses`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let manager = FileManager.default
    #expect(try manager.contentsOfDirectory(atPath: folder.path) == [".hidden"] + names)
    let urls = try manager.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    #expect(urls.map(\.lastPathComponent) == names)
  }

  @Test
  func `an enumerator walks through files by name`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    #expect(found == [".hidden"] + names)
  }
}
