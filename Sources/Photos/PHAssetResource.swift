import UIKit

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo
  case adjustmentBaseVideo
  case photoProxy = 19
}

/// A file of an asset.
open class PHAssetResource: UIKit.NSObject, @unchecked Sendable {
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

open class PHAssetResourceCreationOptions: UIKit.NSObject {
  public override init() { super.init() }
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}

open class PHAssetResourceRequestOptions: UIKit.NSObject {
  public override init() { super.init() }
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}

public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// Reads files of assets: there are none.
open class PHAssetResourceManager: UIKit.NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()
  open class func `default`() -> PHAssetResourceManager { manager }

  @preconcurrency
  @discardableResult
  open func requestData(
    for resource: PHAssetResource,
    options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    DispatchQueue.main.async { completionHandler(PHPhotosError(.invalidResource)) }
    return PHInvalidAssetResourceDataRequestID
  }
  @preconcurrency
  open func writeData(
    for resource: PHAssetResource,
    toFile fileURL: URL,
    options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(PHPhotosError(.invalidResource)) } }
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
