import Foundation
import InterfaceFiles

/// An empty coder.
class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// The coder for `init(coder:)` of an object of a storyboard or xib: it holds the element.
final class InterfaceCoder: EmptyCoder, @unchecked Sendable {
  let element: MarkupElement
  let reader: InterfaceReader
  /// The kind of the element, for elements without a custom class.
  private let kind: ElementKind
  private(set) var isRead = false

  init(_ element: MarkupElement, kind: ElementKind, reader: InterfaceReader) {
    self.element = element
    self.kind = kind
    self.reader = reader
    super.init()
  }

  /// Reads the element into `object`, once.
  @MainActor
  func read(into object: AnyObject) {
    guard !isRead else { return }
    isRead = true
    reader.read(element, kind: kind, into: object)
  }

  @MainActor
  fileprivate func read(into object: AnyObject, if type: AnyClass) {
    if kind.type == type { read(into: object) }
  }
}

extension NSCoder {
  /// Called at the end of `init(coder:)` of a UIKit class, with the class itself for `type`.
  ///
  /// The element's values are set before that initializer returns, so that initializers of
  /// subclasses find them.
  @MainActor
  func read(into object: AnyObject, as type: AnyClass) {
    switch self {
    case let coder as InterfaceCoder: coder.read(into: object, if: type)
    case let coder as ArchiveDecoder: (object as? UIView)?.read(from: coder, as: type)
    default: break
    }
  }

  /// The value of an attribute of the object's element.
  @MainActor
  func interfaceAttribute(_ name: String) -> String? {
    switch self {
    case let coder as InterfaceCoder: coder.element[name]
    case let coder as ArchiveDecoder: coder.decodeObject(forKey: name) as? String
    default: nil
    }
  }

  /// Whether the object's element has a relationship with another controller.
  @MainActor
  func hasInterfaceRelationship(_ name: String) -> Bool {
    guard let coder = self as? InterfaceCoder else { return false }
    return coder.element.list("connections").contains { $0["relationship"] == name }
  }

  /// Makes the object that stands under a key in the object's element.
  @MainActor
  func interfaceObject<Object: AnyObject>(_ type: Object.Type, forKey key: String) -> Object? {
    guard let coder = self as? InterfaceCoder, let child = coder.element.child(key: key) else {
      return nil
    }
    return coder.reader.object(for: child) as? Object
  }
}

/// A class of which the reader can make objects at run time.
@preconcurrency
@MainActor
protocol InterfaceMade: AnyObject {
  init?(coder: NSCoder)
}

extension UIView: InterfaceMade {}
extension UIViewController: InterfaceMade {}
extension UIBarItem: InterfaceMade {}
extension UINavigationItem: InterfaceMade {}
extension UICollectionViewLayout: InterfaceMade {}
