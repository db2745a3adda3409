import Foundation
import QuartzCore

/// Several segments of which one is selected, as since iOS 13: a pill slides under the titles.
@preconcurrency
@MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2
  static let cornerRadius: CGFloat = 8

  var segments: [Entry] = []
  /// Pictures in place of the pill and the lines.
  var looks = SegmentLooks() { didSet { segmentsDidChange() } }
  var contentShifts: [Segment: UIOffset] = [:] {
    didSet { if contentShifts != oldValue { setNeedsLayout() } }
  }
  private(set) var dividers: [UIImageView] = []
  let pill = UIView()
  private(set) var separators: [UIView] = []
  private(set) var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UISegmentedControl.self)
  }

  /// `items` are strings and images.
  ///
  /// Designated, as on iOS: subclasses override it.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if let title = item as? String {
        insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      }
    }
    frame = CGRect(origin: .zero, size: naturalSize)
  }

  /// A segment for each action, which it performs when it is selected (documented).
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame == .zero { self.frame = CGRect(origin: .zero, size: naturalSize) }
  }

  private func setUp() {
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    // The pill's shadow ends with the control (measured).
    clipsToBounds = true
    pill.layer.cornerRadius = 7
    pill.layer.cornerCurve = .continuous
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    pill.isUserInteractionEnabled = false
    addSubview(pill)
    update()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(at: segment) { $0.label.text = title } }
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(at: segment) { $0.picture.image = image } }
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(at: segment) { $0.show(action) } }
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].show(action)
    segmentsDidChange()
  }

  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Points, from the middle of the segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].offset = offset
    setNeedsLayout()
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    change(animated: animated, removing: segments[segment]) { remove(at: segment) }
  }

  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = title
    segmentsDidChange()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].picture.image = image
    segmentsDidChange()
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].picture.image : nil
  }

  /// 0 for equal or content widths.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
    segmentsDidChange()
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    update()
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  func segmentsDidChange() {
    for separator in separators { separator.removeFromSuperview() }
    separators = segments.dropFirst().map { _ in
      let separator = UIView()
      separator.isUserInteractionEnabled = false
      insertSubview(separator, belowSubview: pill)
      return separator
    }
    for divider in dividers { divider.removeFromSuperview() }
    dividers = looks.dividers.isEmpty ? [] : segments.dropFirst().map { _ in UIImageView() }
    for divider in dividers { addSubview(divider) }
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Selection and looks

  /// Stored: the drag of a script never rests on a view.
  open var isSpringLoaded = false
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      guard selectedSegmentIndex != oldValue else { return }
      update()
      setNeedsLayout()
    }
  }

  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  open var selectedSegmentTintColor: UIColor? { didSet { update() } }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    segmentsDidChange()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  // MARK: Geometry

  /// Its last point is below the alignment rectangle: constraints make it 31 points high, which
  /// shows as 32 (measured: Interface Builder's frames, up to iOS 18).
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: naturalSize)).size
  }

  /// An override of `intrinsicContentSize` may ask `sizeThatFits(_:)`, which does not ask back.
  private var naturalSize: CGSize {
    let widths = segments.map(contentWidth)
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(
      width: total + CGFloat(max(0, widths.count - 1)),
      height: UISegmentedControl.height
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = segmentFrames
    let inner = innerFrames(of: frames)
    for (index, (segment, frame)) in zip(segments, frames).enumerated() {
      let shift = shift(of: index)
      let place = inner[index].offsetBy(dx: shift.width, dy: shift.height)
      segment.label.frame = narrowed(place, by: 4)
      let size = segment.picture.image?.size ?? .zero
      segment.picture.frame = CGRect(
        x: place.midX - size.width / 2,
        y: place.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      segment.background.frame = frame
    }
    for (index, divider) in dividers.enumerated() {
      let edge = min(frames[index].maxX, frames[index + 1].maxX)
      let width = divider.image?.size.width ?? 0
      divider.frame = CGRect(x: edge - width / 2, y: 0, width: width, height: bounds.height)
    }
    for (index, separator) in separators.enumerated() {
      separator.frame = CGRect(
        x: isRightToLeft ? frames[index].minX : inner[index].maxX,
        y: ControlDivider.margin,
        width: ControlDivider.width,
        height: max(0, bounds.height - 2 * ControlDivider.margin)
      )
    }
    if frames.indices.contains(shownSegmentIndex) {
      let inset = UISegmentedControl.inset
      let place = narrowed(inner[shownSegmentIndex], by: inset)
      pill.setUntransformedFrame(place.insetBy(dx: 0, dy: min(inset, place.height / 2)))
    }
  }

  /// Without its sides, at most to its middle: a rectangle that is inset farther is `.null`
  /// (documented), and no layer could be there.
  private func narrowed(_ place: CGRect, by margin: CGFloat) -> CGRect {
    place.insetBy(dx: min(margin, place.width / 2), dy: 0)
  }

  // MARK: Tracking

  /// The segment to which a finger has moved the pill; nil while no finger holds it.
  private var heldSegmentIndex: Int?
  var shownSegmentIndex: Int { heldSegmentIndex ?? selectedSegmentIndex }

  /// In seconds, of the pill on its way; it becomes smaller under a finger (the
  /// numbers are inferred).
  private static let slideDuration: TimeInterval = 0.25
  private static let heldScale: CGFloat = 0.95

  private func movePill(to index: Int?) {
    guard index != heldSegmentIndex else { return }
    UIView.animate(withDuration: Self.slideDuration) { [self] in
      heldSegmentIndex = index
      pill.transform =
        index == nil ? .identity : CGAffineTransform(scaleX: Self.heldScale, y: Self.heldScale)
      update()
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  package override var tapIsPrimaryAction: Bool { false }

  /// A finger that comes down on the selected segment holds the pill and takes it along; what it
  /// leaves selected is sent when it lifts (inferred).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = segmentIndex(at: touch.location(in: self))
    if index == selectedSegmentIndex, !isMomentary, looks.backgrounds.isEmpty {
      movePill(to: index)
    }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = CGPoint(x: touch.location(in: self).x, y: bounds.midY)
    if heldSegmentIndex != nil, let index = segmentIndex(at: point), segments[index].isEnabled {
      movePill(to: index)
    }
    return true
  }

  open override func cancelTracking(with event: UIEvent?) { movePill(to: nil) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let held = heldSegmentIndex
    let touched = touch.flatMap { segmentIndex(at: $0.location(in: self)) }
    guard let index = held ?? touched, segments.indices.contains(index), segments[index].isEnabled,
      index != selectedSegmentIndex || isMomentary
    else { return movePill(to: nil) }
    UIView.animate(withDuration: Self.slideDuration) { [self] in
      selectedSegmentIndex = index
      layoutIfNeeded()
    }
    movePill(to: nil)
    segments[index].action?.perform(sender: self)
    sendValueChanged(with: event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}
