import Foundation
import ObjectiveC

/// In an archive, a view or a constraint.
///
/// Foundation for Linux names top-level classes alone, and one missing key ends its reading. So the
/// archive has this class, with the object's own as a value, and the object's methods get a coder
/// that behaves like Apple's.
public final class ArchivedObject: Foundation.NSObject, _ArchivedStandIn {
  static let classKey = "UIView.class"

  public func encode(with coder: NSCoder) {}
}

/// What makes the object that a stand-in is for.
public protocol _ArchivedStandIn: NSCoding {}

extension _ArchivedStandIn {
  public init?(coder: NSCoder) {
    nonisolated(unsafe) let coder = coder
    let make = withoutIsolation {
      (coder as? NSKeyedUnarchiver).flatMap(ArchiveStore.current.object)
    }
    guard let made = make() else { return nil }
    // The caller takes it for any object and asks for its class.
    self = unsafeBitCast(made, to: Self.self)
  }
}

extension ArchiveStore {
  /// Writes an object by its own method.
  func write(
    _ object: NSObject,
    to coder: NSCoder,
    _ encode: (ArchiveEncoder) -> Void
  ) {
    guard let archiver = coder as? NSKeyedArchiver else { return }
    let type = type(of: object)
    let name = String(reflecting: type)
    classes[name] = type
    archiver.encode(name, forKey: ArchivedObject.classKey)
    encode(ArchiveEncoder(archiver))
  }

  fileprivate func object(from unarchiver: NSKeyedUnarchiver) -> AnyObject? {
    guard let name = unarchiver.decodeObject(forKey: ArchivedObject.classKey) as? String,
      let type = classes[name]
    else { return nil }
    let decoder = ArchiveDecoder(unarchiver)
    if let type = type as? UIView.Type { return type.init(coder: decoder) }
    // A constraint's class has no initializer with a coder.
    let constraint = InterfaceClasses.make(type) as? NSLayoutConstraint ?? NSLayoutConstraint()
    constraint.read(from: decoder)
    return constraint
  }
}
