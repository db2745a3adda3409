import Foundation

/// A page of a book that turns: pictures of it and of the page below.
@MainActor
final class TurningPage: UIView {
  private let curl: PageCurl
  private let isForward: Bool

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
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(ground)
    addSubview(curl)
    curl.extent = isForward ? .flat : .away
  }

  required init?(coder: NSCoder) { nil }

  func play(_ completion: @escaping () -> Void) {
    UIView.animate(withDuration: TransitionDuration.curl, delay: 0, options: .curveEaseInOut) {
      self.curl.extent = self.isForward ? .away : .flat
    } completion: { _ in
      completion()
    }
  }

  /// - Parameter part: of the turn, that a finger has made.
  func follow(_ part: CGFloat) { curl.follow(isForward ? part : 1 - part) }
}
