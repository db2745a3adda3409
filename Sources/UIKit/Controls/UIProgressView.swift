import Foundation
import QuartzCore

/// A bar that fills from the leading side.
@preconcurrency
@MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private let track = UIView()
  private let bar = UIView()
  private var value: Float = 0

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2.5 : 4))
    progressViewStyle = style
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UIProgressView.self)
  }

  private func setUp() {
    hugContent(.vertical)
    addSubview(track)
    addSubview(bar)
    update()
  }

  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

  /// 0 to 1.
  open var progress: Float {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    // Zero of zero steps shows none of them (inferred: no app ends by it).
    value = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard animated, UIKitWorld.current.animations.animatesOwnChanges else {
      setNeedsLayout()
      return
    }
    UIView.animate(withDuration: 0.25) { self.layOut() }
  }

  /// What it has done is shown until it is set to nil (documented).
  open var observedProgress: Progress? {
    didSet {
      setNeedsLayout()
      observation = observedProgress?.observe(\.fractionCompleted) { [weak self] _, _ in
        MainActor.assumeIsolatedAnywhere { self?.setNeedsLayout() }
      }
    }
  }
  private var observation: NSKeyValueObservation?

  open var progressImage: UIImage? { didSet { update() } }
  open var trackImage: UIImage? { didSet { update() } }

  open var progressTintColor: UIColor? { didSet { update() } }
  open var trackTintColor: UIColor? { didSet { update() } }

  private func update() {
    bar.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? .systemFill
    for (view, image) in [(bar, progressImage), (track, trackImage)] {
      view.layer.contents = image?.upright
      if image != nil { view.backgroundColor = nil }
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  private var naturalHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let observedProgress {
      value = Float(min(max(observedProgress.fractionCompleted, 0), 1))
    }
    layOut()
  }

  private func layOut() {
    track.frame = bounds
    var filled = bounds
    filled.size.width *= CGFloat(value)
    if isRightToLeft {
      filled.origin.x = bounds.maxX - filled.width
    }
    bar.frame = filled
    for view in [track, bar] {
      view.layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
    }
  }
}
