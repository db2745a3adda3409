import Foundation
import QuartzCore

/// What one layer shows at one moment, as a value: for inspectors, reports and tests.
///
///     let snapshots = stage.layerSnapshots()        // the whole screen, now
///     let panel = snapshots.first { $0.isNamed("panel") }
///
/// Lengths are points. A list of snapshots is in painter's order: each layer stands before its
/// mask, and that before its sublayers.
public struct LayerSnapshot: Equatable, Sendable, Codable {
  /// An animation that is on the layer.
  public struct Animation: Equatable, Sendable, Codable {
    /// The key it was added for; nil when there is none.
    public var key: String?
    /// Such as `CASpringAnimation`.
    public var animationClass: String
    /// What it animates; nil for a group or a transition.
    public var keyPath: String?
    /// Seconds of one cycle.
    public var duration: Double
    /// Seconds since it began; negative while it waits.
    public var elapsed: Double
    /// Whether it has more than one cycle.
    public var repeats: Bool
  }

  /// The same layer has the same number in all snapshots of one stage.
  public var id: Int
  /// The superlayer's number; nil at the top.
  public var parent: Int?
  /// How many layers it is in.
  public var depth: Int
  /// Whether the layer is the mask of its superlayer.
  public var isMask: Bool
  /// The name of the layer's class.
  public var layerClass: String
  /// The class of the view whose layer this is.
  public var viewClass: String?
  /// The class of the controller whose view that is.
  public var controllerClass: String?
  /// The layer's name, or the view's accessibility identifier.
  public var name: String?
  /// What a label or a button says.
  public var text: String?

  /// In the superlayer's points, with the transform applied.
  public var frame: CGRect
  /// In points.
  public var bounds: CGRect
  /// In the superlayer's points.
  public var position: CGPoint
  /// In the unit square.
  public var anchorPoint: CGPoint
  /// In points; larger is nearer.
  public var zPosition: Double
  /// Sixteen numbers, row by row: `m11`, `m12` to `m44`.
  public var transform: [Double]
  /// From the layer's bounds to its superlayer's, with position and transforms applied.
  public var superlayerTransform: [Double]
  /// From the layer's bounds to the screen: sixteen numbers in the same order.
  public var screenTransform: [Double]

  /// From 0 to 1, as presented.
  public var opacity: Double
  /// As presented.
  public var isHidden: Bool
  /// Whether sublayers are clipped.
  public var masksToBounds: Bool
  /// In points, as presented.
  public var cornerRadius: Double
  /// In points, as presented.
  public var borderWidth: Double
  /// From 0 to 1, as presented.
  public var shadowOpacity: Double
  /// `#RRGGBBAA`; nil for none.
  public var backgroundColor: String?
  /// Whether there is a bitmap: an image, text, a drawing.
  public var hasContents: Bool
  /// The box of a shape layer's path, in the layer's own space.
  public var pathBox: CGRect?
  /// The path in SVG's syntax, to a tenth of a point; nil for one of more than 200 segments.
  public var outline: String?
  /// The attached animations, in the order they were added.
  public var animations: [Animation]

  /// The layer's name in messages: its view's class, or its own.
  public var className: String { viewClass ?? layerClass }

  /// Whether `name` means this layer: by its name, or the class of its view, its controller or
  /// itself.
  public func isNamed(_ name: String) -> Bool {
    self.name == name || viewClass == name || controllerClass == name || layerClass == name
  }

  /// The box around what the layer covers of the screen.
  public var screenFrame: CGRect {
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map(pointOnScreen)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
      return .zero
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  private func pointOnScreen(_ point: CGPoint) -> CGPoint {
    let m = screenTransform
    let w = point.x * m[3] + point.y * m[7] + m[15]
    guard w != 0 else { return .zero }
    return CGPoint(
      x: (point.x * m[0] + point.y * m[4] + m[12]) / w,
      y: (point.x * m[1] + point.y * m[5] + m[13]) / w
    )
  }
}
