@_exported import CoreLocation
import UIKit

/// A picture or film of the library, which is empty.
open class PHObject: UIKit.NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
}
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .image }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var representsBurst: Bool { false }
  open var burstIdentifier: String? { nil }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  )
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
}
open class PHFetchOptions: UIKit.NSObject {
  public override init() { super.init() }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}
/// Nothing is ever found.
open class PHFetchResult<ObjectType: AnyObject>: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// As on iOS, the program ends where there is no such object.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("PHFetchResult has no object at \(index).")
  }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The user has forbidden the app their pictures.
open class PHPhotoLibrary: UIKit.NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }
  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    World.current.diagnostics.report("PHPhotoLibrary changes nothing: there is no library.")
    guard let completionHandler else { return }
    DispatchQueue.main.async {
      completionHandler(false, NSError(domain: "PHPhotosErrorDomain", code: 3311))
    }
  }
}
open class PHAssetChangeRequest: UIKit.NSObject {
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self? { nil }
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  open class func deleteAssets(_ assets: [PHAsset]) {}
}

public typealias PHImageRequestID = Int32
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
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

open class PHImageRequestOptions: UIKit.NSObject {
  public override init() { super.init() }
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var version = PHImageRequestOptionsVersion.current
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
}
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

open class PHImageManager: UIKit.NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }
  @discardableResult
  open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
  @discardableResult
  open func requestImageData(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return 0
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  public override init() { super.init() }
}
