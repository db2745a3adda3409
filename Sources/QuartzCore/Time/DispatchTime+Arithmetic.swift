import Dispatch
import Timeline

// Here and not beside the type: operators of a module are seen by those who import that module, and an
// app imports UIKit or QuartzCore.

public func + (time: Timeline.DispatchTime, seconds: Double) -> Timeline.DispatchTime {
  Timeline.DispatchTime(seconds: time.seconds + seconds)
}

public func - (time: Timeline.DispatchTime, seconds: Double) -> Timeline.DispatchTime {
  Timeline.DispatchTime(seconds: time.seconds - seconds)
}

public func + (
  time: Timeline.DispatchTime,
  interval: DispatchTimeInterval
) -> Timeline.DispatchTime {
  Timeline.DispatchTime(seconds: time.seconds + interval.inSeconds)
}

public func - (
  time: Timeline.DispatchTime,
  interval: DispatchTimeInterval
) -> Timeline.DispatchTime {
  Timeline.DispatchTime(seconds: time.seconds - interval.inSeconds)
}
