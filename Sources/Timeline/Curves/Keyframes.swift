/// Where a progress of 0...1 lies between keyframes.
public enum Keyframes {
  /// Evenly spread times of `count` keyframes: 0 ...
  ///
  /// 1.
  public static func evenTimes(_ count: Int) -> [Double] {
    guard count > 1 else { return count == 1 ? [0] : [] }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// Times that make the speed the same everywhere, from the distances between the keyframes.
  public static func pacedTimes(distances: [Double]) -> [Double] {
    let total = distances.reduce(0, +)
    guard total > 0, total.isFinite else { return evenTimes(distances.count + 1) }
    var times = [0.0]
    var sum = 0.0
    for distance in distances {
      sum += distance
      times.append(sum / total)
    }
    times[times.count - 1] = 1
    return times
  }

  /// The keyframe before `progress`, and how far it is to the next one, 0...1.
  ///
  /// Before the first time and after the last one the ends are held. Of keyframes at one
  /// time the last one counts.
  public static func segment(at progress: Double, times: [Double]) -> (index: Int, t: Double) {
    guard times.count > 1, progress >= times[0] else { return (0, 0) }
    var low = 0
    var high = times.count - 1
    guard progress < times[high] else { return (high - 1, 1) }
    // The last keyframe that is not after the progress.
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    let length = times[low + 1] - times[low]
    return (low, length > 0 ? (progress - times[low]) / length : 1)
  }

  /// The value that holds at `progress` when values jump: value i during times[i]..<times[i + 1].
  ///
  /// `times` has one more element than there are values, or as many.
  public static func step(at progress: Double, times: [Double], count: Int) -> Int {
    guard count > 1 else { return 0 }
    var index = 0
    while index + 1 < count, index + 1 < times.count, times[index + 1] <= progress { index += 1 }
    return index
  }
}
