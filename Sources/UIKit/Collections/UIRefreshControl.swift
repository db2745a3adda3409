import Foundation

/// A wheel above the content of a scroll view, which begins to turn when the content is pulled far
/// enough.
@preconcurrency
@MainActor
open class UIRefreshControl: UIControl {
  /// Measurements in points.
  private enum Metrics {
    static let height: CGFloat = 60
    static let titleHeight: CGFloat = 20
    static let titleSize: CGFloat = 12
    /// How far the title reaches into the room of the wheel.
    static let titleOverlap: CGFloat = 10
    /// The pull that begins a refresh (inferred).
    static let trigger: CGFloat = 100
    /// The pull that shows the first spoke (inferred).
    static let firstSpoke: CGFloat = 20
  }

  /// Seconds in which the wheel fades when a refresh is over.
  private static let fadeDuration: TimeInterval = 0.25

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Metrics.height))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Metrics.height))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    wheel.hidesWhenStopped = false
    wheel.shownSpokes = 0
    label.font = .systemFont(ofSize: Metrics.titleSize)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.contentMode = .center
    addSubview(wheel)
    addSubview(label)
  }

  /// What it refreshes; its superview may be a bar.
  weak var scrollView: UIScrollView?
  open private(set) var isRefreshing = false
  /// Whether the content makes room for the control.
  private(set) var isHeld = false
  /// Whether the finger that pulls has begun a refresh: it begins no other one (inferred).
  var hasBegun = false

  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// The wheel is gray without a tint of its own, whatever that of the views above.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      wheel.color = newValue
    }
  }

  /// The room that the content makes while it is refreshed.
  var wholeHeight: CGFloat {
    Metrics.height + (attributedTitle == nil ? 0 : Metrics.titleHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: Metrics.height / 2)
    label.frame = CGRect(
      x: 0,
      y: Metrics.height - Metrics.titleOverlap,
      width: bounds.width,
      height: Metrics.titleHeight
    )
  }

  /// Before the control was a property of scroll views, it was one of their subviews.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView = superview as? UIScrollView, scrollView.refreshControl !== self else {
      return
    }
    scrollView.refreshControl = self
  }

  package override var tapIsPrimaryAction: Bool { false }

  // MARK: Refreshing

  /// Shows the wheel; the content does not move (documented).
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    turn()
    hold()
    scrollView?.setNeedsLayout()
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    release()
    UIView.animate(
      withDuration: Self.fadeDuration,
      animations: { self.wheel.alpha = 0 },
      completion: { _ in self.rest() }
    )
  }

  private func turn() {
    isRefreshing = true
    wheel.alpha = 1
    wheel.shownSpokes = nil
    wheel.startAnimating()
  }

  private func rest() {
    guard !isRefreshing else { return }
    wheel.stopAnimating()
    wheel.shownSpokes = 0
    wheel.alpha = 1
  }

  /// Makes room from now on, without moving the content.
  func hold() {
    guard isRefreshing, !isHeld else { return }
    isHeld = true
    scrollView?.keepPlace()
  }

  private func release() {
    guard isHeld, let scrollView else { return }
    isHeld = false
    scrollView.keepPlace()
    let top = scrollView.offsetRange.y.lowerBound
    guard !scrollView.isDragging, scrollView.contentOffset.y < top else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: top),
      animated: true
    )
  }

  /// Stays at the upper edge of what is seen, and begins to refresh when a finger pulls far enough.
  ///
  /// In a bar, the bar places it.
  ///
  /// - Parameter pull: how far the content is from where it rests without the control.
  func follow(pull: CGFloat, isDragging: Bool) {
    if let scrollView, superview === scrollView {
      let height = wholeHeight
      frame = CGRect(
        x: 0,
        y: -max(height, pull) - scrollView.contentInset.top,
        width: scrollView.bounds.width,
        height: height
      )
    }
    isHidden = pull <= 0 && !isRefreshing
    guard !isRefreshing, wheel.alpha == 1 else { return }
    let part = (pull - Metrics.firstSpoke) / (Metrics.trigger - Metrics.firstSpoke)
    wheel.shownSpokes = Int(
      (max(0, min(1, part)) * CGFloat(UIActivityIndicatorView.spokes)).rounded(.down)
    )
    if isDragging, !hasBegun, isEnabled, pull >= Metrics.trigger {
      hasBegun = true
      turn()
      sendValueChanged()
    }
  }
}
