import Foundation
import QuartzCore

/// A row of dots, one for each page.
@preconcurrency
@MainActor
open class UIPageControl: UIControl {
  // In whole pixels: dots of 7.33 points 17.67 apart in 25.67 at three pixels a point, 7.5 and 18 in
  // 26 at two (measured on iOS 14 to 18).
  private static var dot: CGFloat { pixels(7.3, .toNearestOrAwayFromZero) }
  private static var pitch: CGFloat { pixels(17.6, .up) }
  private static var thickness: CGFloat { UIScreen.main.scale > 1 ? pixels(25.6, .up) : 26 }

  /// No phone has one pixel a point: there they stand where they do between those of the others.
  private static func pixels(_ points: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    let scale = UIScreen.main.scale
    return scale > 1 ? (points * scale).rounded(rule) / scale : points
  }

  private var dots: [UIImageView] = []
  private var shown = PageDots()
  private let pill = UIView()

  /// Whether the dots stand on a rounded background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  /// Whether a tap or a drag turns pages at present.
  open private(set) var interactionState = InteractionState.none

  /// The automatic one has no background until a finger goes through the pages (documented).
  open var backgroundStyle = BackgroundStyle.automatic { didSet { update() } }
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  // MARK: Pictures in place of dots

  private var pictures: [Int: UIImage] = [:]
  private var currentPictures: [Int: UIImage] = [:]
  open var preferredIndicatorImage: UIImage? { didSet { update() } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { update() } }
  open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    pictures[page] = image
    update()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentPictures[page] }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentPictures[page] = image
    update()
  }

  /// Nil for a dot.
  private func picture(_ page: Int) -> UIImage? {
    let plain = pictures[page] ?? preferredIndicatorImage
    guard page == currentPage else { return plain }
    return currentPictures[page] ?? preferredCurrentPageIndicatorImage ?? plain
  }

  /// From one indicator to the next: pictures have the gaps of dots.
  private var pitch: CGFloat {
    let widest = (0..<numberOfPages).compactMap { picture($0)?.size.width }.max() ?? 0
    return max(Self.pitch, widest + Self.pitch - Self.dot)
  }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the far end.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      if numberOfPages != oldValue {
        makeDots()
        currentPage = min(currentPage, max(0, numberOfPages - 1))
      }
    }
  }

  /// Held inside `0..<numberOfPages`.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(0, numberOfPages - 1))
      guard currentPage != oldValue else { return update() }
      showCurrentPage()
      guard let progress else { return }
      progress.pageDidChange(to: currentPage)
      setNeedsLayout()
    }
  }

  /// The dots fade to their new colours (observed since iOS 14; the time is inferred).
  private func showCurrentPage() {
    guard window != nil, UIKitWorld.current.animations.animatesOwnChanges else { return update() }
    UIView.animate(
      withDuration: 0.2,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.update()
        self.layOutDots()
      }
    )
  }

  /// Makes the current dot a bar that fills (iOS 17).
  open var progress: UIPageControlProgress? {
    didSet {
      if oldValue !== progress { oldValue?.control = nil }
      progress?.control = self
      update()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The part of the bar that is filled.
  private let fill = UIView()
  /// Points of the bar of the current page (inferred).
  private static let barWidth: CGFloat = 30
  /// How much wider than a dot the current page is.
  private var widening: CGFloat { progress == nil ? 0 : Self.barWidth - Self.dot }

  func progressDidChange() { layOutFill() }

  private func layOutFill() {
    guard let progress, dots.indices.contains(currentPage) else {
      return fill.removeFromSuperview()
    }
    let bar = dots[currentPage]
    bar.clipsToBounds = true
    if fill.superview !== bar { bar.addSubview(fill) }
    fill.backgroundColor = currentPageIndicatorTintColor ?? .white
    let width = bar.bounds.width * CGFloat(progress.currentProgress)
    fill.frame = CGRect(
      x: isRightToLeft ? bar.bounds.width - width : 0,
      y: 0,
      width: width,
      height: bar.bounds.height
    )
  }

  open var hidesForSinglePage = false { didSet { update() } }
  open var pageIndicatorTintColor: UIColor? { didSet { update() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { update() } }
  open var allowsContinuousInteraction = true
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() { update() }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIImageView()
      dot.contentMode = .center
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = UIPageControl.dot / 2
      addSubview(dot)
      return dot
    }
    update()
    // New dots do not come out of the corner where the current page changes next.
    UIView.performWithoutAnimation(layOutDots)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func update() {
    for (index, dot) in dots.enumerated() {
      let color =
        index == currentPage && progress == nil
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let picture = picture(index)
      dot.image = picture?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = picture == nil ? color : nil
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
    let hasPill =
      backgroundStyle == .prominent
      || (backgroundStyle == .automatic && interactionState == .continuous)
    if hasPill, pill.superview == nil { insertSubview(pill, at: 0) }
    pill.isUserInteractionEnabled = false
    pill.backgroundColor = hasPill ? .secondarySystemFill : nil
    setNeedsLayout()
  }

  /// Points before the first dot and behind the last one (measured: 115.67 points for three pages
  /// and 133.33 for four in storyboards of Xcode 14 to 16, at 3x).
  private static let sides: CGFloat = 36.5
  /// Of the pill.
  private static let pillSides: CGFloat = 9

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    size(of: pageCount, sides: Self.sides)
  }

  private func size(of pageCount: Int, sides: CGFloat) -> CGSize {
    let thickness = Self.thickness
    guard pageCount > 0 else { return CGSize(width: 0, height: thickness) }
    let length = CGFloat(pageCount - 1) * pitch + UIPageControl.dot + widening + 2 * sides
    return isVertical
      ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// An override of `intrinsicContentSize` may ask `sizeThatFits(_:)`, which does not ask back.
  private var naturalSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open dynamic override func sizeToFit() { super.sizeToFit() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutDots()
  }

  /// How many dots fit into the bounds; all before there are any.
  private var limit: Int {
    let room = (isVertical ? bounds.height : bounds.width) - UIPageControl.dot - widening
    guard !bounds.isEmpty else { return numberOfPages }
    // A whole pixel less is no dot less.
    return max(0, Int((room + 1) / pitch)) + 1
  }

  private func layOutDots() {
    shown.show(currentPage, of: numberOfPages, limit: limit)
    layOutPill()
    let current = position(of: currentPage)
    let ends = [shown.pages.lowerBound, shown.pages.upperBound - 1].map(position)
    let middle = (ends[0] + ends[1]) / 2
    for (index, dot) in dots.enumerated() {
      let isCurrent = index == currentPage
      let long = UIPageControl.dot + (isCurrent ? widening : 0)
      let size =
        isVertical
        ? CGSize(width: UIPageControl.dot, height: long)
        : CGSize(width: long, height: UIPageControl.dot)
      let scale = shown.scale(of: index)
      dot.bounds = CGRect(origin: .zero, size: dot.image?.size ?? size)
      dot.layer.cornerRadius = dot.image == nil ? UIPageControl.dot / 2 : 0
      dot.alpha = scale == nil ? 0 : 1
      dot.transform = CGAffineTransform(scaleX: scale ?? 0.5, y: scale ?? 0.5)
      let place = position(of: index)
      let shift = isCurrent ? 0 : place > current ? widening / 2 : -widening / 2
      let way = (place - middle) * pitch + shift
      dot.center = CGPoint(
        x: bounds.midX + (isVertical ? 0 : way),
        y: bounds.midY + (isVertical ? way : 0)
      )
    }
    layOutFill()
  }

  /// Of a page's dot in the row, from the left or the top.
  private func position(of page: Int) -> CGFloat {
    CGFloat(isReversed ? numberOfPages - 1 - page : page)
  }

  private func layOutPill() {
    let size = size(of: shown.pages.count, sides: Self.pillSides)
    pill.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    pill.layer.cornerRadius = min(size.width, size.height) / 2
  }

  // MARK: Touches

  /// Where a finger began to go through the pages, and the page of then.
  private var drag = (place: CGFloat(0), page: 0)
  /// Points that a finger moves before it drags (inferred).
  private static let slop: CGFloat = 10

  private func place(of touch: UITouch) -> CGFloat {
    let place = touch.location(in: self)
    return isVertical ? place.y : place.x
  }

  package override var tapIsPrimaryAction: Bool { false }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (place(of: touch), currentPage)
    return super.beginTracking(touch, with: event)
  }

  /// A drag goes through the pages (documented), one for each dot on its way (inferred).
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction else { return true }
    let way = place(of: touch) - drag.place
    if interactionState != .continuous, abs(way) > Self.slop {
      interact(.continuous)
      drag.place += way
    } else if interactionState == .continuous {
      let pages = Int(way / pitch)
      turn(to: drag.page + (isReversed ? -pages : pages), with: event)
    }
    return true
  }

  /// A tap beside the current dot turns one page.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { interact(.none) }
    guard interactionState != .continuous, let touch, currentPage < dots.count else { return }
    let (place, dot) = (place(of: touch), dots[currentPage].center)
    let isForward = (place > (isVertical ? dot.y : dot.x)) != isReversed
    interact(.discrete)
    turn(to: currentPage + (isForward ? 1 : -1), with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interact(.none)
  }

  private func turn(to page: Int, with event: UIEvent?) {
    let page = min(max(page, 0), numberOfPages - 1)
    guard page != currentPage else { return }
    currentPage = page
    sendValueChanged(with: event)
  }

  /// The background fades (inferred).
  private func interact(_ state: InteractionState) {
    let changesBackground = (state == .continuous) != (interactionState == .continuous)
    interactionState = state
    if changesBackground { UIView.animate(withDuration: 0.2, animations: update) }
  }
}
