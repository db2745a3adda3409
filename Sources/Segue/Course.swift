import Display

/// What a run of a scenario showed, about ten times a second and at its end.
///
/// The same code shows the same each time (random numbers and the date are those of its world),
/// unless it keeps something from run to run.
package struct Course: Codable, Equatable, Sendable {
  /// The time between two kept moments, in seconds: keeping all of them doubles the work.
  static let interval = 0.1

  /// A number for what was on screen, by microseconds since the start.
  private var moments: [Int: UInt64] = [:]
  private var end: UInt64?
  private var next = 0.0

  private static func microseconds(_ time: Double) -> Int { Int((time * 1e6).rounded()) }

  /// Bytes to a number that is the same on every machine: FNV-1a.
  static func digest(_ list: DisplayList) -> UInt64 {
    list.dump().utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// - Parameters:
  ///   - list: what is on screen.
  ///   - time: seconds since the start, later than that before.
  mutating func add(_ list: @autoclosure () -> DisplayList, at time: Double) {
    guard time >= next - 1e-9 else { return }
    next = time + Course.interval
    moments[Course.microseconds(time)] = Course.digest(list())
  }

  /// Whether all that it kept is one picture.
  package var isStill: Bool { end.map { Set(moments.values).union([$0]).count == 1 } ?? false }

  mutating func finish(_ list: DisplayList) { end = Course.digest(list) }

  /// Compares another run with this one.
  struct Comparison {
    let course: Course
    let duration: Double
    /// The first difference of the runs, and its likely cause; nil while they are equal.
    private(set) var difference: String?

    init?(_ rehearsal: Rehearsal?) {
      guard let rehearsal, let course = rehearsal.course else { return nil }
      self.course = course
      duration = rehearsal.duration
    }

    /// - Parameters:
    ///   - list: what is on screen in the other run.
    ///   - time: later than that before.
    mutating func compare(_ list: DisplayList, at time: Double) {
      guard difference == nil else { return }
      let isEnd = time >= duration - 1e-9
      guard
        let expected = isEnd ? course.end : course.moments[Course.microseconds(time)],
        Course.digest(list) != expected
      else { return }
      let later = isEnd ? "At its end" : "\(Comparison.words(time)) s after its start"
      let place = time == 0 ? "At its first moment" : later
      difference =
        "\(place), it does not show the same each time it runs, so the film may be cut short: code that keeps something from one run to the next (a static variable, say), or reads a clock or files of the machine, does that."
    }

    /// At most three decimals.
    private static func words(_ time: Double) -> String {
      let thousandths = Int((time * 1000).rounded())
      var digits = String(thousandths % 1000 + 1000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      return digits.isEmpty ? "\(thousandths / 1000)" : "\(thousandths / 1000).\(digits)"
    }
  }
}
