import Codecs
import Foundation
import QuartzCore
import Synchronization

extension UIImage {
  /// Where `UIImage(named:)` looks besides the bundle: folders of pictures, first match wins.
  public static var resourceFolders: [URL] {
    get { ImageLibrary.shared.folders }
    set { ImageLibrary.shared.folders = newValue }
  }

  /// A picture file of the main bundle or of `resourceFolders`, with or without its ending in the name.
  /// Of `name`, `name@2x` and `name@3x` the one nearest to the screen's scale is taken; a vector picture
  /// is drawn at that scale. Each file is decoded once.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traits: UITraitCollection?
  ) {
    let scale = traits.flatMap { $0.displayScale > 0 ? $0.displayScale : nil }
    guard
      let found = ImageLibrary.shared.image(
        named: name,
        in: bundle,
        scale: scale ?? UIGraphicsScreenScale()
      )
    else {
      Diagnostics.report("There is no image named '\(name)'.")
      return nil
    }
    self.init(bitmap: found.cgImage, traits: found.traits)
  }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
}

/// A file name taken apart: `photo@2x.png` is `photo` at scale 2.
struct ImageFileName {
  var scale: CGFloat = 1

  init(path: String) {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") { self.scale = CGFloat(scale) }
  }
}

/// The images found by name, decoded once for the process.
private final class ImageLibrary: Sendable {
  static let shared = ImageLibrary()

  private struct State {
    var folders: [URL] = []
    var images: [String: UIImage] = [:]
  }

  private let state = Mutex(State())

  var folders: [URL] {
    get { state.withLock { $0.folders } }
    set { state.withLock { $0.folders = newValue } }
  }

  func image(named name: String, in bundle: Bundle?, scale: CGFloat) -> UIImage? {
    var folders = self.folders
    if let url = (bundle ?? .main).resourceURL { folders.append(url) }
    let (stem, ending) = ImageLibrary.parts(of: name)
    let endings = ending.map { [$0] } ?? PictureFormat.fileExtensions
    // The screen's own scale, then larger ones, then smaller ones.
    let scales = [1, 2, 3].sorted {
      let (a, b) = (CGFloat($0) - scale, CGFloat($1) - scale)
      return a >= 0 && b >= 0 ? a < b : a > b
    }
    for folder in folders {
      for candidate in scales {
        let suffix = candidate == 1 ? "" : "@\(candidate)x"
        for ending in endings {
          let path = folder.appendingPathComponent("\(stem)\(suffix).\(ending)").path
          if let image = image(at: path, screenScale: scale) { return image }
        }
      }
    }
    return nil
  }

  /// A name without its ending, where that is one of a picture.
  private static func parts(of name: String) -> (stem: String, ending: String?) {
    guard let dot = name.lastIndex(of: ".") else { return (name, nil) }
    let ending = String(name[name.index(after: dot)...])
    guard PictureFormat.fileExtensions.contains(ending.lowercased()) else { return (name, nil) }
    return (String(name[..<dot]), ending)
  }

  private func image(at path: String, screenScale: CGFloat) -> UIImage? {
    let isVector = path.hasSuffix(".pdf") || path.hasSuffix(".svg")
    let key = isVector ? "\(path) \(screenScale)" : path
    if let known = state.withLock({ $0.images[key] }) { return known }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let image: UIImage
    do throws(PictureError) {
      image = try UIImage(
        decoding: [UInt8](data),
        scale: isVector ? screenScale : ImageFileName(path: path).scale
      )
    } catch {
      Diagnostics.report("The image '\(path)' cannot be read: \(error).")
      return nil
    }
    return state.withLock { state in
      // Another thread may have been faster: one file is one object.
      if let known = state.images[key] { return known }
      state.images[key] = image
      return image
    }
  }
}
