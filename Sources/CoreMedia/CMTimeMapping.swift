/// A part of a track, and where it is shown.
public struct CMTimeMapping: Hashable, Sendable {
  public var source: CMTimeRange
  public var target: CMTimeRange

  public init() { self.init(source: .invalid, target: .invalid) }

  public init(source: CMTimeRange, target: CMTimeRange) {
    self.source = source
    self.target = target
  }
}

public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping {
  CMTimeMapping(source: source, target: target)
}
