import UIKit

open class PHFetchOptions: UIKit.NSObject {
  public override init() { super.init() }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var wantsIncrementalChangeDetails = true
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
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateObjects(
    options opts: NSEnumerationOptions,
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateObjects(
    at s: IndexSet,
    options opts: NSEnumerationOptions,
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

// MARK: Changes, of which a library that is empty has none

open class PHChange: UIKit.NSObject, @unchecked Sendable {
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T: AnyObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}

open class PHObjectChangeDetails<ObjectType: PHObject>: UIKit.NSObject, @unchecked Sendable {
  open var objectBeforeChanges: ObjectType
  open var objectAfterChanges: ObjectType?
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { objectAfterChanges == nil }

  init(_ object: ObjectType) { objectBeforeChanges = object }
}

open class PHFetchResultChangeDetails<ObjectType: AnyObject>: UIKit.NSObject, @unchecked Sendable {
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType>
  open var fetchResultAfterChanges: PHFetchResult<ObjectType>
  open var hasIncrementalChanges: Bool { false }
  open var hasMoves: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var removedObjects: [ObjectType] { [] }
  open var insertedIndexes: IndexSet? { nil }
  open var insertedObjects: [ObjectType] { [] }
  open var changedIndexes: IndexSet? { nil }
  open var changedObjects: [ObjectType] { [] }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

  public init(
    from fromResult: PHFetchResult<ObjectType>,
    to toResult: PHFetchResult<ObjectType>,
    changedObjects: [ObjectType]
  ) {
    fetchResultBeforeChanges = fromResult
    fetchResultAfterChanges = toResult
  }
}

@preconcurrency
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
