import AVFoundation
import UIKit

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current, original
}
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

open class PHImageRequestOptions: UIKit.NSObject {
  public override init() { super.init() }
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var version = PHImageRequestOptionsVersion.current
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var normalizedCropRect = CGRect.zero
  open var allowSecondaryDegradedImage = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var progressHandler: PHAssetImageProgressHandler?
}
open class PHVideoRequestOptions: UIKit.NSObject {
  public override init() { super.init() }
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetVideoProgressHandler?
}
open class PHLivePhotoRequestOptions: UIKit.NSObject {
  public override init() { super.init() }
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?
}

public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Makes pictures of assets: there are none, and handlers get nil.
open class PHImageManager: UIKit.NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }

  /// Answers at once where the app waits for that, and otherwise in a later turn (documented).
  private func answer(isSynchronous: Bool = false, _ call: @escaping () -> Void) -> PHImageRequestID
  {
    nonisolated(unsafe) let call = call
    if isSynchronous { call() } else { DispatchQueue.main.async { call() } }
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(isSynchronous: options?.isSynchronous ?? false) { resultHandler(nil, nil) }
  }
  @discardableResult
  open func requestImageData(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(isSynchronous: options?.isSynchronous ?? false) { resultHandler(nil, nil, .up, nil) }
  }
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(isSynchronous: options?.isSynchronous ?? false) { resultHandler(nil, nil, .up, nil) }
  }
  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil) }
  }
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset,
    options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil) }
  }
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset,
    options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil, nil) }
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  public override init() { super.init() }
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
