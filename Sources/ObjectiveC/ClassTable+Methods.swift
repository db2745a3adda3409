import Foundation

extension ClassTable {
  /// A method that can be called by name.
  @discardableResult
  public func selector<Root: AnyObject, each A, R>(
    _ name: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (repeat each A) -> R
  ) -> ClassTable {
    selector(Selector(name, method))
  }

  @discardableResult
  @_disfavoredOverload
  public func selector<Root: AnyObject, each A, R>(
    _ name: String,
    _ method: @escaping (Root) -> (repeat each A) -> R,
    unisolated: Void = ()
  ) -> ClassTable {
    selector(Selector(name, method, unisolated: ()))
  }
}
