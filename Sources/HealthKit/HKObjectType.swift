import UIKit

/// What kind of thing is known of a body.
open class HKObjectType: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }

  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  open class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? { HKCorrelationType(identifier) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType() }
  open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {
  open var isMaximumDurationRestricted: Bool { false }
  open var isMinimumDurationRestricted: Bool { false }
}

public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted
  case discreteEquivalentContinuousLevel
}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCorrelationTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {
  init() { super.init(identifier: "HKWorkoutTypeIdentifier") }
}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
  init() { super.init(identifier: "HKActivitySummaryTypeIdentifier") }
}

public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }
  public static let sleepAnalysis = Self("SleepAnalysis")
  public static let appleStandHour = Self("AppleStandHour")
  public static let mindfulSession = Self("MindfulSession")
  public static let menstrualFlow = Self("MenstrualFlow")
  public static let highHeartRateEvent = Self("HighHeartRateEvent")
  public static let lowHeartRateEvent = Self("LowHeartRateEvent")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier\(name)" }
  public static let biologicalSex = Self("BiologicalSex")
  public static let bloodType = Self("BloodType")
  public static let dateOfBirth = Self("DateOfBirth")
  public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
  public static let wheelchairUse = Self("WheelchairUse")
}

public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCorrelationTypeIdentifier\(name)" }
  public static let bloodPressure = Self("BloodPressure")
  public static let food = Self("Food")
}
