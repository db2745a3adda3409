import Foundation
import ObjectiveC
import QuartzCore

// Exchanging methods at run time needs the Objective-C runtime. Where UIKit itself calls a method
// that was exchanged, it calls the other one. All else compiles, gets one diagnostic, and
// continues with the methods as they are written.

/// A method of a class, by its name.
public struct Method: @unchecked Sendable {
  /// Nil for one of UIKit's private classes, which are not here.
  let owner: AnyClass?
  let selector: Selector

  fileprivate var words: String { described(selector, in: owner) }
}

/// The address of a method's code.
public typealias IMP = OpaquePointer

private func report(_ what: String) {
  Diagnostics.report("Methods cannot be exchanged at run time: \(what) does nothing.")
}

private func described(_ selector: Selector, in cls: AnyClass?) -> String {
  "\(cls.map { "\($0)" } ?? "a private class").\(selector)"
}

/// Not nil without a class: code that exchanges methods of UIKit's private classes unwraps what it
/// finds, as iOS has those classes.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Method(owner: cls, selector: name)
}

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Method(owner: cls, selector: name)
}

/// A variable of a class.
public typealias Ivar = OpaquePointer

/// Nil: UIKit's variables have other names here, and the runtime does not know Swift's.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
  nil
}

public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? { nil }

// Code from before Swift 4 passes on what it finds without unwrapping it.

public func method_exchangeImplementations(_ m1: Method?, _ m2: Method?) {
  guard let m1, let m2 else { return }
  guard !ExchangedMethods.exchange(m1, m2) else { return }
  report("exchanging \(m1.words) and \(m2.words)")
}

// swift-format-ignore: NeverForceUnwrap
nonisolated(unsafe) private let noImplementation = IMP(bitPattern: 1)!

public func method_getImplementation(_ m: Method?) -> IMP { noImplementation }

@discardableResult
public func method_setImplementation(_ m: Method?, _ imp: IMP) -> IMP {
  report("setting \(m?.words ?? "no method")")
  return noImplementation
}

public func method_getTypeEncoding(_ m: Method?) -> UnsafePointer<CChar>? { nil }

public func method_getName(_ m: Method) -> Selector { m.selector }

public func imp_implementationWithBlock(_ block: Any) -> IMP { noImplementation }

/// True, as for a class without the method: callers then replace another one, which has no effect
/// either.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> Bool {
  report("adding \(described(name, in: cls))")
  return true
}

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> IMP? {
  report("replacing \(described(name, in: cls))")
  return nil
}

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  cls == nil ? nil : noImplementation
}
