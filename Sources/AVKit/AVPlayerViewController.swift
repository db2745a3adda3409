@_exported import AVFoundation
import UIKit

/// Shows a player's film, which is black, without controls.
@preconcurrency
@MainActor
open class AVPlayerViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A film fills the screen unless the app wants it otherwise (observed).
  private func setUp() {
    if modalPresentationStyle == .automatic { modalPresentationStyle = .fullScreen }
  }

  open var player: AVPlayer? { didSet { playerLayer.player = player } }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var showsTimecodes = false
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { playerLayer.videoGravity = videoGravity }
  }
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var allowsVideoFrameAnalysis = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var requiresLinearPlayback = false
  open var updatesNowPlayingInfoCenter = true
  open var speeds = AVPlaybackSpeed.systemDefaultSpeeds
  open var selectedSpeed: AVPlaybackSpeed? { speeds.first { $0.rate == 1 } }
  open func selectSpeed(_ speed: AVPlaybackSpeed) {}
  /// Black is not a picture.
  open var isReadyForDisplay: Bool { false }
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

/// How fast a film plays.
open class AVPlaybackSpeed: UIKit.NSObject, @unchecked Sendable {
  public let rate: Float
  public let localizedName: String
  open var localizedNumericName: String { rate == rate.rounded() ? "\(Int(rate))×" : "\(rate)×" }
  public init(rate: Float, localizedName: String) {
    self.rate = rate
    self.localizedName = localizedName
  }
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }
}

@preconcurrency
@MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  )
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  )
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  )
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  )
}

extension AVPlayerViewControllerDelegate {
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}
