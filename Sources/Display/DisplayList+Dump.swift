import Foundation
import Geometry
import Pixels

extension DisplayList {
  /// The list as text, one command or context a line, contexts indented: the format of the dump
  /// goldens.
  ///
  /// Equal lists give equal text on every machine; numbers have at most four decimals.
  package func dump() -> String {
    var dumper = Dumper()
    dumper.dump(self, indent: 0)
    return dumper.text
  }
}

private struct Dumper {
  var text = ""

  mutating func line(_ indent: Int, _ content: String) {
    text += String(repeating: "  ", count: indent) + content + "\n"
  }

  mutating func dump(_ list: DisplayList, indent: Int) {
    var first = "list"
    if list.contexts[0].transform != .identity {
      first += " transform=" + describe(list.contexts[0].transform)
    }
    line(indent, first)
    // The chain of open contexts, outermost first, without the root.
    var open: [Int] = []
    var next = 1
    for (index, command) in list.commands.enumerated() {
      while next < list.contexts.count, list.contexts[next].commands.lowerBound <= index {
        enter(next, in: list, &open, indent)
        next += 1
      }
      close(to: command.context, in: list, &open)
      describe(command, of: list, indent + 1 + open.count)
    }
    while next < list.contexts.count {
      enter(next, in: list, &open, indent)
      next += 1
    }
  }

  private func close(to context: Int, in list: DisplayList, _ open: inout [Int]) {
    while let last = open.last, last != context { open.removeLast() }
  }

  private mutating func enter(
    _ index: Int,
    in list: DisplayList,
    _ open: inout [Int],
    _ indent: Int
  ) {
    let context = list.contexts[index]
    close(to: context.parent, in: list, &open)
    let depth = indent + 1 + open.count
    switch context.kind {
    case .root: break
    case .transform: line(depth, "transform total=" + describe(context.transform))
    case .clip(let shape, let antialiased):
      line(depth, "clip " + describe(shape) + (antialiased ? "" : " aliased"))
    case .group(let group):
      var words = "group"
      if group.opacity != 1 { words += " opacity=" + number(group.opacity) }
      if group.blendMode != .normal { words += " blend=\(group.blendMode)" }
      if !group.filters.isEmpty { words += " filters=" + describe(group.filters) }
      if group.isIsolated { words += " isolated" }
      line(depth, words)
    case .mask(let mask):
      line(depth, "mask")
      dump(mask, indent: depth + 2)
    }
    open.append(index)
  }

  private mutating func describe(
    _ command: DisplayList.Command,
    of list: DisplayList,
    _ indent: Int
  ) {
    switch command.kind {
    case .fill(let fill):
      var words = "fill " + describe(fill.shape) + " " + describe(fill.paint)
      if fill.antialiasing != .all { words += " edges=" + describe(fill.antialiasing) }
      if fill.blendMode != .normal { words += " blend=\(fill.blendMode)" }
      line(indent, words)
    case .image(let index):
      line(indent, describe(list.images[index]))
    case .shadow(let shadow):
      var words = "shadow "
      if case .shape(let shape) = shadow.silhouette {
        words += describe(shape)
      } else {
        words += "of list"
      }
      words += " \(describe(shadow.color)) sigma=\(number(shadow.sigma))"
      words += " offset=[\(number(shadow.offset.dx)) \(number(shadow.offset.dy))]"
      if shadow.blendMode != .normal { words += " blend=\(shadow.blendMode)" }
      line(indent, words)
      if case .list(let list) = shadow.silhouette { dump(list, indent: indent + 1) }
    case .backdrop(let backdrop):
      var words = "backdrop " + describe(backdrop.shape) + " filters=" + describe(backdrop.filters)
      if backdrop.alpha != 1 { words += " alpha=" + number(backdrop.alpha) }
      line(indent, words)
    case .list(let list):
      dump(list, indent: indent)
    }
  }

  private func describe(_ image: ImageDraw) -> String {
    let whole = CGRect(x: 0, y: 0, width: image.pixmap.width, height: image.pixmap.height)
    var words = "image " + describe(image.pixmap)
    if image.source != whole { words += " source=" + describe(image.source) }
    words += " in=" + describe(image.destination)
    if let center = image.center {
      words += " center=" + describe(center) + " centerScale=" + number(image.centerScale)
    }
    if image.alpha != 1 { words += " alpha=" + number(image.alpha) }
    if let tint = image.tint { words += " tint=" + describe(tint) }
    if image.magnification != .linear { words += " magnification=\(image.magnification)" }
    if image.minification != .linear { words += " minification=\(image.minification)" }
    if image.antialiasing != .all { words += " edges=" + describe(image.antialiasing) }
    if image.blendMode != .normal { words += " blend=\(image.blendMode)" }
    return words
  }

  private func describe(_ paint: Paint) -> String {
    switch paint {
    case .color(let color):
      return describe(color)
    case .pattern(let pattern):
      var words = "pattern " + describe(pattern.pixmap)
      if !pattern.transform.isIdentity {
        words += " transform=" + describe(Projection(pattern.transform))
      }
      if pattern.alpha != 1 { words += " alpha=" + number(pattern.alpha) }
      if pattern.interpolation != .linear { words += " \(pattern.interpolation)" }
      return words
    case .gradient(let gradient):
      var words: String
      switch gradient.geometry {
      case .axial(let start, let end):
        words = "axial " + describe(start) + ".." + describe(end)
      case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
        words = "radial " + describe(startCenter) + " r=" + number(startRadius)
        words += ".." + describe(endCenter) + " r=" + number(endRadius)
      case .conic(let center, let angle):
        words = "conic " + describe(center) + " angle=" + number(angle)
      }
      let stops = gradient.stops.map { number($0.offset) + ":" + describe($0.color) }
      words += " stops=[" + stops.joined(separator: " ") + "]"
      if !gradient.extendsStart { words += " fromStart" }
      if !gradient.extendsEnd { words += " toEnd" }
      if !gradient.transform.isIdentity {
        words += " transform=" + describe(Projection(gradient.transform))
      }
      return words
    }
  }

  private func describe(_ shape: Shape) -> String {
    switch shape {
    case .rect(let rect): return "rect=" + describe(rect)
    case .roundedRect(let rect, let radii):
      let all = [radii.minXMinY, radii.maxXMinY, radii.maxXMaxY, radii.minXMaxY]
      let equal = all.allSatisfy { $0 == all[0] }
      let radius = equal ? number(all[0]) : "[" + all.map(number).joined(separator: " ") + "]"
      return "rrect=" + describe(rect) + " radius=" + radius
    case .path(let path, let rule):
      return "path=[" + describe(path) + "]" + (rule == .evenOdd ? " evenOdd" : "")
    }
  }

  private func describe(_ path: Path) -> String {
    var words: [String] = []
    func pair(_ point: CGPoint) -> String { number(point.x) + "," + number(point.y) }
    path.forEach { element in
      switch element {
      case .move(let point): words.append("M" + pair(point))
      case .line(let point): words.append("L" + pair(point))
      case .quad(let control, let end): words.append("Q" + pair(control) + " " + pair(end))
      case .cubic(let control1, let control2, let end):
        words.append("C" + pair(control1) + " " + pair(control2) + " " + pair(end))
      case .close: words.append("Z")
      }
    }
    return words.joined(separator: " ")
  }

  /// Size and a hash of the pixels: generations differ from run to run.
  private func describe(_ pixmap: Pixmap) -> String {
    let digits = String(pixmap.digest, radix: 16)
    return "\(pixmap.width)x\(pixmap.height)#"
      + String(repeating: "0", count: 8 - digits.count) + digits
  }

  private func describe(_ edges: EdgeAntialiasing) -> String {
    var names: [String] = []
    if edges.contains(.minX) { names.append("minX") }
    if edges.contains(.maxX) { names.append("maxX") }
    if edges.contains(.minY) { names.append("minY") }
    if edges.contains(.maxY) { names.append("maxY") }
    return names.isEmpty ? "none" : names.joined(separator: "+")
  }

  private func describe(_ filters: [Filter]) -> String {
    let words = filters.map { filter in
      switch filter {
      case .gaussianBlur(let sigma): "blur(" + number(sigma) + ")"
      case .colorMatrix(let matrix):
        "matrix(" + matrix.elements.map(number).joined(separator: " ") + ")"
      }
    }
    return "[" + words.joined(separator: " ") + "]"
  }

  /// `#rrggbbaa`; components outside 0...1 are written as numbers.
  private func describe(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue, color.alpha]
    guard channels.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
      return "color(" + channels.map(number).joined(separator: " ") + ")"
    }
    let digits = channels.map { channel in
      let hex = String(Int((channel * 255).rounded()), radix: 16)
      return hex.count == 1 ? "0" + hex : hex
    }
    return "#" + digits.joined()
  }

  private func describe(_ point: CGPoint) -> String { "(\(number(point.x)) \(number(point.y)))" }

  private func describe(_ rect: CGRect) -> String {
    "[\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width)) \(number(rect.height))]"
  }

  private func describe(_ t: Projection) -> String {
    let numbers =
      t.isAffine
      ? [t.m11, t.m12, t.m21, t.m22, t.m31, t.m32]
      : [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33]
    return "[" + numbers.map(t.isAffine ? number : fineNumber).joined(separator: " ") + "]"
  }

  private func number(_ value: Double) -> String { decimal(value, 10_000) }

  /// Perspective terms are small: eight decimals.
  private func fineNumber(_ value: Double) -> String { decimal(value, 100_000_000) }

  private func decimal(_ value: Double, _ unit: Double) -> String {
    guard value.isFinite, abs(value) < 1e10 else { return "\(value)" }
    let scaled = Int((value * unit).rounded())
    let whole = scaled.magnitude / UInt(unit)
    let rest = scaled.magnitude % UInt(unit)
    var text = (scaled < 0 ? "-" : "") + "\(whole)"
    guard rest != 0 else { return text }
    var digits = "\(rest + UInt(unit))".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }
}
