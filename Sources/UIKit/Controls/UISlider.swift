import Foundation
import QuartzCore

/// A control that picks a value from a range by a thumb on a track.
@preconcurrency
@MainActor
open class UISlider: UIControl {
  /// Measured on iOS 15 and 16, as the thumb's rise above the track and its shadow are.
  private static let thumbSide: CGFloat = 27
  private static let thumbRise: CGFloat = 7.0 / 6
  /// Between the thumb and the end of the slider that it can reach.
  private static let thumbMargin: CGFloat = 2
  private static let shadow: (opacity: Float, offset: CGFloat, radius: CGFloat) = (0.17, 4, 5)
  private static let trackHeight: CGFloat = 4
  /// Measured, on iOS 17 and 18.
  private static let trackInset: CGFloat = 3

  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let minimumPicture = UIImageView()
  private let maximumPicture = UIImageView()
  private let ticks = SliderTicks()
  private var current: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UISlider.self)
  }

  private func setUp() {
    for view in [ticks, maximumTrack, minimumTrack, thumb, minimumPicture, maximumPicture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.cornerRadius = UISlider.thumbSide / 2
    thumb.layer.shadowOffset = CGSize(width: 0, height: UISlider.shadow.offset)
    thumb.layer.shadowRadius = UISlider.shadow.radius
    update()
  }

  // MARK: Value

  /// Held between `minimumValue` and `maximumValue`.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    current = min(max(value, minimumValue), max(minimumValue, maximumValue))
    let range = maximumValue - minimumValue
    if let trackConfiguration, range > 0 {
      let part = trackConfiguration.nearest(to: (current - minimumValue) / range)
      current = minimumValue + part * range
    }
    guard animated, UIKitWorld.current.animations.animatesOwnChanges else {
      setNeedsLayout()
      return
    }
    UIView.animate(withDuration: 0.25) { self.layOut() }
  }

  open var minimumValue: Float = 0 { didSet { setValue(current, animated: false) } }
  open var maximumValue: Float = 1 { didSet { setValue(current, animated: false) } }
  open var isContinuous = true
  /// Stored: a phone has one behaviour.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  open var sliderStyle = Style.default {
    didSet { thumb.isHidden = sliderStyle == .thumbless }
  }

  public enum Style: Int, Sendable {
    case `default`, thumbless
  }

  open var trackConfiguration: TrackConfiguration? {
    didSet {
      ticks.show(trackConfiguration?.ticks ?? [])
      setValue(current, animated: false)
    }
  }

  // MARK: Looks

  open var minimumTrackTintColor: UIColor? { didSet { update() } }
  open var maximumTrackTintColor: UIColor? { didSet { update() } }
  open var thumbTintColor: UIColor? { didSet { update() } }
  open var minimumValueImage: UIImage? { didSet { update() } }
  open var maximumValueImage: UIImage? { didSet { update() } }
  private var thumbImage: UIImage?

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    if state == .normal { thumbImage = image }
    update()
    setNeedsLayout()
  }

  /// Pictures by state; a state without one has that of the normal state (documented).
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state.rawValue] = image
    update()
    setNeedsLayout()
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state.rawValue] = image
    update()
    setNeedsLayout()
  }

  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages[state.rawValue]
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages[state.rawValue]
  }
  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImages[state.rawValue] ?? minimumTrackImages[State.normal.rawValue]
  }
  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImages[state.rawValue] ?? maximumTrackImages[State.normal.rawValue]
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImage }
  open var currentThumbImage: UIImage? { thumbImage }

  private func update() {
    show(currentMinimumTrackImage, else: minimumTrackTintColor ?? tintColor, in: minimumTrack)
    show(currentMaximumTrackImage, else: maximumTrackTintColor ?? .systemFill, in: maximumTrack)
    thumb.image = thumbImage
    thumb.backgroundColor = thumbImage == nil ? thumbTintColor ?? .white : nil
    thumb.layer.shadowOpacity = thumbImage == nil ? UISlider.shadow.opacity : 0
    minimumPicture.image = minimumValueImage
    maximumPicture.image = maximumValueImage
    alpha = isEnabled ? 1 : 0.5
  }

  private func show(_ image: UIImage?, else color: UIColor, in track: UIImageView) {
    track.image = image
    track.backgroundColor = image == nil ? color : nil
    track.layer.cornerRadius = image == nil ? UISlider.trackHeight / 2 : 0
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  // MARK: Geometry

  /// Constraints place less than the whole: the track reaches from edge to edge of that but for
  /// a point (measured: Interface Builder's frames, and pictures of iOS 18).
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: minimumValueImage, atRight: isRightToLeft, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: maximumValueImage, atRight: !isRightToLeft, in: bounds)
  }

  private func rect(of image: UIImage?, atRight: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    let x = atRight ? bounds.maxX - size.width : bounds.minX
    return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  /// As high as its pictures (inferred), and from a whole point on (measured on iOS 18).
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let pictures = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0 }
    let height = pictures.map(\.size.height).max() ?? UISlider.trackHeight
    let left = minimumValueImage.map { $0.size.width + 8 } ?? UISlider.trackInset
    let right = maximumValueImage.map { $0.size.width + 8 } ?? UISlider.trackInset
    let bounds = isRightToLeft ? bounds.offsetBy(dx: right - left, dy: 0) : bounds
    return CGRect(
      x: bounds.minX + left,
      y: (bounds.midY - height / 2).rounded(),
      width: max(0, bounds.width - left - right),
      height: height
    )
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = CGSize(width: UISlider.thumbSide, height: UISlider.thumbSide)
    let size = thumbImage?.size ?? side
    let range = maximumValue - minimumValue
    var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if isRightToLeft { part = 1 - part }
    let way = thumbWay(along: rect, width: size.width)
    let x = way.start + way.length * part
    let rise = thumbImage == nil ? UISlider.thumbRise : 0
    return CGRect(
      origin: CGPoint(
        x: thumbImage == nil ? x.rounded() : x,
        y: rect.midY - size.height / 2 - rise
      ),
      size: size
    )
  }

  /// Where the thumb's leftmost place is, and how far it moves.
  ///
  /// It goes over the track's ends, to two points from the ends of the slider, by whole points
  /// (measured on iOS 17.5 and 18.5, at three quarters of sliders of two widths). A picture goes to
  /// the very end (inferred).
  private func thumbWay(along track: CGRect, width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let reach = UISlider.trackInset - (thumbImage == nil ? UISlider.thumbMargin : 0)
    return (track.minX - reach, track.width + 2 * reach - width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOut() {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: current)
    thumb.frame = knob
    let isMirrored = isRightToLeft
    func middle(ofThumbAt part: Float) -> CGFloat {
      let value = minimumValue + part * (maximumValue - minimumValue)
      return thumbRect(forBounds: bounds, trackRect: track, value: value).midX
    }
    // From the neutral value, or from the end of the track.
    let neutral = trackConfiguration.map(\.neutralValue) ?? 0
    let end = isMirrored ? track.maxX : track.minX
    let start = neutral > 0 ? middle(ofThumbAt: neutral) : end
    func part(from start: CGFloat) -> CGRect {
      CGRect(
        x: min(start, knob.midX),
        y: track.minY,
        width: abs(knob.midX - start),
        height: track.height
      )
    }
    minimumTrack.frame = part(from: start)
    // Pictures meet below the thumb; a plain track goes on below what is filled.
    let hasPicture = minimumTrack.image != nil || maximumTrack.image != nil
    let otherEnd = isMirrored ? track.minX : track.maxX
    maximumTrack.frame = hasPicture && neutral == 0 ? part(from: otherEnd) : track
    ticks.frame = bounds
    ticks.layOut(below: track) { middle(ofThumbAt: Float($0)) }
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Tracking

  /// The offset from the finger to the thumb's middle.
  private var grip: CGFloat = 0

  package override var tapIsPrimaryAction: Bool { false }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let knob = thumbRect(
      forBounds: bounds,
      trackRect: trackRect(forBounds: bounds),
      value: current
    )
    let x = touch.location(in: self).x
    // The thumb can be grabbed a little beside it (observed).
    guard knob.insetBy(dx: -15, dy: -15).contains(touch.location(in: self)) else { return false }
    grip = knob.midX - x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let way = thumbWay(along: track, width: thumb.bounds.width)
    guard way.length > 0 else { return true }
    let middle = touch.location(in: self).x + grip
    var part: CGFloat = (middle - thumb.bounds.width / 2 - way.start) / way.length
    if isRightToLeft { part = 1 - part }
    let old = current
    setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: false)
    if isContinuous, current != old { sendValueChanged(with: event) }
    return true
  }

  /// A continuous slider also sends its last value: actions read the phase of the touch (observed).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    sendValueChanged(with: event)
  }
}
