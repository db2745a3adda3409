import Foundation

/// Animated images from pictures with numbers at the end of their names.
extension UIImage {
  /// The most pictures that a series has (documented).
  private static let longestSeries = 1024

  /// The pictures `name0`, `name1` and so on; the series may begin at 1, and ends where one is
  /// missing (documented).
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let first = UIImage(named: "\(name)0") == nil ? 1 : 0
    let pictures = (first...longestSeries).lazy.map { UIImage(named: "\(name)\($0)") }
      .prefix { $0 != nil }
    return animatedImage(with: pictures.compactMap { $0 }, duration: duration)
  }

  public class func animatedResizableImageNamed(
    _ name: String,
    capInsets: UIEdgeInsets,
    duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name,
      capInsets: capInsets,
      resizingMode: .tile,
      duration: duration
    )
  }

  public class func animatedResizableImageNamed(
    _ name: String,
    capInsets: UIEdgeInsets,
    resizingMode: ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    guard let series = animatedImageNamed(name, duration: duration)?.images else { return nil }
    let pictures = series.map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: pictures, duration: duration)
  }
}
