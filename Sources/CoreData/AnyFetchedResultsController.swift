import UIKit

/// A controller of results of any type.
///
/// On iOS the delegate gets the controller itself. Here it gets one of another type with the same
/// results, which counts as the same.
open class _AnyFetchedResultsController: UIKit.NSObject, @unchecked Sendable {
  let results: FetchedResults

  init(_ results: FetchedResults) {
    self.results = results
    super.init()
  }

  open override var hash: Int { ObjectIdentifier(results).hashValue }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? _AnyFetchedResultsController)?.results === results
  }
}

public func === (a: _AnyFetchedResultsController?, b: _AnyFetchedResultsController?) -> Bool {
  a?.results === b?.results
}

public func !== (a: _AnyFetchedResultsController?, b: _AnyFetchedResultsController?) -> Bool {
  !(a === b)
}
