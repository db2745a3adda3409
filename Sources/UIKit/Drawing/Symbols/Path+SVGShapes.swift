import Foundation
import Geometry
import InterfaceFiles

extension Path {
  /// The path of an SVG's `path` or basic shape; nil for other elements.
  ///
  /// A shape that lacks a number which it needs, or whose size is not positive, is empty
  /// (documented).
  init?(svgShape element: MarkupElement) {
    func number(_ name: String) -> CGFloat? {
      element[name].flatMap { Double($0.trimmingCharacters(in: .whitespaces)) }.map { CGFloat($0) }
    }
    self.init()
    switch element.name {
    case "path": self = Path(svgData: element["d"] ?? "")
    case "rect":
      guard let width = number("width"), let height = number("height"), width > 0, height > 0
      else { return }
      let rect = CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
      // One radius serves both axes.
      let (rx, ry) = (number("rx"), number("ry"))
      let corner = CGSize(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0)
      self = Path(roundedRect: rect, cornerSize: corner)
    case "circle", "ellipse":
      let isCircle = element.name == "circle"
      guard let rx = number(isCircle ? "r" : "rx"), let ry = number(isCircle ? "r" : "ry"),
        rx > 0, ry > 0
      else { return }
      let (x, y) = (number("cx") ?? 0, number("cy") ?? 0)
      self = Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    case "polygon", "polyline":
      let values = (element["points"] ?? "").split { ", \n\t\r".contains($0) }
        .compactMap { Double($0) }
      let points = stride(from: 0, to: values.count - 1, by: 2).map {
        CGPoint(x: values[$0], y: values[$0 + 1])
      }
      if points.count > 1 { self = Path(polygon: points) }
    default: return nil
    }
  }
}
