import Photos
import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined, full, hint
}

/// What the sign of live photos stands over and says.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// Shows a live photo, of which there is none: the view stays empty.
@preconcurrency
@MainActor
open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var isMuted = false
  public let playbackGestureRecognizer = UIGestureRecognizer()

  /// The sign of a live photo, white over a picture (observed), of the symbol's usual size
  /// (inferred).
  open class func livePhotoBadgeImage(
    options badgeOptions: PHLivePhotoBadgeOptions = []
  ) -> UIImage {
    let name = badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto"
    let image = UIImage(systemName: name) ?? UIImage()
    guard badgeOptions.contains(.overContent) else { return image }
    return image.withTintColor(.white, renderingMode: .alwaysOriginal)
  }

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
}

@preconcurrency
@MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  )
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  )
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
