import UIKit

open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { false }
  open var canContainCollections: Bool { false }
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum
  case moment
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
  case smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic, smartAlbumSpatial
  case any = 9_223_372_036_854_775_807
}

/// An album; the library has none, and one made by the app is empty.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  private var title: String?
  open override var localizedTitle: String? { title }
  open override var canContainAssets: Bool { true }
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset,
    with type: PHAssetCollectionType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

  open class func transientAssetCollection(
    with assets: [PHAsset],
    title: String?
  ) -> PHAssetCollection {
    let result = PHAssetCollection()
    result.title = title
    return result
  }

  open class func transientAssetCollection(
    withAssetFetchResult fetchResult: PHFetchResult<PHAsset>,
    title: String?
  ) -> PHAssetCollection { transientAssetCollection(with: [], title: title) }
}

public enum PHCollectionListType: Int, Sendable {
  case momentList = 1
  case folder, smartFolder
}

public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1
  case momentListYear
  case regularFolder = 100
  case smartFolderEvents = 200
  case smartFolderFaces
  case any = 9_223_372_036_854_775_807
}

/// A folder of albums; the library has none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  open override var canContainCollections: Bool { true }
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType,
    subtype: PHCollectionListSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}

extension PHCollection {
  public class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
  public class func fetchCollections(
    in collectionList: PHCollectionList,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}
