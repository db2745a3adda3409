import UIKit

/// A screenshot as a whole screen.
final class PictureViewController: UIViewController {
  /// A picture of a screen mostly has them already.
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }

  private let picture: UIImage

  init(_ picture: UIImage) {
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    let imageView = UIImageView(image: picture)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.isUserInteractionEnabled = true
    view = imageView
  }
}
