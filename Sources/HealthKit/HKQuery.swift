import UIKit

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathQuantity = "quantity"

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1 << 0)
  public static let strictEndDate = Self(rawValue: 1 << 1)
}

/// A question to a store, which fails once it is executed.
open class HKQuery: UIKit.NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?

  init(type: HKObjectType?, predicate: NSPredicate?) {
    (objectType, self.predicate) = (type, predicate)
  }

  /// Calls the handler of the query.
  func fail(_ error: HKError) {}

  /// Samples that touch a time, or with strict options lie in it.
  open class func predicateForSamples(
    withStart startDate: Date?,
    end endDate: Date?,
    options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let sample = object as? HKSample else { return false }
      let first = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let last = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return startDate.map { first >= $0 } ?? true && endDate.map { last < $0 } ?? true
    }
  }
  open class func predicateForObjects(from source: HKSource) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? HKObject)?.source.bundleIdentifier == source.bundleIdentifier
    }
  }
  open class func predicateForObject(with UUID: UUID) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.uuid == UUID }
  }
  open class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? HKWorkout)?.workoutActivityType == workoutActivityType
    }
  }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: Handler

  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping Handler
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(type: sampleType, predicate: predicate)
  }

  override func fail(_ error: HKError) { handler(self, nil, error) }
}

open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  private let handler: Handler

  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    updateHandler: @escaping Handler
  ) {
    handler = updateHandler
    super.init(type: sampleType, predicate: predicate)
  }

  override func fail(_ error: HKError) { handler(self, {}, error) }
}

/// Where samples were read to.
open class HKQueryAnchor: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public init(fromValue value: Int) { super.init() }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKDeletedObject: UIKit.NSObject, @unchecked Sendable {
  public let uuid: UUID
  init(uuid: UUID) { self.uuid = uuid }
}

open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  open var updateHandler: Handler?
  private let handler: Handler

  public init(
    type: HKSampleType,
    predicate: NSPredicate?,
    anchor: HKQueryAnchor?,
    limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(type: type, predicate: predicate)
  }

  override func fail(_ error: HKError) { handler(self, nil, nil, nil, error) }
}
