import CoreGraphics

/// How what a bar shows comes and goes with its screen.
extension BarContent {
  /// The place of the content while screens slide: on the bar, or with the screen before or after
  /// it.
  enum Standing {
    case behind
    case here
    case ahead
  }

  /// From the middle of the title to the middle of the words of `upper`'s back button: the one
  /// becomes the other.
  ///
  /// Nil without such a pair.
  func wayOfTitle(to upper: BarContent) -> CGFloat? {
    guard titleLabel.alpha > 0, titleView == nil, titleLabel.bounds.width > 0,
      let words = upper.backButton?.middleOfWords(in: upper)
    else { return nil }
    return words - titleLabel.center.x
  }

  /// The title moves to the words of the next screen's back button, or slides by half a bar.
  ///
  /// The words of a back button come from the place of the title. Large titles move with their
  /// screens; everything else fades in place.
  ///
  /// - Parameter titleWay: what `wayOfTitle` returned for the lower one of the two contents.
  func stand(_ standing: Standing, isMirrored: Bool, titleWay: CGFloat? = nil) {
    alpha = standing == .here ? 1 : 0
    let direction: CGFloat =
      switch standing {
      case .behind: isMirrored ? 1 : -1
      case .here: 0
      case .ahead: isMirrored ? -1 : 1
      }
    let width = bounds.width
    let slide = standing == .behind ? titleWay : nil
    let way = CGAffineTransform(translationX: slide ?? direction * width / 2, y: 0)
    backButton?.slideWords(by: standing == .ahead ? -(titleWay ?? 0) : 0)
    titleView?.transform = way
    let large = standing == .behind ? NavigationAnimator.parallax * width : width
    // Labels outside the bar have their own time, and the transition waits for them.
    if titleLabel.superview != nil { titleLabel.transform = way }
    subtitle?.transform = way
    if largeTitleLabel.superview != nil {
      let way = CGAffineTransform(translationX: direction * large, y: 0)
      largeTitleLabel.transform = way
      largeSubtitle?.transform = way
    }
  }
}
