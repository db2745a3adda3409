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
      for path in try LoadedLibraries.paths() {
        let name = LoadedLibraries.name(of: path)
        guard libraries.contains(where: name.hasPrefix) else { continue }
        key.add(name)
        key.add(try ELFBuildID(path: path).text)
      }
      key.add(InstalledFonts.identity)
      key.add(TimeZone.current.identifier)
      return "\(Tool.rendererName) \(key.digest.prefix(16))"
    } catch {
      throw Failure(error)
    }
  }
}
