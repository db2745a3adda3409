import UIKit

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
  open var unavailabilityReason: (any Error)? { nil }

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
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }

  /// Nothing changes: no observer hears of a change.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    World.current.diagnostics.report("PHPhotoLibrary changes nothing: there is no library.")
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(false, PHPhotosError(.accessUserDenied)) }
  }
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }
}

// MARK: Requests of changes, which are only made inside a change, and so never here

open class PHChangeRequest: UIKit.NSObject, @unchecked Sendable {}

open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false

  public convenience init(for asset: PHAsset) { self.init() }

  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self {
    unsafeDowncast(PHAssetChangeRequest(), to: self)
  }
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  open class func deleteAssets(_ assets: [PHAsset]) {}
  open class func deleteAssets(_ assets: PHFetchResult<PHAsset>) {}
  open class func deleteAssets(_ assets: NSArray) {}
  open func revertAssetContentToOriginal() {}
}

open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  open class func forAsset() -> Self { unsafeDowncast(PHAssetCreationRequest(), to: self) }
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { true }
  open func addResource(
    with type: PHAssetResourceType,
    fileURL: URL,
    options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(
    with type: PHAssetResourceType,
    data: Data,
    options: PHAssetResourceCreationOptions?
  ) {}
}

open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
  open var title = ""
  public let placeholderForCreatedAssetCollection = PHObjectPlaceholder()

  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  public convenience init?(
    for assetCollection: PHAssetCollection,
    assets: PHFetchResult<PHAsset>
  ) { self.init() }

  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return unsafeDowncast(request, to: self)
  }
  open class func deleteAssetCollections(_ assetCollections: [PHAssetCollection]) {}
  open func addAssets(_ assets: [Any]) {}
  open func addAssets(_ assets: NSArray) {}
  open func insertAssets(_ assets: [Any], at indexes: IndexSet) {}
  open func removeAssets(_ assets: [Any]) {}
  open func removeAssets(_ assets: NSArray) {}
}
