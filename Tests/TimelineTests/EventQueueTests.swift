import Testing
import Timeline

@Suite
struct EventQueueTests {
  @Test
  func `events happen by time, and by insertion at equal times`() {
    let clock = VirtualClock()
    var order: [String] = []
    let start = clock.now
    clock.schedule(at: start + 0.3) { order.append("c") }
    clock.schedule(at: start + 0.1) { order.append("a") }
    clock.schedule(at: start + 0.1 + 0.2) { order.append("d") }
    clock.schedule(at: start + 0.2) { order.append("b") }
    clock.schedule(at: start + 0.3) { order.append("e") }
    while let action = clock.takeNext() { action() }
    #expect(order == ["a", "b", "c", "d", "e"])
    #expect(abs(clock.elapsed - 0.3) < 1e-12)
  }

  @Test
  func `a cancelled event does not happen`() {
    let clock = VirtualClock()
    var count = 0
    let first = clock.schedule(at: clock.now) { count += 1 }
    let second = clock.schedule(at: clock.now) { count += 10 }
    #expect(clock.cancel(second))
    #expect(!clock.cancel(second))
    #expect(clock.isWaiting(first))
    while let action = clock.takeNext() { action() }
    #expect(count == 1)
    #expect(clock.isIdle)
  }

  @Test
  func `the past and what is not a time happen now`() {
    let clock = VirtualClock()
    clock.schedule(at: 0) {}
    #expect(clock.next?.time == clock.now)
    _ = clock.takeNext()
    clock.schedule(at: .nan) {}
    #expect(clock.next?.time == clock.now)
  }

  @Test
  func `many events stay in order`() {
    let clock = VirtualClock()
    var times: [Double] = []
    for index in 0..<2000 {
      let time = clock.now + Double((index * 7919) % 1000) / 100
      clock.schedule(at: time) { times.append(clock.now) }
    }
    while let action = clock.takeNext() { action() }
    #expect(times.count == 2000)
    #expect(times == times.sorted())
  }

  @Test
  func `a clock is never zero and never runs backwards`() {
    let clock = VirtualClock()
    #expect(clock.now > 0)
    clock.move(to: 100)
    clock.move(to: 90)
    #expect(clock.now == 100)
  }
}
