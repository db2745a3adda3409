import Foundation

/// The places of an app in its home (iOS 16), which Foundation lacks here.
extension URL {
  public static var documentsDirectory: URL { home("Documents") }
  public static var libraryDirectory: URL { home("Library") }
  public static var cachesDirectory: URL { home("Library/Caches") }
  public static var applicationSupportDirectory: URL { home("Library/Application Support") }
  public static var applicationDirectory: URL { home("Applications") }
  public static var desktopDirectory: URL { home("Desktop") }
  public static var downloadsDirectory: URL { home("Downloads") }
  public static var moviesDirectory: URL { home("Movies") }
  public static var musicDirectory: URL { home("Music") }
  public static var picturesDirectory: URL { home("Pictures") }
  public static var sharedPublicDirectory: URL { home("Public") }
  public static var trashDirectory: URL { home(".Trash") }

  private static func home(_ name: String) -> URL {
    URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name, isDirectory: true)
  }
}
