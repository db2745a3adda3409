import UIKit

/// Where the memory of scripts would be.
open class JSVirtualMachine: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// What of a class scripts may use.
public protocol JSExport {}

/// Runs scripts: there is no engine, so that every script throws.
///
/// Values that an app puts into a context can be read again.
open class JSContext: UIKit.NSObject, @unchecked Sendable {
  public let virtualMachine: JSVirtualMachine!
  open var name: String!
  open var isInspectable = false
  open var exception: JSValue!
  /// Called instead of setting `exception` (documented).
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  private(set) lazy open var globalObject: JSValue! = JSValue(newObjectIn: self)

  public init!(virtualMachine: JSVirtualMachine! = JSVirtualMachine()) {
    self.virtualMachine = virtualMachine
  }

  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! { fail() }
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { fail() }

  /// Ends a call as a script's fault.
  func fail() -> JSValue {
    Diagnostics.report("JSContext runs no script: there is no engine.")
    let error = JSValue(object: "Error: there is no engine", in: self)
    if let exceptionHandler { exceptionHandler(self, error) } else { exception = error }
    return JSValue(undefinedIn: self)
  }

  // MARK: Calls of scripts, of which there are none

  open class func current() -> JSContext! { nil }
  open class func currentThis() -> JSValue! { nil }
  open class func currentArguments() -> [Any]! { nil }

  // MARK: Names

  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    globalObject.objectForKeyedSubscript(key)
  }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }
  open subscript(key: Any!) -> Any! {
    get { objectForKeyedSubscript(key) }
    set { setObject(newValue, forKeyedSubscript: key) }
  }
}
