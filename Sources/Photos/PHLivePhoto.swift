import UIKit

/// A picture that moves; the library has none.
open class PHLivePhoto: UIKit.NSObject, NSItemProviderReading, @unchecked Sendable {
  open var size: CGSize { .zero }

  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo"] }
}

public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

extension PHLivePhoto {
  /// No files make one here: the handler gets nil, in a later turn.
  @preconcurrency
  @MainActor
  @discardableResult
  public class func request(
    withResourceFileURLs fileURLs: [URL],
    placeholderImage image: UIImage?,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    nonisolated(unsafe) let resultHandler = resultHandler
    DispatchQueue.main.async { resultHandler(nil, [:]) }
    return PHLivePhotoRequestIDInvalid
  }

  public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
