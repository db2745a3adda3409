@_exported import AVFoundation
import UIKit

/// Shows a player's film, which is black, without controls.
@preconcurrency
@MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? { didSet { playerLayer.player = player } }
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var contentOverlayView: UIView? { isViewLoaded ? overlay : nil }
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
  private let playerLayer = AVPlayerLayer()
  private let overlay = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.layer.addSublayer(playerLayer)
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    playerLayer.frame = view.bounds
  }
}
