import Testing
import UIKit

/// The folders of an app as its code names them.
@Suite
struct HomePlaceTests {
  @Test
  func `the folders are in the home of the app`() {
    let home = URL.homeDirectory.path
    #expect(URL.documentsDirectory.path == home + "/Documents")
    #expect(URL.cachesDirectory.path == home + "/Library/Caches")
    #expect(URL.applicationSupportDirectory.path == home + "/Library/Application Support")
  }

  @Test
  func `a file that the app is given may be read`() {
    let file = URL(fileURLWithPath: "/a/b.txt")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    #expect((file as NSURL).startAccessingSecurityScopedResource())
    #expect(URL(string: "https://example.com")?.startAccessingSecurityScopedResource() == false)
  }

  @Test
  func `the library, which Linux lacks, is among the folders that a manager finds`() throws {
    let files = FileManager.default
    let library = URL.homeDirectory.path + "/Library"
    #expect(files._urls(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [library])
    #expect(files._urls(for: .libraryDirectory, in: .systemDomainMask).isEmpty)
    let url = try files._url(
      for: .libraryDirectory,
      in: .userDomainMask,
      appropriateFor: nil,
      create: false
    )
    #expect(url.path == library && url.hasDirectoryPath)
    #expect(FileManager._searchPaths(.libraryDirectory, .userDomainMask, true) == [library])
    #expect(FileManager._searchPaths(.libraryDirectory, .userDomainMask, false) == ["~/Library"])
    #expect(files._urls(for: .documentDirectory, in: .userDomainMask)[0].hasDirectoryPath)
  }

  @Test
  func `nobody is signed in to iCloud`() {
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }
}
