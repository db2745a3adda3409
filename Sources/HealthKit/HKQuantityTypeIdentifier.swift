import UIKit

/// What is counted or measured of a body.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }

  public static let bodyMassIndex = Self("BodyMassIndex")
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  public static let height = Self("Height")
  public static let bodyMass = Self("BodyMass")
  public static let leanBodyMass = Self("LeanBodyMass")
  public static let waistCircumference = Self("WaistCircumference")

  public static let stepCount = Self("StepCount")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let distanceCycling = Self("DistanceCycling")
  public static let distanceSwimming = Self("DistanceSwimming")
  public static let distanceWheelchair = Self("DistanceWheelchair")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let appleExerciseTime = Self("AppleExerciseTime")
  public static let appleStandTime = Self("AppleStandTime")
  public static let appleMoveTime = Self("AppleMoveTime")
  public static let pushCount = Self("PushCount")
  public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
  public static let vo2Max = Self("VO2Max")
  public static let walkingSpeed = Self("WalkingSpeed")
  public static let walkingStepLength = Self("WalkingStepLength")
  public static let walkingAsymmetryPercentage = Self("WalkingAsymmetryPercentage")
  public static let walkingDoubleSupportPercentage = Self("WalkingDoubleSupportPercentage")
  public static let appleWalkingSteadiness = Self("AppleWalkingSteadiness")
  public static let stairAscentSpeed = Self("StairAscentSpeed")
  public static let stairDescentSpeed = Self("StairDescentSpeed")
  public static let sixMinuteWalkTestDistance = Self("SixMinuteWalkTestDistance")

  public static let heartRate = Self("HeartRate")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let bodyTemperature = Self("BodyTemperature")
  public static let basalBodyTemperature = Self("BasalBodyTemperature")
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  public static let respiratoryRate = Self("RespiratoryRate")
  public static let bloodGlucose = Self("BloodGlucose")
  public static let electrodermalActivity = Self("ElectrodermalActivity")

  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  public static let dietaryFatSaturated = Self("DietaryFatSaturated")
  public static let dietaryCholesterol = Self("DietaryCholesterol")
  public static let dietarySodium = Self("DietarySodium")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  public static let dietaryFiber = Self("DietaryFiber")
  public static let dietarySugar = Self("DietarySugar")
  public static let dietaryProtein = Self("DietaryProtein")
  public static let dietaryCaffeine = Self("DietaryCaffeine")
  public static let dietaryWater = Self("DietaryWater")

  public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
  public static let uvExposure = Self("UVExposure")
}
