import Foundation
import OwnCode
import Segue

/// Identifies the renderer: this build of the tool, the libraries that it draws with, and the
/// fonts.
///
/// Machines with one identity make the same bytes.
enum RendererIdentity {
  /// Libraries that decide pixels.
  ///
  /// Others, such as those for threads and the network, may differ.
  private static let libraries = [
    "libfreetype", "libharfbuzz", "libfribidi", "libicu", "libpng", "libjpeg", "libwebp", "libz.",
    "libm.", "libswiftCore", "libFoundation", "lib_FoundationICU",
  ]

  static func current() throws(Failure) -> String {
    do throws(OwnCodeError) {
      var key = ContentKey("renderer 1", Tool.version, try ELFBuildID(path: "/proc/self/exe").text)
      for path in loadedLibraries() {
        key.add((path as NSString).lastPathComponent)
        key.add((try? ELFBuildID(path: path).text) ?? "")
      }
      key.add(InstalledFonts.identity)
      key.add(TimeZone.current.identifier)
      return "segue \(Tool.version) \(key.digest.prefix(16))"
    } catch {
      throw Failure(error)
    }
  }

  private static func loadedLibraries() -> [String] {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return []
    }
    let paths = maps.split(separator: "\n").compactMap { line -> String? in
      guard let slash = line.firstIndex(of: "/") else { return nil }
      return String(line[slash...])
    }
    return Set(paths).filter { path in
      let name = (path as NSString).lastPathComponent
      return libraries.contains { name.hasPrefix($0) }
    }.sorted { ($0 as NSString).lastPathComponent < ($1 as NSString).lastPathComponent }
  }
}
