import Foundation
import ObjectiveC

/// Carries objects from where a drag begins to where it ends: here both are in one app, and the
/// objects themselves arrive.
open class NSItemProvider: ObjectiveC.NSObject, @unchecked Sendable {
  private var objects: [any NSItemProviderWriting] = []
  /// What a pasteboard takes over.
  var carried: [any NSItemProviderWriting] { objects }
  open var suggestedName: String?

  public override init() { super.init() }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    objects = [object]
  }

  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let object = item as? any NSItemProviderWriting { objects = [object] }
    if let data = item as? Data, let typeIdentifier {
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) {
        $0(data, nil)
        return nil
      }
    }
  }

  /// What else than objects was registered, in its order.
  var representations: [ItemRepresentation] = []

  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility = .all
  ) { objects.append(object) }

  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
      + representations.map(\.typeIdentifier)
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { ItemRepresentation.conforms($0, to: typeIdentifier) }
  }

  open func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    object(of: type) != nil
  }

  /// In a later turn, as on iOS, but on the main thread.
  @discardableResult
  open func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = object(of: type)
    let error = found == nil ? CocoaError(.fileReadUnknown) : nil
    nonisolated(unsafe) let result = found
    World.current.schedule(after: 0) { completionHandler(result, error) }
    return Progress(totalUnitCount: 1)
  }

  /// Of a Swift type that stands for one of Objective-C's.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    let object = object(of: Value._ObjectiveCType.self)
    nonisolated(unsafe) let value = object.map { $0 as Any } as? Value
    let error = value == nil ? CocoaError(.fileReadUnknown) : nil
    World.current.schedule(after: 0) { completionHandler(value, error) }
    return Progress(totalUnitCount: 1)
  }

  private static func `is`<Kind: NSItemProviderReading>(
    _ object: any NSItemProviderReading,
    a kind: Kind.Type
  ) -> Bool { object is Kind }

  func object(of type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    let whole = objects.lazy.compactMap { $0 as? any NSItemProviderReading }
      .first { Self.is($0, a: type) }
    return whole ?? text(as: type)
  }

  /// Plain text can be read with attributes, and text with attributes without (documented: both
  /// read the type of plain text).
  private func text(as type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    for object in objects {
      switch object as AnyObject {
      case let text as Foundation.NSString where type == Foundation.NSAttributedString.self:
        return Foundation.NSAttributedString(string: text as String)
      case let text as Foundation.NSAttributedString where type == Foundation.NSString.self:
        return text.string as NSString
      default: continue
      }
    }
    return nil
  }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
