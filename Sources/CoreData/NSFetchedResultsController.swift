import UIKit

/// The results of a request in sections, kept up to date while there is a delegate.
open class NSFetchedResultsController<ResultType>: _AnyFetchedResultsController,
  @unchecked Sendable
{
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The controller as delegates name its type, if that differs.
  private var untyped: NSFetchedResultsController<any NSFetchRequestResult>?

  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    super.init(FetchedResults(fetchRequest.settings, context, sectionNameKeyPath, name))
    if let type = ResultType.self as? NSManagedObject.Type { ManagedClasses.note(type) }
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> {
      results.controllerForDelegate = same
    } else {
      untyped = NSFetchedResultsController<any NSFetchRequestResult>(results)
      results.controllerForDelegate = untyped
    }
    // An empty list is one (inferred: apps and SwiftUI's requests have it).
    guard fetchRequest.sortDescriptors == nil else { return }
    CoreDataFault.raise(
      .invalidArgument,
      "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
    )
  }

  /// One of nothing, which code declares and sets another in its place.
  public convenience init() {
    let request = NSFetchRequest<ResultType>()
    request.sortDescriptors = []
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    self.init(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: nil,
      cacheName: nil
    )
  }

  /// The same controller with another type of results: what a cast of Objective-C's generics gives.
  public init<Other>(_sharing controller: NSFetchedResultsController<Other>) {
    fetchRequest = NSFetchRequest(_sharing: controller.fetchRequest)
    super.init(controller.results)
  }

  override init(_ results: FetchedResults) {
    fetchRequest = NSFetchRequest(results.settings)
    super.init(results)
  }

  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  open var managedObjectContext: NSManagedObjectContext { results.context }
  open var sectionNameKeyPath: String? { results.sectionKeyPath }
  open var cacheName: String? { results.cacheName }

  /// Nothing is kept between runs.
  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws { try results.fetch() }

  // MARK: Results

  open var fetchedObjects: [ResultType]? {
    results.sections.map { $0.flatMap(\.members).compactMap { $0 as? ResultType } }
  }

  open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }

  open func object(at indexPath: IndexPath) -> ResultType {
    if let object = results.object(at: indexPath) as? ResultType { return object }
    CoreDataFault.raise(
      .range,
      "no object at index \(indexPath.item) in section at index \(indexPath.section)"
    )
    fatalError("no object at \(indexPath)")
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap(results.indexPath)
  }

  open var sectionIndexTitles: [String] {
    (results.sections ?? []).compactMap { sectionIndexTitle(forSectionName: $0.name) }
  }

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    let own = delegate?.controller(
      results.controllerForDelegate
        ?? NSFetchedResultsController<any NSFetchRequestResult>(results),
      sectionIndexTitleForSectionName: sectionName
    )
    return own ?? sectionName.first.map { $0.uppercased() }
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }
}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Notes that the delegate wants the changes one by one.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { controller.results.takesSnapshots = false }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { controller.results.takesDifferences = false }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { nil }
}
