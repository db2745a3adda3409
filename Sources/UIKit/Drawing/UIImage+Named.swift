import Foundation
import QuartzCore
import Synchronization

extension UIImage {
  /// Where `UIImage(named:)` looks besides the bundle: folders of PNG files, first match wins.
  public static var resourceFolders: [URL] {
    get { ImageLibrary.shared.folders }
    set { ImageLibrary.shared.folders = newValue }
  }

  /// A PNG file of the main bundle or of `resourceFolders`. Of `name.png`, `name@2x.png` and
  /// `name@3x.png` the one nearest to the screen's scale is taken; each file is decoded once.
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
    self.init(cgImage: found.image, scale: found.scale, orientation: .up)
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
    var images: [String: CGImage] = [:]
  }

  private let state = Mutex(State())

  var folders: [URL] {
    get { state.withLock { $0.folders } }
    set { state.withLock { $0.folders = newValue } }
  }

  func image(
    named name: String,
    in bundle: Bundle?,
    scale: CGFloat
  ) -> (
    image: CGImage, scale: CGFloat
  )? {
    var folders = self.folders
    if let url = (bundle ?? .main).resourceURL { folders.append(url) }
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    // The screen's own scale, then larger ones, then smaller ones.
    let scales = [1, 2, 3].sorted {
      let (a, b) = (CGFloat($0) - scale, CGFloat($1) - scale)
      return a >= 0 && b >= 0 ? a < b : a > b
    }
    for folder in folders {
      for candidate in scales {
        let suffix = candidate == 1 ? "" : "@\(candidate)x"
        let path = folder.appendingPathComponent(stem + suffix + ".png").path
        if let image = image(at: path) { return (image, CGFloat(candidate)) }
      }
    }
    return nil
  }

  private func image(at path: String) -> CGImage? {
    if let known = state.withLock({ $0.images[path] }) { return known }
    guard let image = UIImage(contentsOfFile: path)?.cgImage else { return nil }
    return state.withLock { state in
      // Another thread may have been faster: one file is one object.
      if let known = state.images[path] { return known }
      state.images[path] = image
      return image
    }
  }
}
