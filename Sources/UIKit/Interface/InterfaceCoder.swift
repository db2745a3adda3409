import Foundation
import InterfaceFiles

/// A coder that holds nothing.
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

/// What `init(coder:)` of an object of a storyboard or xib is given: the element it comes from.
final class InterfaceCoder: EmptyCoder, @unchecked Sendable {
  let element: MarkupElement
  let reader: InterfaceReader
  /// The class that the element stands for when it names none of its own.
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
  /// The last thing that `init(coder:)` of a class of UIKit does, with the class itself for `type`:
  /// what the object's element says is set when the initializer of a class of UIKit returns, so that
  /// initializers of subclasses find it.
  @MainActor
  func read(into object: AnyObject, as type: AnyClass) {
    (self as? InterfaceCoder)?.read(into: object, if: type)
  }

  /// What an attribute of the object's element says.
  @MainActor
  func interfaceAttribute(_ name: String) -> String? {
    (self as? InterfaceCoder)?.element[name]
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

/// What the reader can make of a class known only at run time.
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
