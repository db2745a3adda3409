import Foundation
import QuartzCore

/// A row of dots, one for each page.
@preconcurrency
@MainActor
open class UIPageControl: UIControl {
  /// Points (measured).
  private static let dot: CGFloat = 7.3
  private static let pitch: CGFloat = 17.6

  private var dots: [UIView] = []

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
      update()
      guard currentPage != oldValue, let progress else { return }
      progress.pageDidChange(to: currentPage)
      setNeedsLayout()
    }
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
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
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
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = UIPageControl.dot / 2
      addSubview(dot)
      return dot
    }
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func update() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == currentPage && progress == nil
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard pageCount > 0 else { return CGSize(width: 0, height: 26) }
    return CGSize(
      width: CGFloat(pageCount - 1) * UIPageControl.pitch + UIPageControl.dot + widening + 2 * 9,
      height: 26
    )
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let length = CGFloat(max(0, numberOfPages - 1)) * UIPageControl.pitch + widening
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, dot) in dots.enumerated() {
      let position = CGFloat(isRightToLeft ? numberOfPages - 1 - index : index)
      let isCurrent = index == currentPage
      dot.bounds = CGRect(
        x: 0,
        y: 0,
        width: UIPageControl.dot + (isCurrent ? widening : 0),
        height: UIPageControl.dot
      )
      let current = CGFloat(isRightToLeft ? numberOfPages - 1 - currentPage : currentPage)
      let shift = isCurrent ? widening / 2 : position > current ? widening : 0
      dot.center = CGPoint(
        x: bounds.midX - length / 2 + position * UIPageControl.pitch + shift,
        y: bounds.midY
      )
    }
    layOutFill()
  }

  /// A tap beside the current dot turns one page.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, currentPage < dots.count else { return }
    let x = touch.location(in: self).x
    let isForward =
      (x > dots[currentPage].center.x) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let page = min(max(currentPage + (isForward ? 1 : -1), 0), numberOfPages - 1)
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
