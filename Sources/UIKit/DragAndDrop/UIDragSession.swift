import CoreGraphics
import Foundation

/// What a drag and a drop have in common.
@preconcurrency
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Of a Swift type that stands for one of Objective-C's.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

/// A drag, for the view where it began.
@preconcurrency
@MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

public enum UIDropSessionProgressIndicatorStyle: Int, Sendable {
  case none, `default`
}

/// A drag, for the view where it may end.
@preconcurrency
@MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, which always began in the app.
  var localDragSession: (any UIDragSession)? { get }
  var progress: Progress { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Of a Swift type that stands for one of Objective-C's.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type,
    completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(objects.compactMap { $0 as Any as? Value })
    }
  }
}

public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// What a view would do with a drag that ended now.
@preconcurrency
@MainActor
open class UIDropProposal: MainActorObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
