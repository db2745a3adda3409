import Foundation

/// A place in which a callee leaves an object for its caller.
///
/// What it held is not released with a new object, as with one that is autoreleased: it
/// may never have held any.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let address: UnsafeMutableRawPointer

  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    address = UnsafeMutableRawPointer(from)
  }

  public init?<Other>(_ from: UnsafeMutablePointer<Other>?) {
    guard let from else { return nil }
    self.init(from)
  }

  public var pointee: Pointee {
    get { address.load(as: Pointee.self) }
    nonmutating set { address.initializeMemory(as: Pointee.self, to: newValue) }
  }
}

/// Where a method of Objective-C puts the reason of a failure.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
