import UIKit

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

public let CMErrorDomain = "CMErrorDomain"

/// Steps in a time; none are counted.
open class CMPedometerData: UIKit.NSObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }

  init(from start: Date, to end: Date) { (startDate, endDate) = (start, end) }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// What queries get: the user has forbidden the app to know of motion.
private func denial() -> NSError { NSError(domain: CMErrorDomain, code: 105) }

/// Counts steps: a stage walks nowhere, and access is denied.
open class CMPedometer: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func queryPedometerData(
    from start: Date,
    to end: Date,
    withHandler handler: @escaping CMPedometerHandler
  ) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, denial()) }
  }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, denial()) }
  }
  open func stopUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}

/// What a person does; a stage does nothing.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var confidence: CMMotionActivityConfidence { .low }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells walking from driving: access is denied.
open class CMMotionActivityManager: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func queryActivityStarting(
    from start: Date,
    to end: Date,
    to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, denial()) }
  }
  open func startActivityUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityHandler
  ) {}
  open func stopActivityUpdates() {}
}
