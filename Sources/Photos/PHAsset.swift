// Films of a library are assets, and have times: apps use both with this import alone.
@_exported import AVFoundation
@_exported import CoreLocation
import UIKit

/// Something of the library, which is empty.
open class PHObject: UIKit.NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
}

/// Stands for what a change makes: nothing is made here.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1 << 0)
  public static let userPick = PHAssetBurstSelectionType(rawValue: 1 << 1)
}
public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content, properties
}

/// A picture or film.
open class PHAsset: PHObject, @unchecked Sendable {
  public enum PlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }

  open var mediaType: PHAssetMediaType { .image }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var playbackStyle: PlaybackStyle { .image }
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var hasAdjustments: Bool { false }
  open var representsBurst: Bool { false }
  open var burstIdentifier: String? { nil }
  open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

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
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { PHFetchResult() }
}

// MARK: Editing

public typealias PHContentEditingInputRequestID = Int

open class PHContentEditingInput: UIKit.NSObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var uniformTypeIdentifier: String? { nil }
  open var displaySizeImage: UIImage? { nil }
  open var fullSizeImageURL: URL? { nil }
  open var fullSizeImageOrientation: Int32 { 1 }
}
open class PHContentEditingInputRequestOptions: UIKit.NSObject {
  public override init() { super.init() }
  open var isNetworkAccessAllowed = false
}

extension PHAsset {
  /// There is nothing to edit: the handler gets nil.
  @preconcurrency
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping @MainActor (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    DispatchQueue.main.async { completionHandler(nil, [:]) }
    return 0
  }
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
