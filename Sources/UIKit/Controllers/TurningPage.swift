import Foundation

/// A page of a book that turns: pictures of it and of the page below.
@MainActor
final class TurningPage: UIView {
  private let curl: PageCurl
  private let isForward: Bool
  /// What a turned page is.
  private let end: PageCurl.Extent

  /// - Parameter angle: of the roll's axis, as `PageCurl` takes it.
  init?(
    _ page: UIView,
    over below: UIView,
    in frame: CGRect,
    angle: CGFloat,
    isForward: Bool
  ) {
    let size = CGRect(origin: .zero, size: frame.size)
    guard let curl = PageCurl(of: page, in: size, angle: angle),
      let ground = below.snapshotView(afterScreenUpdates: true)
    else { return nil }
    self.curl = curl
    self.isForward = isForward
    end = .away
    super.init(frame: frame)
    show([ground])
  }

  /// The sheet between two spreads of a book: its front is the second page of the one, its back the
  /// first page of the other.
  ///
  /// It turns straight around the spine, and its roll becomes smaller on the way
  /// (inferred from pictures).
  init?(
    _ spread: SpreadView,
    over below: SpreadView,
    in frame: CGRect,
    angle: CGFloat,
    isForward: Bool
  ) {
    // Of two pages from right to left the second one is the left one.
    let second = angle < 0 ? 0 : 1
    let place = spread.place(second)
    guard
      let curl = PageCurl(
        of: spread.halves[second],
        in: place,
        angle: angle,
        back: below.halves[1 - second]
      ),
      let beside = spread.halves[1 - second].snapshotView(afterScreenUpdates: true),
      let ground = below.halves[second].snapshotView(afterScreenUpdates: true)
    else { return nil }
    self.curl = curl
    self.isForward = isForward
    end = .turned
    super.init(frame: frame)
    beside.frame = spread.place(1 - second)
    ground.frame = place
    show([beside, ground])
  }

  private func show(_ grounds: [UIView]) {
    isUserInteractionEnabled = false
    clipsToBounds = true
    for ground in grounds { addSubview(ground) }
    addSubview(curl)
    curl.extent = isForward ? .flat : end
  }

  required init?(coder: NSCoder) { nil }

  func play(_ completion: @escaping () -> Void) {
    UIView.animate(withDuration: TransitionDuration.curl, delay: 0, options: .curveEaseInOut) {
      self.curl.extent = self.isForward ? self.end : .flat
    } completion: { _ in
      completion()
    }
  }

  /// - Parameter part: of the turn, that a finger has made.
  func follow(_ part: CGFloat) { curl.follow(isForward ? part : 1 - part) }
}
