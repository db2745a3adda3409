import Dispatch
import Timeline

// Not beside the type: operators are visible only to importers of their module, and an app imports
// UIKit or QuartzCore.

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
