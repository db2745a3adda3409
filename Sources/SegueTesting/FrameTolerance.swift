import Foundation

/// How far a film may differ from its golden; not at all by default.
///
/// The three numbers are independent, and a failure prints each as measured against allowed.
public struct FrameTolerance: Equatable, Sendable {
  /// The largest difference of a channel, 0 to 255.
  public var maxDelta: Int
  /// How many pixels of a frame may differ.
  public var pixels: Int
  /// How many frames in a row may differ beyond the other two.
  public var frames: Int
  /// Why the tolerance is needed.
  public var reason: String
  /// Where the limits come from, for messages.
  var source: String

  /// Not one pixel may differ.
  public static let exact = FrameTolerance(maxDelta: 0, pixels: 0, because: "")

  /// - Parameters:
  ///   - maxDelta: How far a channel may be off, from 0 to 255.
  ///   - pixels: How many pixels of a frame may differ.
  ///   - frames: How many frames may differ.
  ///   - because: Why it is needed.
  public init(
    maxDelta: Int,
    pixels: Int,
    frames: Int = 0,
    because reason: String,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.maxDelta = maxDelta
    self.pixels = pixels
    self.frames = frames
    self.reason = reason
    source = reason.isEmpty ? "the default" : "\(fileID):\(line), because \(reason)"
  }
}
