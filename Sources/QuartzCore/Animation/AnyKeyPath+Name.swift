import ObjectiveC

extension AnyKeyPath {
  /// The key path as Objective-C writes it, for animations and keys: `"layer.position"`.
  ///
  /// It hides the one of the standard library, which is nil for everything on Linux. It can do so
  /// here, in a module whose whole is imported.
  public var _kvcKeyPathString: String? { KeyPathNames.name(of: self) }
}
