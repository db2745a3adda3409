import Photos
import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined, full, hint
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
