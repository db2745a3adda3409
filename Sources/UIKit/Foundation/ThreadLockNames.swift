import Foundation

// Kinds of locks are numbers of 32 bits on iOS, and of 64 here. The code of iOS passes them as they
// are; code that converts them gets the ones of here.

@_disfavoredOverload
public let PTHREAD_MUTEX_NORMAL: Int32 = 0
@_disfavoredOverload
public let PTHREAD_MUTEX_RECURSIVE: Int32 = 1
@_disfavoredOverload
public let PTHREAD_MUTEX_ERRORCHECK: Int32 = 2
@_disfavoredOverload
public let PTHREAD_MUTEX_DEFAULT: Int32 = 0

public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// Which waiting thread gets a lock first makes no difference here, where code runs on one thread.
@discardableResult
public func pthread_mutexattr_setpolicy_np(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>,
  _ policy: Int32
) -> Int32 { 0 }
