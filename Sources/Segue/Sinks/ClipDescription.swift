/// What the frames of one output have in common.
public struct ClipDescription: Equatable, Sendable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// Frames a second.
  public var rate: FrameRate
  /// How many frames the whole film has; fewer come where only some are drawn.
  public var frameCount: Int

  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - rate: Frames a second.
  ///   - frameCount: How many frames the whole film has.
  public init(width: Int, height: Int, rate: FrameRate, frameCount: Int) {
    self.width = width
    self.height = height
    self.rate = rate
    self.frameCount = frameCount
  }
}
