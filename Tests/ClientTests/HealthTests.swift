import HealthKit
import Testing
import UIKit

/// Nothing is known of a body, but units are measures everywhere.
@MainActor
@Suite
struct HealthTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `no data of health is available, and whoever asks learns of it later`() throws {
    let store = HKHealthStore()
    let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
    #expect(!HKHealthStore.isHealthDataAvailable())
    var codes: [HKError.Code?] = []
    store.requestAuthorization(toShare: [steps], read: [steps, HKObjectType.workoutType()]) {
      if !$0 { codes.append(($1 as? HKError)?.code) }
    }
    let sample = HKQuantitySample(
      type: steps,
      quantity: HKQuantity(unit: .count(), doubleValue: 5),
      start: Date(),
      end: Date()
    )
    store.save(sample) { if !$0 { codes.append(($1 as? HKError)?.code) } }
    #expect(codes.isEmpty)
    wait()
    #expect(codes == [.errorHealthDataUnavailable, .errorHealthDataUnavailable])
    #expect(throws: HKError.self) { try store.biologicalSex() }
  }

  @Test
  func `a query ends with an error`() throws {
    let steps = HKQuantityType(.stepCount)
    #expect(steps == HKObjectType.quantityType(forIdentifier: .stepCount))
    var codes: [HKError.Code?] = []
    let day = HKQuery.predicateForSamples(withStart: Date(), end: nil, options: .strictStartDate)
    let sum = HKStatisticsQuery(
      quantityType: steps,
      quantitySamplePredicate: day,
      options: .cumulativeSum
    ) { _, result, error in
      if result?.sumQuantity() == nil { codes.append((error as? HKError)?.code) }
    }
    let latest = HKSampleQuery(
      sampleType: steps,
      predicate: nil,
      limit: HKObjectQueryNoLimit,
      sortDescriptors: [NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)]
    ) { _, samples, error in
      if samples == nil { codes.append((error as? HKError)?.code) }
    }
    let store = HKHealthStore()
    store.execute(sum)
    store.execute(latest)
    #expect(codes.isEmpty)
    wait()
    #expect(codes == [.errorHealthDataUnavailable, .errorHealthDataUnavailable])
  }

  @Test
  func `a quantity is measured in other units of its kind`() {
    let weight = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)
    #expect(abs(weight.doubleValue(for: .pound()) - 154.3236) < 0.001)
    let pulse = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 60)
    #expect(abs(pulse.doubleValue(for: HKUnit.count().unitDivided(by: .second())) - 1) < 1e-9)
    #expect(!pulse.is(compatibleWith: .gram()) && pulse.is(compatibleWith: .hertz()))
    let warm = HKQuantity(unit: .degreeCelsius(), doubleValue: 37)
    #expect(abs(warm.doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-6)
    #expect(
      HKUnit(from: "kcal") == .kilocalorie() && HKUnit(from: "ms") == .secondUnit(with: .milli)
    )
    let far = HKQuantity(unit: .mile(), doubleValue: 1)
    #expect(far.compare(HKQuantity(unit: .meter(), doubleValue: 1609)) == .orderedDescending)
    #expect(HKQuantity(unit: .percent(), doubleValue: 50).doubleValue(for: .count()) == 0.5)
  }
}
