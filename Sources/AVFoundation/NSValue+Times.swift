import UIKit

extension NSValue {
  public convenience init(time: CMTime) {
    self.init(structure: TimeBox(time), objCType: "{?=qiIq}")
  }

  /// Invalid when the value holds something else.
  public var timeValue: CMTime {
    (structure() as TimeBox?)?.time ?? CMTime()
  }

  public convenience init(timeRange: CMTimeRange) {
    self.init(structure: TimeRangeBox(timeRange), objCType: "{?={?=qiIq}{?=qiIq}}")
  }

  /// Invalid when the value holds something else.
  public var timeRangeValue: CMTimeRange {
    (structure() as TimeRangeBox?).map {
      CMTimeRange(start: $0.start.time, duration: $0.duration.time)
    } ?? .invalid
  }
}

/// The parts of a time, of which two that are written differently are not the same.
private struct TimeBox: Hashable, Sendable {
  var value: CMTimeValue
  var timescale: CMTimeScale
  var flags: CMTimeFlags
  var epoch: CMTimeEpoch

  init(_ time: CMTime) {
    value = time.value
    timescale = time.timescale
    flags = time.flags
    epoch = time.epoch
  }

  var time: CMTime { CMTime(value: value, timescale: timescale, flags: flags, epoch: epoch) }
}

private struct TimeRangeBox: Hashable, Sendable {
  var start: TimeBox
  var duration: TimeBox

  init(_ range: CMTimeRange) {
    start = TimeBox(range.start)
    duration = TimeBox(range.duration)
  }
}
