import UIKit

public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"

/// The app or the device that a sample is of.
open class HKSource: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open class func `default`() -> HKSource { HKSource() }
  open var name: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ""
  }
  open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
}

/// Something that an app knows of a body; no store keeps it.
open class HKObject: UIKit.NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  open var source: HKSource { .default() }
  init(metadata: [String: Any]?) { self.metadata = metadata }
}

open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  init(_ type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  open var count: Int { 1 }

  public init(
    type quantityType: HKQuantityType,
    quantity: HKQuantity,
    start startDate: Date,
    end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, start: startDate, end: endDate, metadata: metadata)
  }
}

public enum HKCategoryValue: Int, Sendable { case notApplicable }

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  /// The name of before iOS 16.
  public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
}

open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType,
    value: Int,
    start startDate: Date,
    end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, start: startDate, end: endDate, metadata: metadata)
  }
}

public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
  case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical
  case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics
  case handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
  case mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball
  case rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
  case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports
  case wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs
  case stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
  case discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
  case other = 3000
}

public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor, outdoor
}

/// What a watch is asked to begin.
open class HKWorkoutConfiguration: UIKit.NSObject, NSCopying, @unchecked Sendable {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var lapLength: HKQuantity?
  public override init() { super.init() }
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = HKWorkoutConfiguration()
    (copy.activityType, copy.locationType) = (activityType, locationType)
    copy.lapLength = lapLength
    return copy
  }
}

public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// What happened within a workout.
open class HKWorkoutEvent: UIKit.NSObject, @unchecked Sendable {
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  public let metadata: [String: Any]?

  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil)
  {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
  public convenience init(type: HKWorkoutEventType, date: Date) {
    self.init(type: type, dateInterval: DateInterval(start: date, duration: 0))
  }
  open var date: Date { dateInterval.start }
}

open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?

  public init(
    activityType workoutActivityType: HKWorkoutActivityType,
    start startDate: Date,
    end endDate: Date,
    duration: TimeInterval = 0,
    totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration > 0 ? duration : endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKWorkoutType(), start: startDate, end: endDate, metadata: metadata)
  }
}
