// swift-format-ignore-file: NeverForceUnwrap
// The new object has the class that makes it.

/// Objects of a class that is known only at run time: `type.init()`, `T(frame: …)`.
///
/// Objective-C calls the initializers of Apple's classes for every class below them. Swift does
/// that for required initializers alone, and none of these is required: a subclass need not have
/// it. The port writes `type._new()` for such a call.
///
/// A convenience initializer calls `self.init(…)` of the class it is called on, which is the wanted
/// behaviour. Swift cannot express "on the class in this variable", so its entry is declared a
/// second time, as a static method: in machine code both are the same call. A class without the
/// initializer ends as on iOS, "use of unimplemented initializer".
public protocol _ClassConstructible: NSObject {}

extension NSObject: _ClassConstructible {
  @usableFromInline
  convenience init(_plain: Void) { self.init() }

  @_silgen_name("$s10ObjectiveC8NSObjectC6_plainACyt_tcfC")
  static func constructPlain() -> NSObject
}

extension _ClassConstructible {
  /// An object of exactly this class, made without arguments.
  @preconcurrency
  @MainActor
  public static func _new() -> Self {
    (ClassTable.make(self) ?? _construct()) as! Self
  }
}
