import Foundation
import ObjectiveC

/// An object that can be handed over by a drag or a paste.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// A class whose objects can be received from a drag or a paste.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension Foundation.NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
}

extension Foundation.NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.image", "public.png", "public.jpeg"]
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}

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
  }

  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility = .all
  ) { objects.append(object) }

  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let types = Set(registeredTypeIdentifiers)
    // What the general types contain of those above.
    let narrower = [
      "public.text": ["public.utf8-plain-text"], "public.plain-text": ["public.utf8-plain-text"],
      "public.image": ["public.png", "public.jpeg"],
      "public.item": registeredTypeIdentifiers, "public.data": registeredTypeIdentifiers,
    ]
    return types.contains(typeIdentifier)
      || !types.isDisjoint(with: narrower[typeIdentifier] ?? [])
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
    objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first { Self.is($0, a: type) }
  }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
