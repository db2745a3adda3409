import Foundation
import Geometry

/// A symbol's shape in units of which the font size has 100, y down.
struct SymbolDrawing: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case line
      case area
      /// An area with a line round it, which rounds its corners.
      case softArea
    }

    enum Ink: Hashable, Sendable {
      case paint
      /// Removes what is behind it.
      case cut
      /// Cut out where the symbol has one colour, painted where levels have colours of their own:
      /// the sign of a filled circle.
      case sign
    }

    var kind: Kind
    var path: Path
    var ink = Ink.paint
    /// 0 is in front.
    var level = 0
    /// The line as a multiple of the symbol's.
    var width: CGFloat = 1
    /// The most that the line has of units, so that dense symbols stay open in bold weights.
    var maximumWidth = CGFloat.infinity
    /// Units that the line is wider, for a gap round what is in front.
    var margin: CGFloat = 0
    /// Less than 1 for a layer that a variable value has not reached.
    var opacity: CGFloat = 1
  }

  var size: CGSize
  var parts: [Part] = []

  init(size: CGSize, parts: [Part] = []) {
    self.size = size
    self.parts = parts
  }

  /// The drawing before `other`, which covers it in its own levels.
  func adding(_ other: SymbolDrawing) -> SymbolDrawing {
    SymbolDrawing(size: size, parts: parts + other.parts)
  }

  /// All parts on a level behind those with less.
  func onLevel(_ level: Int) -> SymbolDrawing {
    changingParts { $0.level = max($0.level, level) }
  }

  /// The drawing as a sign that is cut out of something on level 1: what it leaves out is painted.
  var asSign: SymbolDrawing {
    changingParts { part in
      part.level = part.ink == .paint ? part.level : 1
      part.ink = part.ink == .paint ? .sign : .paint
    }
  }

  func mirrored() -> SymbolDrawing {
    transformed(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }

  /// A quarter turn clockwise.
  func turned() -> SymbolDrawing {
    var result = transformed(
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    )
    result.size = CGSize(width: size.height, height: size.width)
    return result
  }

  /// An eighth of a turn clockwise, in a frame with the usual margin round the paths.
  func turnedByEighth() -> SymbolDrawing {
    let margin: CGFloat = 12
    let result = transformed(CGAffineTransform(rotationAngle: .pi / 4))
    let bounds = result.pathBounds.insetBy(dx: -margin, dy: -margin)
    guard !bounds.isNull else { return self }
    var framed = result.transformed(
      CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    )
    framed.size = bounds.size
    return framed
  }

  func transformed(_ transform: CGAffineTransform) -> SymbolDrawing {
    changingParts { $0.path = $0.path.applying(transform) }
  }

  func changingParts(_ change: (inout Part) -> Void) -> SymbolDrawing {
    var result = self
    for index in result.parts.indices { change(&result.parts[index]) }
    return result
  }

  /// The least box round the paths that are seen; null for an empty drawing.
  var pathBounds: CGRect {
    parts.filter { $0.ink != .cut }.reduce(CGRect.null) { $0.union($1.path.bounds.widened) }
  }

  /// How far the paths that are seen reach from a point.
  func reach(from center: CGPoint) -> CGFloat {
    var result: CGFloat = 0
    for part in parts where part.ink != .cut {
      for point in part.path.flattened(tolerance: 1).points {
        result = max(result, hypot(point.x - center.x, point.y - center.y))
      }
    }
    return result
  }
}

extension CGRect {
  /// A straight line's box with an area, for `union` ignores it otherwise.
  fileprivate var widened: CGRect {
    isNull ? self : CGRect(x: minX, y: minY, width: max(width, 0.01), height: max(height, 0.01))
  }
}
