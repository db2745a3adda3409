import UIKit

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown, shouldRequest, unnecessary
}

public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }

public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive
  case oNegative
}

open class HKBiologicalSexObject: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var biologicalSex: HKBiologicalSex { .notSet }
}

open class HKBloodTypeObject: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var bloodType: HKBloodType { .notSet }
}

/// What is known of the user's body: nothing, as on a device without the app Health.
open class HKHealthStore: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open class func isHealthDataAvailable() -> Bool { false }
  private var error: HKError { HKError(.errorHealthDataUnavailable) }

  // MARK: Access

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  @preconcurrency
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?,
    read typesToRead: Set<HKObjectType>?,
    completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>
  ) async throws { throw error }

  @preconcurrency
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>,
    completion: @escaping @MainActor (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let error = error
    DispatchQueue.main.async { completion(.unknown, error) }
  }

  // MARK: Samples

  @preconcurrency
  open func save(
    _ object: HKObject,
    withCompletion completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  @preconcurrency
  open func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  public func save(_ object: HKObject) async throws { throw error }
  public func save(_ objects: [HKObject]) async throws { throw error }

  @preconcurrency
  open func delete(
    _ object: HKObject,
    withCompletion completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  @preconcurrency
  open func delete(
    _ objects: [HKObject],
    withCompletion completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { fail(completion) }

  @preconcurrency
  open func add(
    _ samples: [HKSample],
    to workout: HKWorkout,
    completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { fail(completion) }

  /// The query's handler is called later.
  open func execute(_ query: HKQuery) {
    let error = error
    DispatchQueue.main.async { query.fail(error) }
  }
  open func stop(_ query: HKQuery) {}

  // MARK: The user

  open func dateOfBirthComponents() throws -> DateComponents { throw error }
  open func biologicalSex() throws -> HKBiologicalSexObject { throw error }
  open func bloodType() throws -> HKBloodTypeObject { throw error }

  // MARK: In the background, and on a watch

  @preconcurrency
  open func enableBackgroundDelivery(
    for type: HKObjectType,
    frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  @preconcurrency
  open func disableBackgroundDelivery(
    for type: HKObjectType,
    withCompletion completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  @preconcurrency
  open func disableAllBackgroundDelivery(
    completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  @preconcurrency
  open func startWatchApp(
    with workoutConfiguration: HKWorkoutConfiguration,
    completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { fail(completion) }

  private func fail(_ completion: @escaping @MainActor (Bool, (any Error)?) -> Void) {
    let error = error
    DispatchQueue.main.async { completion(false, error) }
  }
}
