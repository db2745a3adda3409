import Display
import Pixels
import UIKit

/// A run of a scenario that keeps its pictures on the way, for a film of exactly these moments.
///
/// The run that measures the transition is then the film too, and the code runs once.
///
/// Each moment is handed out once, in order. Moments after the last kept one come from the run
/// itself, which continues.
@MainActor
package final class Recording {
  /// What is on screen at a moment.
  package struct Moment {
    package var list: DisplayList
    /// Scripted fingers, above everything else; nil when there are none.
    package var touches: DisplayList?
  }

  /// The limits of all lists together; a larger recording is dropped, since a second run costs less
  /// than the memory.
  ///
  /// Commands take about 150 bytes each; pixels, four.
  private static let maximum = (commands: 100_000, pixels: 16_000_000)

  package let performance: Performance
  /// Gets all moments that are kept.
  let headStart: HeadStart?
  /// The n-th moment that the film shows, from 0, in seconds since the transition was requested;
  /// ascending.
  private let tick: (Int) -> Double
  /// Nothing is kept from here on.
  private let end: Double
  private var kept: [Double: Moment] = [:]
  private var count = 0
  private var contents = DisplayListContents()
  /// Whether all moments up to the present one are kept and none has been handed out.
  private(set) var isWhole = true
  /// What the run showed after its pictures were dropped: the next run is compared with it.
  private(set) var course: Course?

  init(
    of performance: Performance,
    until end: Double?,
    headStart: HeadStart? = nil,
    at tick: @escaping (Int) -> Double
  ) {
    self.performance = performance
    self.headStart = headStart
    self.end = end ?? .infinity
    self.tick = tick
  }

  /// Of what it shows, without pictures.
  convenience init(ofCourse performance: Performance) {
    self.init(of: performance, until: nil) { Double($0) * Course.interval }
    giveUp()
  }

  /// Whether all moments show one picture; nil when they are not kept.
  package var isStill: Bool? {
    guard isWhole else { return nil }
    let lists = kept.sorted { $0.key < $1.key }.map(\.value.list)
    guard let last = lists.last.map(Course.digest) else { return nil }
    // The first and the last differ in nearly all films.
    return lists.dropLast().allSatisfy { Course.digest($0) == last }
  }

  // MARK: Keeping

  /// When to record next, on the stage's clock; nil at the end.
  var nextVisit: Double? {
    guard isWhole || course != nil else { return nil }
    let time = tick(count)
    return time <= end ? performance.origin + time : nil
  }

  /// Keeps what the screen shows at `nextVisit`, which is now.
  func visit() {
    let moment = performance.moment()
    guard isWhole else {
      course?.add(moment.list, at: tick(count))
      count += 1
      return
    }
    contents.add(moment.list)
    // The pixels of the first moment exist in any case.
    if count == 0 { contents.pixels = 0 }
    kept[tick(count)] = moment
    let stage = performance.stage
    headStart?.add(
      moment.list,
      at: tick(count),
      width: stage.pixelWidth,
      height: stage.pixelHeight
    )
    count += 1
    if contents.commands > Recording.maximum.commands || contents.pixels > Recording.maximum.pixels
    {
      giveUp()
    }
  }

  private func giveUp() {
    isWhole = false
    var course = Course()
    for (time, moment) in kept.sorted(by: { $0.key < $1.key }) { course.add(moment.list, at: time) }
    self.course = course
    kept = [:]
  }

  // MARK: Handing out

  /// Whether a film of these moments needs no further run.
  package func covers(_ times: some Sequence<Double>) -> Bool {
    isWhole && times.allSatisfy { kept[$0] != nil || $0 > performance.elapsed - 1e-9 }
  }

  /// - Parameter time: one of those that it covers; asked for in ascending order, each once.
  package func take(_ time: Double) throws -> Moment {
    isWhole = false
    return try kept.removeValue(forKey: time) ?? performance.moment(at: time)
  }
}

/// How much display lists hold together.
///
/// Bitmaps that several show count once.
private struct DisplayListContents {
  var commands = 0
  var pixels = 0
  private var seen: Set<UInt64> = []

  mutating func add(_ list: DisplayList) {
    commands += list.commands.count
    for image in list.images { add(image.pixmap) }
    for case .list(let nested) in list.commands.map(\.kind) { add(nested) }
    for case .mask(let list) in list.contexts.map(\.kind) { add(list) }
  }

  private mutating func add(_ pixmap: Pixmap) {
    guard seen.insert(pixmap.generation).inserted else { return }
    pixels += pixmap.width * pixmap.height
  }
}

extension Performance {
  /// What is on screen now.
  func moment() -> Recording.Moment { moment(of: stage.displayList()) }

  /// What is on screen `time` seconds after the start.
  ///
  /// Times must ascend.
  func moment(at time: Double) throws -> Recording.Moment {
    moment(of: try displayList(at: time))
  }

  private func moment(of list: DisplayList) -> Recording.Moment {
    Recording.Moment(list: list, touches: stage.fingers.isEmpty ? nil : stage.fingerMarks())
  }
}
