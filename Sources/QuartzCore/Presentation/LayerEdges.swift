/// How the straight edges of layers are drawn where they cut through pixels.
///
/// Rounded corners, shapes, text and shadows are smooth either way.
public enum LayerEdges: String, CaseIterable, Hashable, Sendable {
  /// As on a device: a pixel belongs to the layer that its centre lies in, unless the layer has
  /// `allowsEdgeAntialiasing`. Layers that abut show no seam under any transform.
  case device
  /// A pixel on an edge is covered in part, which suits large pixels.
  case smooth

  /// The device's edges, except at scale 1, which no current device has.
  package static func standard(scale: CGFloat) -> LayerEdges { scale > 1 ? .device : .smooth }
}
