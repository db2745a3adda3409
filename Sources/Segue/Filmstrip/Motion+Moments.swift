import Foundation
import Pixels

/// The moments that tell a transition best.
extension Motion {
  /// Five parts of the duration.
  ///
  /// They are evenly spaced where something moves all the time. Where most of the motion is early,
  /// as with springs, more of them are early.
  public var tellingMoments: [Double] {
    // A curve that returns has no end value to approach.
    let lasting = curves.filter { !$0.returns }
    guard let main = lasting.max(by: { $0.busiestTime < $1.busiestTime }) else {
      return [0, 0.25, 0.5, 0.75, 1]
    }
    let half = main.values.count / 2
    guard half > 0, main.values[half] > 0.87, lasting.allSatisfy({ $0.values[half] > 0.8 }) else {
      return [0, 0.25, 0.5, 0.75, 1]
    }
    func time(of progress: Double) -> Double {
      let sample = main.values.firstIndex { $0 >= progress } ?? half
      return Double(sample) / Double(main.values.count - 1)
    }
    var moments = [0, time(of: 0.25), time(of: 0.6), time(of: 0.9), 1]
    // A short motion in a long film, or a jump: one picture of it is enough, the
    // others show what goes on.
    if moments[3] < 0.15 || moments[3] - moments[1] < 0.05 {
      let rest = (1 - moments[2]) / 3
      moments = [0, moments[2], moments[2] + rest, moments[2] + 2 * rest, 1]
    }
    // A jump in a part of the motion.
    if moments[1] == moments[2] { moments[1] /= 2 }
    if moments[2] == moments[3] { moments[3] = (moments[2] + 1) / 2 }
    // Whole percents, as the captions show them.
    return moments.map { ($0 * 100).rounded() / 100 }
  }
}

extension Motion.Curve {
  /// The sample at which half of the motion is over.
  fileprivate var busiestTime: Int { Motion.busiestTime(values) }
}

/// Which curves tell a transition best.
extension Motion {
  fileprivate static func busiestTime(_ values: [Double]) -> Int {
    values.firstIndex { $0 >= 0.5 } ?? 0
  }

  /// As many as can be distinguished: the first ones, unless most of the motion comes after theirs.
  ///
  /// Of tiles or cells that move one after another these are the first one, the last one and some
  /// between.
  static func spread<Entry>(_ entries: [Entry], of values: (Entry) -> [Double]) -> [Entry] {
    guard entries.count > maximumCount else { return entries }
    let first = Array(entries.prefix(maximumCount))
    func end(_ entries: [Entry]) -> Int { entries.map { endOfMotion(values($0)) }.max() ?? 0 }
    guard 3 * end(first) < 2 * end(entries) else { return first }
    let times = entries.map { busiestTime(values($0)) }
    let order = entries.indices.sorted { (times[$0], $0) < (times[$1], $1) }
    let steps = maximumCount - 1
    return (0...steps).map { entries[order[$0 * (order.count - 1) / steps]] }
  }

  /// The last sample that differs from the one before it.
  private static func endOfMotion(_ values: [Double]) -> Int {
    values.indices.dropFirst().last { abs(values[$0] - values[$0 - 1]) > 0.005 } ?? 0
  }
}

extension Scenario {
  /// Moments to show, without nearly black pictures, such as the middle of a flip.
  public func tellingMoments(duration: Double, motion: Motion) throws -> [Double] {
    var moments = motion.tellingMoments
    for _ in 0..<3 {
      let frames = try frames(at: moments.map { $0 * duration })
      // A screen that is black itself has no better moments.
      guard frames.first?.pixmap.isNearlyBlack != true, frames.last?.pixmap.isNearlyBlack != true
      else { break }
      var isBlack = false
      for (index, frame) in frames.enumerated() where frame.pixmap.isNearlyBlack {
        guard index > 0, index + 1 < moments.count else { continue }
        // The moments stay in their order.
        guard moments[index] - 0.06 > moments[index - 1] else { continue }
        isBlack = true
        moments[index] -= 0.06
      }
      if !isBlack { break }
    }
    return moments.map { ($0 * 100).rounded() / 100 }
  }
}

extension Pixmap {
  /// Whether hardly anything is visible.
  fileprivate var isNearlyBlack: Bool {
    let step = 7
    var seen = 0
    for y in stride(from: 0, to: height, by: step) {
      for x in stride(from: 0, to: width, by: step) {
        let pixel = self[x, y]
        if max(pixel.red, pixel.green, pixel.blue) > 8 { seen += 1 }
      }
    }
    return seen * step * step < width * height / 25
  }
}
