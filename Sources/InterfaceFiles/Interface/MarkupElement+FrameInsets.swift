import Foundation

/// Frames as Xcode 8 wrote them:
/// `<frame key="frameInset" minX="9.33%" minY="10" width="24%" height="44"/>`.
///
/// They have an edge, a size and the distance from the far edge, each in points or as a part of
/// what those in points leave of the superview, and none of what follows from the rest (inferred
/// from files that Xcode wrote both ways).
extension MarkupElement {
  /// With `<rect key="frame">` for each of them below.
  func withFramesInFull() -> MarkupElement { hasFrameInsets ? withFramesInFull(in: nil) : self }

  private var hasFrameInsets: Bool {
    name == "frame" && self["key"] == "frameInset" || children.contains(where: \.hasFrameInsets)
  }

  private func withFramesInFull(in superview: CGSize?) -> MarkupElement {
    var element = self
    var size = superview
    if let inset = child(key: "frameInset"), inset.name == "frame" {
      let frame = inset.frame(in: superview ?? .zero)
      size = frame.size
      element.children.removeAll { $0 == inset }
      element.children.append(
        MarkupElement(
          "rect",
          [
            "key": "frame", "x": "\(frame.minX)", "y": "\(frame.minY)",
            "width": "\(frame.width)", "height": "\(frame.height)",
          ],
          line: inset.line
        )
      )
    } else if let frame = rect(key: "frame") {
      size = frame.size
    }
    element.children = element.children.map { $0.withFramesInFull(in: size) }
    return element
  }

  private func frame(in superview: CGSize) -> CGRect {
    let x = span(of: superview.width, "minX", "width", "maxX")
    let y = span(of: superview.height, "minY", "height", "maxY")
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private func span(
    of whole: Double,
    _ near: String,
    _ size: String,
    _ far: String
  ) -> (start: Double, length: Double) {
    let rest = whole - [near, size, far].compactMap { number($0) }.reduce(0, +)
    func points(_ name: String) -> Double? {
      if let points = number(name) { return points }
      guard let text = self[name], text.hasSuffix("%"), let part = Double(text.dropLast()) else {
        return nil
      }
      return part / 100 * rest
    }
    let length = points(size) ?? whole - (points(near) ?? 0) - (points(far) ?? 0)
    return (points(near) ?? points(far).map { whole - $0 - length } ?? 0, length)
  }
}
