import Foundation
import Geometry

/// The symbols whose layers a value fills one after the other, as a signal's strength does.
enum VariableSymbols {
  private static let names: Set<String> = [
    "wifi", "cellularbars", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.1",
    "speaker.2", "speaker.3", "wave.3.right", "wave.3.left", "wave.3.forward", "wave.3.backward",
    "chart.bar", "dot.radiowaves.left.and.right", "dot.radiowaves.right",
    "dot.radiowaves.up.forward", "touchid", "ellipsis",
  ]

  /// Also forms of them, such as the filled one.
  static func contain(_ name: String) -> Bool {
    names.contains { name == $0 || name.hasPrefix($0 + ".") }
  }
}

extension SymbolDrawing {
  /// The opacity of layers beyond the value (observed; the number is inferred).
  static let faint: CGFloat = 0.3

  /// The parts, faint from the layer on that the value does not reach: with `n` layers the first
  /// one is opaque above 0, the next above `1 / n` (documented).
  ///
  /// A layer is a piece of what is on the levels behind, or of everything if there is one level.
  func varied(by value: Double) -> [Part] {
    let count = max(variableLayerCount, 1)
    return lit { value <= Double($0) / Double(count) ? Self.faint : 1 }
  }

  private func isVariable(_ part: Part) -> Bool {
    part.ink == .paint && (part.level > 0 || !parts.contains { $0.level > 0 })
  }

  var variableLayerCount: Int {
    parts.filter(isVariable).reduce(0) { $0 + $1.path.subpaths.count }
  }

  /// The parts with these opacities of the layers.
  func lit(_ opacity: (Int) -> CGFloat) -> [Part] {
    var layer = 0
    return parts.flatMap { part -> [Part] in
      guard isVariable(part) else { return [part] }
      return part.path.subpaths.map { subpath in
        var piece = part
        piece.path = Path()
        piece.path.append(subpath)
        piece.opacity *= opacity(layer)
        layer += 1
        return piece
      }
    }
  }
}
