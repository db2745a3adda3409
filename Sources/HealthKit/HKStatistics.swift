import UIKit

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = Self(rawValue: 1 << 0)
  public static let discreteAverage = Self(rawValue: 1 << 1)
  public static let discreteMin = Self(rawValue: 1 << 2)
  public static let discreteMax = Self(rawValue: 1 << 3)
  public static let cumulativeSum = Self(rawValue: 1 << 4)
  public static let mostRecent = Self(rawValue: 1 << 5)
  public static let duration = Self(rawValue: 1 << 6)
}

/// What samples of a time have in common; a stage has no samples, and no query gives it out.
open class HKStatistics: UIKit.NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date

  init(quantityType: HKQuantityType, start: Date, end: Date) {
    (self.quantityType, startDate, endDate) = (quantityType, start, end)
  }

  open var sources: [HKSource]? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open func sumQuantity() -> HKQuantity? { nil }
  open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
}

open class HKStatisticsCollection: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func statistics() -> [HKStatistics] { [] }
  open func sources() -> Set<HKSource> { [] }
  open func enumerateStatistics(
    from startDate: Date,
    to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(type: quantityType, predicate: quantitySamplePredicate)
  }

  override func fail(_ error: HKError) { handler(self, nil, error) }
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public let anchorDate: Date
  public let options: HKStatisticsOptions
  public let intervalComponents: DateComponents
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  open var statisticsUpdateHandler:
    (
      (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
    )?

  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.options) = (anchorDate, options)
    self.intervalComponents = intervalComponents
    super.init(type: quantityType, predicate: quantitySamplePredicate)
  }

  override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
