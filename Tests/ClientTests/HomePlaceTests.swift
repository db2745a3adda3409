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
  func `nobody is signed in to iCloud`() {
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }
}
