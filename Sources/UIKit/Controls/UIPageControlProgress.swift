import CoreGraphics
import Foundation

/// How much of the current page has passed, shown in its dot, which becomes a bar.
@preconcurrency
@MainActor
open class UIPageControlProgress: MainActorObject {
  weak var control: UIPageControl? { didSet { if control !== oldValue { controlDidChange() } } }

  public init() {}

  open weak var delegate: (any UIPageControlProgressDelegate)?

  private var current: Float = 0
  /// Held inside 0...1.
  open var currentProgress: Float {
    get { current }
    set {
      current = min(max(newValue, 0), 1)
      control?.progressDidChange()
    }
  }

  open var isProgressVisible: Bool { control?.window != nil }

  func controlDidChange() {}

  /// A page has become the current one.
  func pageDidChange(to page: Int) {
    let start = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    currentProgress = start
  }
}

@preconcurrency
@MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  func pageControlProgress(
    _ progress: UIPageControlProgress,
    initialProgressForPage page: Int
  ) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(
    _ progress: UIPageControlProgress,
    initialProgressForPage page: Int
  ) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Progress by time, which turns the page at its end.
@preconcurrency
@MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Seconds of a page without its own duration.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  open private(set) var isRunning = false
  private var durations: [Int: TimeInterval] = [:]
  private var ticker: Timer?

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// As often as the screen is refreshed.
  private static let interval: TimeInterval = 1 / 60

  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    let timer = Timer(timeInterval: Self.interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    RunLoop.main.add(timer, forMode: .common)
    ticker = timer
  }

  open func pauseTimer() {
    isRunning = false
    ticker?.invalidate()
    ticker = nil
  }

  override func controlDidChange() { if control == nil { pauseTimer() } }

  private func tick() {
    guard let control else { return pauseTimer() }
    let duration = duration(forPage: control.currentPage)
    let timer = delegate as? any UIPageControlTimerProgressDelegate
    currentProgress += Float(duration > 0 ? Self.interval / duration : 1)
    timer?.pageControlTimerProgressDidChange(self)
    // The steps add up to a little less than 1.
    guard currentProgress > 0.9999 else { return }
    let isLast = control.currentPage == control.numberOfPages - 1
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let next = isLast ? 0 : control.currentPage + 1
    guard timer?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    control.currentPage = next
    control.sendValueChanged()
  }
}

@preconcurrency
@MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress,
    shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress,
    shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
