import Display
import Foundation
import Pixels

extension RenderPlan {
  /// The plan as text, the programs of its bands one after the other: the format of the dump
  /// goldens.
  ///
  /// Equal plans give equal text on every machine. A band with the commands of the one above refers
  /// to it.
  package func dump() -> String {
    var text = "plan \(width)x\(height) over \(ground.words)\n"
    for (index, picture) in items.pictures.enumerated() {
      text += "picture \(index) \(picture.words)\n"
      for program in picture.programs(of: items) { text += program.dump(indent: 1) }
    }
    for band in 0..<bandCount { text += program(ofBand: band).dump() }
    return text
  }
}

extension BandProgram {
  /// The program as text, one command a line, those inside a scope or a mask indented.
  package func dump(indent: Int = 0) -> String {
    func line(_ depth: Int, _ words: String) -> String {
      String(repeating: "  ", count: indent + depth) + words + "\n"
    }
    var text = line(0, "rows \(region.minY)..<\(region.maxY)")
    var depth = 1
    for command in commands {
      switch command {
      case .draw(let index, let extent):
        let draw = items.draws[Int(index)]
        text += line(depth, "draw \(words(extent, items[draw.coverages])) \(words(draw))")
      case .beginScope(let index, let extent, _):
        let scope = items.scopes[Int(index)]
        text += line(depth, "scope \(words(extent, items[scope.coverages]))\(scope.words)")
        depth += 1
      case .beginMask:
        text += line(depth, "mask")
        depth += 1
      case .endScope, .endMask: depth -= 1
      }
    }
    return text
  }

  private func words(_ extent: BandExtent, _ coverages: ArraySlice<Coverage>) -> String {
    let rect = extent.rect(in: region)
    var words = "x=\(rect.minX)..<\(rect.maxX) y=\(rect.minY)..<\(rect.maxY)"
    if extent.cover == .shapes {
      let shapes = coverages.filter { !$0.covers(rect) }.map { $0.words(items) }
      words += " in " + shapes.joined(separator: " * ")
    }
    return words
  }

  private func words(_ draw: PlannedDraw) -> String {
    var words = draw.ink.words(items)
    if draw.alpha != 1 { words += " alpha=\(number(draw.alpha))" }
    if draw.blendMode != .normal { words += " blend=\(draw.blendMode)" }
    if draw.blendMode == .normal, items.isOpaque(draw.ink, alpha: draw.alpha) { words += " opaque" }
    return words
  }
}

extension RenderPlan.Ground {
  fileprivate var words: String {
    switch self {
    case .color(let pixel): Pixel.words(pixel)
    case .present: "what is there"
    }
  }
}

extension Coverage {
  fileprivate func words(_ items: PlanItems) -> String {
    switch kind {
    case .rect(let x0, let y0, let x1, let y1):
      return "rect=[\(number(x0)) \(number(y0)) \(number(x1)) \(number(y1))]"
    case .outline(let outline):
      let box = [outline.minX, outline.minY, outline.maxX, outline.maxY].map(number)
      return "outline of \(outline.edges.count) edges=[\(box.joined(separator: " "))]"
        + (outline.convexity == .none ? "" : " convex")
        + (outline.isAntialiased ? "" : " aliased")
        + (outline.rule == .evenOdd ? " evenOdd" : "")
    case .silhouette(let index):
      let silhouette = items.silhouettes[index]
      let sharp =
        switch silhouette.sharp {
        case .shape(let coverage): coverage.words(items)
        case .picture(let index): "picture \(index)"
        }
      return "blur(\(number(silhouette.sigma))) of \(sharp)"
    }
  }
}

extension Ink {
  fileprivate func words(_ items: PlanItems) -> String {
    switch self {
    case .color(let color): return color.words
    case .image(let index):
      let image = items.images[index]
      let pixmap = items.pixmaps[image.pixmap]
      var words = "image \(pixmap.width)x\(pixmap.height)"
      if let level = image.level {
        words += " level \(items.levels[level].width)x\(items.levels[level].height)"
      }
      if let next = image.nextLevel {
        words += " + \(next.mix)/255 of"
        words += " \(items.levels[next.index].width)x\(items.levels[next.index].height)"
      }
      switch image.place {
      case .moved(let dx, let dy): words += " moved=[\(dx) \(dy)]"
      case .mapped(let projection): words += " mapped=\(projection.words)"
      case .tiled(let projection): words += " tiled=\(projection.words)"
      }
      if image.isNearest { words += " nearest" }
      if let tint = image.tint { words += " tint=\(tint.words)" }
      return words
    case .gradient(let index):
      let gradient = items.gradients[index]
      let stops = items.ramps[gradient.ramp].stops.map { "\(number($0.offset)):\($0.color.words)" }
      let kind =
        switch gradient.geometry {
        case .axial: "axial"
        case .radial: "radial"
        case .circles: "between circles"
        case .conic: "conic"
        }
      return "\(kind) stops=[\(stops.joined(separator: " "))] mapped=\(gradient.inverse.words)"
    case .picture(let index): return "picture \(index)"
    }
  }
}

extension PlannedScope {
  fileprivate var words: String {
    var words = ""
    if opacity != 1 { words += " opacity=\(number(opacity))" }
    if hasMask { words += " masked" }
    if isIsolated { words += " isolated" }
    if blendMode != .normal { words += " blend=\(blendMode)" }
    if !matrices.isEmpty { words += " matrices=\(matrices.count)" }
    return words
  }
}

extension PlannedPicture {
  fileprivate var words: String {
    let filters = filters.map { filter in
      switch filter {
      case .blur(let sigma): "blur(\(number(sigma)))"
      case .matrix: "matrix"
      }
    }
    return "x=\(bounds.minX)..<\(bounds.maxX) y=\(bounds.minY)..<\(bounds.maxY)"
      + " filters=[\(filters.joined(separator: " "))] over \(Pixel.words(ground))"
      + (surroundings == .nothing ? " renormalized" : "")
      + (reduction > 1 ? " \(reduction) times smaller" : "")
  }
}

extension Projection {
  fileprivate var words: String {
    let all =
      isAffine
      ? [m11, m12, m21, m22, m31, m32]
      : [m11, m12, m13, m21, m22, m23, m31, m32, m33]
    return "[" + all.map(number).joined(separator: " ") + "]"
  }
}

extension Color {
  fileprivate var words: String { Pixel.words(Pixel(self)) }
}

extension Pixel {
  /// Premultiplied, `#rrggbbaa`.
  fileprivate static func words(_ pixel: Pixel) -> String {
    let bytes = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// At most four decimals.
private func number(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e10 else { return "\(value)" }
  let scaled = (value * 10_000).rounded() / 10_000
  return scaled == scaled.rounded() ? "\(Int(scaled))" : "\(scaled)"
}
