import ObjectiveC
import Testing

@Suite
struct `Work that runs once` {
  @Test
  func `it may ask for itself, and does not run again`() {
    var runs = 0
    func work() {
      _runOnce("RunOnceTests", 1) {
        runs += 1
        work()
      }
    }
    work()
    work()
    #expect(runs == 1)
    _runOnce("RunOnceTests", 2) { runs += 1 }
    #expect(runs == 2)
  }
}
