import Timeline

/// Calls a method once for every refresh of the (virtual) screen: 60 times a second.
open class CADisplayLink: NSObject {
  private let selector: Selector
  private var target: AnyObject?
  private let world: World
  private var event: EventQueue<() -> Void>.ID?
  /// Those of the run loop in which it fires.
  private var modes: Set<RunLoop.Mode> = []
  private var isInvalid = false

  /// Refreshes per second of the virtual screen.
  package static let refreshRate = 60.0

  /// Keeps `target` until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    world = World.current
    super.init()
  }

  /// What notes name in place of the target: the class that users know, where the
  /// target is a helper of it.
  package var worker: Any.Type?

  /// When the present refresh happens.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next one will happen.
  open var targetTimestamp: CFTimeInterval { timestamp + 1 / rate }
  /// Seconds between refreshes of the screen, however seldom the link fires (documented).
  open var duration: CFTimeInterval { 1 / CADisplayLink.refreshRate }

  /// 0 means every refresh.
  open var preferredFramesPerSecond = 0 {
    didSet { reschedule() }
  }

  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { reschedule() }
  }

  /// Every how many refreshes it fires.
  open var frameInterval = 1 {
    didSet { reschedule() }
  }

  open var isPaused = false {
    didSet { if isPaused != oldValue { reschedule() } }
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    reschedule()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    reschedule()
  }

  open func invalidate() {
    isInvalid = true
    reschedule()
    target = nil
  }

  private var rate: Double {
    let preferred =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.wanted)
    let rate = preferred > 0 ? min(preferred, CADisplayLink.refreshRate) : CADisplayLink.refreshRate
    // Only every whole number of refreshes.
    let every = (CADisplayLink.refreshRate / rate).rounded() * Double(max(1, frameInterval))
    return CADisplayLink.refreshRate / every
  }

  private func reschedule() {
    if let event { world.clock.cancel(event) }
    event = nil
    guard !modes.isEmpty, !isPaused, !isInvalid else { return }
    // Refreshes happen at whole multiples of their length since the start of the world.
    let number = (world.clock.elapsed * rate + 1e-6).rounded(.down) + 1
    let time = VirtualClock.startTime + number / rate
    event = world.clock.schedule(at: time, repeats: true) { [self] in fire(at: time) }
  }

  private func fire(at time: Double) {
    event = nil
    guard world.runs(in: modes) else { return reschedule() }
    timestamp = time
    world.note("a display link of", of: worker ?? target.map { type(of: $0) })
    selector.perform(on: target, with: self)
    if event == nil { reschedule() }
  }
}

public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Without a preferred rate the system chooses in the range: the highest, as long as nothing
  /// keeps it from that (inferred).
  var wanted: Float { preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum }
}
