/// Which moments of a transition are shown, in which order: a pure value, the same for the same
/// request.
///
/// Times are virtual seconds since the transition began. A frame's number is 1-based and fixed by
/// the plan, so that a chunk of the plan has the numbers it has in the whole.
public struct FramePlan: Equatable, Sendable {
  /// A number and a moment of the transition.
  public struct Frame: Equatable, Sendable {
    /// 1-based, without gaps in the whole plan.
    public let number: Int
    /// Virtual seconds since the transition began.
    public let time: Double

    /// - Parameter time: in seconds from the start of the transition.
    public init(number: Int, time: Double) {
      self.number = number
      self.time = time
    }
  }

  /// What the plan is made from.
  public struct Request: Equatable, Sendable {
    /// Frames a second.
    public var rate: FrameRate
    /// How much of the transition is shown, in virtual seconds.
    public var duration: Double
    /// Virtual seconds that pass in a second of output: 0.25 is slow motion.
    public var speed = 1.0
    /// Seconds of output that the first and the last frame stand still.
    public var holdFirst = 0.0
    /// Seconds that the last frame stands.
    public var holdLast = 0.0
    /// Keeps every n-th frame, and the last one.
    public var every = 1
    /// Moments as parts of the duration; replaces the regular ticks.
    public var at: [Double]?
    /// Whether the film runs backwards.
    public var isReversed = false
    /// Forwards, then backwards, the turning frames once.
    public var isBoomerang = false
    /// A part of the duration whose frame comes before all others: what is shown of a
    /// film that does not play.
    public var poster: Double?

    /// A film of `duration` seconds.
    public init(rate: FrameRate, duration: Double) {
      self.rate = rate
      self.duration = duration
    }
  }

  /// Frames a second.
  public let rate: FrameRate
  /// In the order of the film.
  public let frames: [Frame]
  /// Of the whole, when `frames` is a selection of it.
  public let totalCount: Int

  /// More frames than this are refused: rendering them would take too long.
  public static let maximumCount = 1_000_000

  /// Nil when the request asks for more than `maximumCount` frames.
  public init?(_ request: Request) {
    let rate = request.rate
    var times: [Double]
    if let at = request.at {
      times = at.map { $0 * request.duration }
    } else {
      let outputDuration = request.duration / request.speed
      guard outputDuration * rate.framesPerSecond < Double(FramePlan.maximumCount) else {
        return nil
      }
      let last = rate.intervals(covering: outputDuration)
      times = stride(from: 0, through: last, by: request.every).map {
        rate.time(of: $0) * request.speed
      }
      if last % request.every != 0 { times.append(rate.time(of: last) * request.speed) }
    }
    if request.isReversed { times.reverse() }
    if request.isBoomerang { times += times.dropLast().dropFirst().reversed() }
    let held = (first: request.holdFirst, last: request.holdLast)
    if let first = times.first, held.first > 0 {
      times = Array(repeating: first, count: rate.intervals(covering: held.first)) + times
    }
    if let last = times.last, held.last > 0 {
      times += Array(repeating: last, count: rate.intervals(covering: held.last))
    }
    if let poster = request.poster { times.insert(poster * request.duration, at: 0) }
    guard times.count <= FramePlan.maximumCount else { return nil }
    self.rate = rate
    totalCount = times.count
    frames = times.enumerated().map { Frame(number: $0.offset + 1, time: $0.element) }
  }

  /// The frames of the plan whose numbers `selection` names; nil if it names one that is not there.
  public func selecting(_ selection: FrameSelection) -> FramePlan? {
    guard let numbers = selection.numbers(count: frames.count) else { return nil }
    return FramePlan(
      rate: rate,
      frames: numbers.map { frames[$0 - 1] },
      totalCount: frames.count
    )
  }

  private init(rate: FrameRate, frames: [Frame], totalCount: Int) {
    self.rate = rate
    self.frames = frames
    self.totalCount = totalCount
  }
}

/// Frame numbers as a user writes them: `1-30`, `7`, `1,5,9-12`, `-1` for the last.
public struct FrameSelection: Equatable, Sendable {
  private let ranges: [(first: Int, last: Int)]

  /// Equal ranges in equal order.
  public static func == (lhs: FrameSelection, rhs: FrameSelection) -> Bool {
    lhs.ranges.elementsEqual(rhs.ranges) { $0 == $1 }
  }

  /// Nil when `text` is not a list of numbers and ranges, or a range ends before it begins.
  public init?(_ text: String) {
    var ranges: [(first: Int, last: Int)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let number = Int(part) {
        ranges.append((number, number))
        continue
      }
      // A dash after the first character separates; one at the start is a sign.
      guard let dash = part.dropFirst().firstIndex(of: "-"), let first = Int(part[..<dash]),
        let last = Int(part[part.index(after: dash)...])
      else { return nil }
      ranges.append((first, last))
    }
    let areInOrder = ranges.allSatisfy { range in
      // Numbers from the end, and one of each kind, are in order by the count of frames.
      range.first != 0 && range.last != 0
        && (range.first.signum() != range.last.signum() || range.first <= range.last)
    }
    guard !ranges.isEmpty, areInOrder else { return nil }
    self.ranges = ranges
  }

  /// The numbers in ascending order, each once; nil when one is outside `1...count`.
  public func numbers(count: Int) -> [Int]? {
    var numbers: Set<Int> = []
    for range in ranges {
      // -1 is the last frame, -2 the one before it.
      let first = range.first < 0 ? count + 1 + range.first : range.first
      let last = range.last < 0 ? count + 1 + range.last : range.last
      guard 1 <= first, first <= last, last <= count else { return nil }
      numbers.formUnion(first...last)
    }
    return numbers.sorted()
  }
}
