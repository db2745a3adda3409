/// Counts frames and reports them.
@MainActor
final class Meter {
  private(set) var done = 0
  private let total: Int
  private let console: Console?
  private let watchdog: Watchdog?

  init(total: Int, console: Console? = nil, watchdog: Watchdog? = nil) {
    self.total = total
    self.console = console
    self.watchdog = watchdog
  }

  func enter(_ phase: String) { watchdog?.enter(phase) }

  func set(_ done: Int, _ phase: String) {
    self.done = done
    watchdog?.enter(phase)
    console?.progress(done, of: total)
  }

  func add(_ count: Int) { set(done + count, "going on") }
}
