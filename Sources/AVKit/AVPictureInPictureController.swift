import AVFoundation
import UIKit

/// A film in a window of its own: a stage has none, as a device without it.
@preconcurrency
@MainActor
open class AVPictureInPictureController: MainActorObject {
  open class func isPictureInPictureSupported() -> Bool { false }
  open class var pictureInPictureButtonStartImage: UIImage {
    UIImage(systemName: "pip.enter") ?? UIImage()
  }
  open class var pictureInPictureButtonStopImage: UIImage {
    UIImage(systemName: "pip.exit") ?? UIImage()
  }

  public let playerLayer: AVPlayerLayer
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }

  /// Nil where it is not supported (documented).
  public init?(playerLayer: AVPlayerLayer) { return nil }

  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
  open func invalidatePlaybackState() {}
}

@preconcurrency
@MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  )
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  )
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

/// A button that chooses where sound is played: an icon.
@preconcurrency
@MainActor
open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  open var activeTintColor: UIColor!
  open var prioritizesVideoDevices = false
  private let icon = UIImageView(image: UIImage(systemName: "airplayaudio"))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    icon.contentMode = .center
    icon.frame = bounds
    icon.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(icon)
  }
}

@preconcurrency
@MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
