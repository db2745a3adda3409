/// The lock of iOS 9 and earlier, which later ones still have.
///
/// It is never contended, as `os_unfair_lock` is not.
public typealias OSSpinLock = Int32

public let OS_SPINLOCK_INIT: OSSpinLock = 0

public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  precondition(lock.pointee == OS_SPINLOCK_INIT, "The lock is held already.")
  lock.pointee = 1
}

public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  lock.pointee = OS_SPINLOCK_INIT
}

public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool {
  guard lock.pointee == OS_SPINLOCK_INIT else { return false }
  lock.pointee = 1
  return true
}
