import Foundation
import ObjectiveC

// The protocols of the Objective-C runtime. Swift's protocols are not objects, and their
// methods have no names at run time, except those of `ProtocolMethods`: what asks for another one
// gets none, as for a method that a protocol does not have.

/// A method's name and types; nil for both where there is none.
public struct objc_method_description {
  public var name: Selector?
  public var types: UnsafeMutablePointer<CChar>?

  public init(name: Selector? = nil, types: UnsafeMutablePointer<CChar>? = nil) {
    self.name = name
    self.types = types
  }
}

private func report(_ what: String, of proto: Protocol) {
  Diagnostics.report("The \(what) of the protocol \(proto) are not known at run time.")
}

public func protocol_getMethodDescription(
  _ proto: Protocol,
  _ aSel: Selector,
  _ isRequiredMethod: Bool,
  _ isInstanceMethod: Bool
) -> objc_method_description {
  let name = String(describing: proto)
  guard ProtocolMethods.knows(name) else {
    report("methods", of: proto)
    return objc_method_description()
  }
  guard isInstanceMethod, let selector = aSel.name,
    ProtocolMethods.has(selector, in: name, required: isRequiredMethod)
  else { return objc_method_description() }
  return objc_method_description(name: aSel)
}

public func protocol_copyMethodDescriptionList(
  _ proto: Protocol,
  _ isRequiredMethod: Bool,
  _ isInstanceMethod: Bool,
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_method_description>? {
  report("methods", of: proto)
  outCount?.pointee = 0
  return nil
}

public func protocol_copyPropertyList(
  _ proto: Protocol,
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  report("properties", of: proto)
  outCount?.pointee = 0
  return nil
}

/// The name alone, without its module: that of a protocol of Objective-C's.
public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> {
  CStrings.shared.pointer(to: String(describing: proto))
}

public func protocol_isEqual(_ proto: Protocol, _ other: Protocol) -> Bool {
  ObjectIdentifier(proto) == ObjectIdentifier(other)
}

/// The name alone, as above.
public func NSStringFromProtocol(_ proto: Protocol) -> String { String(describing: proto) }

/// Nil: no protocol is found by its name.
public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? { nil }
public func NSProtocolFromString(_ namestr: String) -> Protocol? { nil }
