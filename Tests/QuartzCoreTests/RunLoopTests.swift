import Foundation
import QuartzCore
import Testing
import Timeline

/// The file imports Foundation too: the virtual types must win.
@MainActor
@Suite
struct RunLoopTests {
  private let stage = LayerStage(width: 10, height: 10)
  private let journal = Journal()

  @Test
  func `blocks run in their own turns, in order`() {
    stage.makeCurrent()
    DispatchQueue.main.async { journal.note("a") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { journal.note("d") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) {
      journal.note("b")
      DispatchQueue.main.async { journal.note("c") }
    }
    #expect(journal.lines.isEmpty)
    stage.advance(to: 1)
    #expect(journal.lines == ["0.0 a", "0.25 b", "0.25 c", "0.5 d"])
    #expect(stage.world.isQuiescent)
  }

  @Test
  func `closures that may not be sent run in their turns, too`() {
    stage.makeCurrent()
    DispatchQueue.main.asyncAfterUnsafe(deadline: .now() + 0.5) { journal.note("b") }
    DispatchQueue.main.asyncUnsafe { journal.note("a") }
    stage.advance(to: 1)
    #expect(journal.lines == ["0.0 a", "0.5 b"])
  }

  @Test
  func `a timer of Dispatch fires at a moment of the calendar`() {
    stage.makeCurrent()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { journal.note("fired") }
    let moment = Date().addingTimeInterval(0.5).timeIntervalSince1970
    let seconds = moment.rounded(.down)
    let place = timespec(tv_sec: Int(seconds), tv_nsec: Int((moment - seconds) * 1e9))
    timer.schedule(wallDeadline: DispatchWallTime(timespec: place))
    timer.resume()
    stage.advance(to: 0.4)
    #expect(journal.lines.isEmpty)
    stage.advance(to: 0.6)
    #expect(journal.lines.count == 1)
    timer.cancel()
  }

  @Test
  func `work of other queues comes back in a fixed order`() {
    stage.makeCurrent()
    DispatchQueue.global(qos: .userInitiated).async {
      Thread.sleep(forTimeInterval: 0.3)
      journal.note("worked")
      DispatchQueue.main.async { journal.note("back") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { journal.note("meanwhile") }
    stage.advance(to: 1)
    #expect(journal.lines == ["0.3 worked", "0.1 meanwhile", "0.3 back"])
  }

  @Test
  func `a timer that was made without a time is not valid until another takes its place`() {
    stage.makeCurrent()
    var timer = Timer()
    #expect(!timer.isValid)
    timer.fire()
    timer.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    #expect(timer.isValid)
    stage.advance(to: 2)
    #expect(!timer.isValid)
  }

  @Test
  func `the sleep of the C library lets only virtual time pass`() {
    stage.makeCurrent()
    DispatchQueue.global().async {
      sleep(3)
      journal.note("three seconds")
      usleep(250_000)
      var quarter = timespec(tv_sec: 0, tv_nsec: 250_000_000)
      nanosleep(&quarter, nil)
      journal.note("and a half")
      DispatchQueue.main.async { journal.note("back") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      sleep(2)
      journal.note("the main queue is blocked")
    }
    let start = ContinuousClock.now
    stage.advance(to: 5)
    #expect(
      journal.lines == [
        "3.0 three seconds", "3.5 and a half", "4.0 the main queue is blocked", "4.0 back",
      ]
    )
    #expect(ContinuousClock.now - start < .seconds(2.5))
  }

  @Test
  func `Swift's clocks measure virtual time`() {
    stage.makeCurrent()
    var spans: [Duration] = []
    let start = ContinuousClock.now
    DispatchQueue.main.async {
      spans.append(ContinuousClock().measure { sleep(2) })
      spans.append(SuspendingClock().measure { usleep(250_000) })
      spans.append(ContinuousClock().measure {})
      let instant = ContinuousClock.now
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        spans.append(instant.duration(to: .now))
      }
    }
    stage.advance(to: 3)
    #expect(spans == [.seconds(2), .milliseconds(250), .zero, .milliseconds(500)])
    // The code around the world has the real time.
    #expect(start.duration(to: .now) < .seconds(2))
  }

  @Test
  func `a cancelled item does not run, a group waits`() {
    stage.makeCurrent()
    let item = DispatchWorkItem { journal.note("never") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    item.cancel()
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { group.leave() }
    DispatchQueue.main.async(group: group) { journal.note("joined") }
    group.notify(queue: .main) { journal.note("all") }
    stage.advance(to: 1)
    #expect(journal.lines == ["0.0 joined", "0.2 all"])
  }

  @Test
  func `those that wait for an item hear of its end, also of a cancelled one`() {
    stage.makeCurrent()
    let item = DispatchWorkItem { journal.note("never") }
    item.notify(queue: .main) { journal.note("over") }
    item.notify(queue: .main, execute: DispatchWorkItem { journal.note("over, too") })
    item.cancel()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    #expect(item.wait(timeout: .now() + 0.05) == .timedOut)
    stage.advance(to: 1)
    #expect(journal.lines == ["0.1 over", "0.1 over, too"])
    #expect(item.wait(timeout: .now()) == .success)
  }

  @Test
  func `moments before the first one and after the last one have numbers, too`() {
    stage.makeCurrent()
    #expect((DispatchTime.now() - 1000).uptimeNanoseconds == 0)
    #expect(DispatchTime.distantFuture.distance(to: .now()) == .never)
    #expect(DispatchTime.now().distance(to: .now() + 2) == .nanoseconds(2_000_000_000))
  }

  @Test
  func `timers fire at exact times and can be stopped`() {
    stage.makeCurrent()
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      count += 1
      journal.note("tick")
      if count == 3 { timer.invalidate() }
    }
    let once = Timer(timeInterval: 0.25, repeats: false) { _ in journal.note("once") }
    RunLoop.main.add(once, forMode: .common)
    stage.advance(to: 2)
    #expect(journal.lines == ["0.1 tick", "0.2 tick", "0.25 once", "0.3 tick"])
    #expect(!once.isValid)
    #expect(stage.world.isQuiescent)
  }

  @MainActor
  final class Target {
    var count = 0
    var last: Any?
    func fire() { count += 1 }
    func refresh(_ link: CADisplayLink) {
      count += 1
      last = link.timestamp
    }
  }

  @Test
  func `a selector calls bound and unapplied methods`() {
    stage.makeCurrent()
    let target = Target()
    Timer.scheduledTimer(
      timeInterval: 0.1,
      target: target,
      selector: Selector(target.fire),
      userInfo: nil,
      repeats: false
    )
    Timer.scheduledTimer(
      timeInterval: 0.1,
      target: target,
      selector: Selector(Target.fire),
      userInfo: nil,
      repeats: false
    )
    stage.advance(to: 1)
    #expect(target.count == 2)
  }

  @Test
  func `a display link follows the refreshes of the screen`() {
    stage.makeCurrent()
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector(Target.refresh(_:)))
    link.add(to: .main, forMode: .common)
    stage.advance(to: 1)
    #expect(target.count == 60)
    #expect(target.last as? Double == VirtualClock.startTime + 1)
    link.isPaused = true
    #expect(stage.world.isQuiescent)
    stage.advance(to: 2)
    #expect(target.count == 60)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    stage.advance(to: 3)
    #expect(target.count == 90)
    link.invalidate()
    stage.advance(to: 4)
    #expect(target.count == 90)
  }

  @Test
  func `a range of rates without a preferred one is fired at its highest`() {
    stage.makeCurrent()
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector(Target.refresh(_:)))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
    link.add(to: .main, forMode: .common)
    stage.advance(to: 1)
    #expect(target.count == 20)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120)
    stage.advance(to: 2)
    #expect(target.count == 80)
    link.invalidate()
  }

  @Test
  func `a display link that fires seldom has the duration of the screen`() {
    stage.makeCurrent()
    let link = CADisplayLink(target: Target(), selector: Selector(Target.refresh(_:)))
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    stage.advance(to: 1)
    #expect(link.duration == 1.0 / 60)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 20) < 1e-9)
    link.invalidate()
  }

  @Test
  func `running the run loop lets time pass`() {
    stage.makeCurrent()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { journal.note("inside") }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    journal.note("after")
    #expect(journal.lines == ["0.5 inside", "1.0 after"])
  }

  @Test
  func `sleeping delays everything`() {
    stage.makeCurrent()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { journal.note("late") }
    Thread.sleep(forTimeInterval: 0.75)
    journal.note("slept")
    stage.advance(to: 1)
    #expect(journal.lines == ["0.75 slept", "0.75 late"])
  }

  @Test
  func `an endless timer is alive, and only its next tick is planned`() {
    stage.makeCurrent()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    #expect(!stage.world.isQuiescent)
    #expect(stage.world.nextEventTime == VirtualClock.startTime + 1)
  }
}
