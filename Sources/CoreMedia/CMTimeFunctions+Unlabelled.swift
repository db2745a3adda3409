import Foundation

// The functions of C as Swift had them before 4.2: without labels.

public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithEpoch(_ value: Int64, _ timescale: Int32, _ epoch: Int64) -> CMTime {
  CMTimeMakeWithEpoch(value: value, timescale: timescale, epoch: epoch)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeConvertScale(
  _ time: CMTime,
  _ timescale: Int32,
  _ method: CMTimeRoundingMethod
) -> CMTime { CMTimeConvertScale(time, timescale: timescale, method: method) }
public func CMTimeMultiply(_ time: CMTime, _ multiplier: Int32) -> CMTime {
  CMTimeMultiply(time, multiplier: multiplier)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, _ multiplier: Float64) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: multiplier)
}
public func CMTimeMultiplyByRatio(
  _ time: CMTime,
  _ multiplier: Int32,
  _ divisor: Int32
) -> CMTime { CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: divisor) }

public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(_ start: CMTime, _ end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
public func CMTimeRangeGetUnion(_ range: CMTimeRange, _ otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}
public func CMTimeRangeGetIntersection(
  _ range: CMTimeRange,
  _ otherRange: CMTimeRange
) -> CMTimeRange { range.intersection(otherRange) }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, _ time: CMTime) -> Bool {
  range.containsTime(time)
}
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, _ otherRange: CMTimeRange) -> Bool {
  range.containsTimeRange(otherRange)
}
public func CMTimeClampToRange(_ time: CMTime, _ range: CMTimeRange) -> CMTime {
  CMTimeClampToRange(time, range: range)
}
