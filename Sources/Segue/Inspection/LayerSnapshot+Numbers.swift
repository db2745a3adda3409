import Foundation

extension LayerSnapshot {
  /// The number behind a key path, in Core Animation's and UIKit's words; nil for one that is
  /// unknown or not a number.
  ///
  /// `transform.scale` and `transform.rotation` are read from a plane transform; a layer turned in
  /// depth has neither.
  public func number(at keyPath: String) -> Double? {
    switch keyPath {
    case "opacity", "alpha": opacity
    case "hidden", "isHidden": isHidden ? 1 : 0
    case "cornerRadius": cornerRadius
    case "borderWidth": borderWidth
    case "shadowOpacity": shadowOpacity
    case "zPosition": zPosition
    case "position.x", "center.x": position.x
    case "position.y", "center.y": position.y
    case "anchorPoint.x": anchorPoint.x
    case "anchorPoint.y": anchorPoint.y
    case "transform.translation.x": transform[12]
    case "transform.translation.y": transform[13]
    case "transform.scale.x":
      (transform[0] * transform[0] + transform[1] * transform[1]).squareRoot()
    case "transform.scale.y":
      (transform[4] * transform[4] + transform[5] * transform[5]).squareRoot()
    case "transform.rotation.z", "transform.rotation": atan2(transform[1], transform[0])
    default: component(of: keyPath)
    }
  }

  /// `frame.minX`, `bounds.size.width`, `screenFrame.midY`, `path.width` and the like.
  private func component(of keyPath: String) -> Double? {
    guard let dot = keyPath.firstIndex(of: ".") else { return nil }
    let rect: CGRect? =
      switch keyPath[..<dot] {
      case "frame": frame
      case "bounds": bounds
      case "screenFrame": screenFrame
      case "path": pathBox
      default: nil
      }
    guard let rect else { return nil }
    return switch keyPath[keyPath.index(after: dot)...] {
    case "minX", "origin.x", "x": rect.minX
    case "minY", "origin.y", "y": rect.minY
    case "maxX": rect.maxX
    case "maxY": rect.maxY
    case "midX": rect.midX
    case "midY": rect.midY
    case "width", "size.width": rect.width
    case "height", "size.height": rect.height
    default: nil
    }
  }

  /// The key paths that `number(at:)` reads, for messages and plots.
  public static let keyPaths = [
    "frame.minX", "frame.minY", "frame.width", "frame.height", "frame.midX", "frame.midY",
    "bounds.width", "bounds.height", "position.x", "position.y", "opacity", "cornerRadius",
    "transform.scale.x", "transform.scale.y", "transform.translation.x",
    "transform.translation.y", "transform.rotation.z", "shadowOpacity", "borderWidth",
    "zPosition", "path.width", "path.height", "screenFrame.minX", "screenFrame.minY",
  ]
}
