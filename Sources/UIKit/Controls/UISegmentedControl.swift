import Foundation
import QuartzCore

/// Several segments of which one is selected, as since iOS 13: a pill slides under the titles.
@preconcurrency
@MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2

  @MainActor
  private struct Segment {
    let label = UILabel()
    let picture = UIImageView()
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private let pill = UIView()
  private var separators: [UIView] = []
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

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
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      }
    }
    frame = CGRect(origin: .zero, size: intrinsicContentSize)
  }

  private func setUp() {
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    // The pill's shadow ends with the control (measured).
    clipsToBounds = true
    pill.layer.cornerRadius = 7
    pill.layer.cornerCurve = .continuous
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    pill.isUserInteractionEnabled = false
    addSubview(pill)
    update()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.label.text = title }
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.picture.image = image }
  }

  private func insert(at index: Int, _ fill: (Segment) -> Void) {
    let segment = Segment()
    segment.label.textAlignment = .center
    fill(segment)
    segments.insert(segment, at: min(max(index, 0), segments.count))
    addSubview(segment.label)
    addSubview(segment.picture)
    segmentsDidChange()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.picture.removeFromSuperview()
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
    segmentsDidChange()
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

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  private func segmentsDidChange() {
    for separator in separators { separator.removeFromSuperview() }
    separators = segments.dropFirst().map { _ in
      let separator = UIView()
      separator.isUserInteractionEnabled = false
      insertSubview(separator, belowSubview: pill)
      return separator
    }
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Selection and looks

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

  private func update() {
    if backgroundColor == nil { layer.backgroundColor = UIColor.tertiarySystemFill.cgColor }
    let isDark = traitCollection.userInterfaceStyle == .dark
    pill.backgroundColor =
      selectedSegmentTintColor ?? (isDark ? UIColor(white: 0.39, alpha: 1) : .white)
    pill.isHidden = !segments.indices.contains(selectedSegmentIndex)
    for (index, segment) in segments.enumerated() {
      let isSelected = index == selectedSegmentIndex
      let own =
        (isSelected ? attributes[UIControl.State.selected.rawValue] : nil)
        ?? attributes[UIControl.State.normal.rawValue]
      segment.label.font =
        own?[.font] as? UIFont
        ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      segment.label.textColor =
        segment.isEnabled && isEnabled
        ? own?[.foregroundColor] as? UIColor ?? .label : .tertiaryLabel
      segment.picture.tintColor = segment.label.textColor
    }
    for (index, separator) in separators.enumerated() {
      separator.backgroundColor = .separator
      let touches = index == selectedSegmentIndex || index + 1 == selectedSegmentIndex
      separator.alpha = touches ? 0 : 1
    }
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

  private func contentWidth(_ segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let width = segment.picture.image?.size.width ?? segment.label.intrinsicContentSize.width
    return (width + 20).rounded(.up)
  }

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(contentWidth)
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(
      width: total + CGFloat(max(0, widths.count - 1)),
      height: UISegmentedControl.height
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var segmentFrames: [CGRect] {
    guard !segments.isEmpty else { return [] }
    var widths = segments.map { $0.width > 0 ? $0.width : contentWidth($0) }
    if apportionsSegmentWidthsByContent {
      let factor = bounds.width / max(1, widths.reduce(0, +))
      widths = widths.map { $0 * factor }
    } else {
      let fixed = segments.filter { $0.width > 0 }
      let rest = bounds.width - fixed.reduce(0) { $0 + $1.width }
      let share = max(0, rest) / CGFloat(max(1, segments.count - fixed.count))
      widths = segments.map { $0.width > 0 ? $0.width : share }
    }
    var x = bounds.minX
    let frames = widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map { frame in
      CGRect(
        x: bounds.minX + bounds.maxX - frame.maxX,
        y: frame.minY,
        width: frame.width,
        height: frame.height
      )
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = segmentFrames
    for (segment, frame) in zip(segments, frames) {
      segment.label.frame = frame.insetBy(dx: 4, dy: 0)
      let size = segment.picture.image?.size ?? .zero
      segment.picture.frame = CGRect(
        x: frame.midX - size.width / 2,
        y: frame.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    for (index, separator) in separators.enumerated() {
      let edge = min(frames[index].maxX, frames[index + 1].maxX)
      separator.frame = CGRect(x: edge - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
    }
    if frames.indices.contains(selectedSegmentIndex) {
      let inset = UISegmentedControl.inset
      pill.frame = frames[selectedSegmentIndex].insetBy(dx: inset, dy: inset)
    }
  }

  // MARK: Tracking

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let point = touch.location(in: self)
    guard let index = segmentFrames.firstIndex(where: { $0.contains(point) }),
      segments[index].isEnabled, index != selectedSegmentIndex || isMomentary
    else { return }
    UIView.animate(withDuration: 0.25) { [self] in
      selectedSegmentIndex = index
      layoutIfNeeded()
    }
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}
