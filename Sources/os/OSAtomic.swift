// The counters of iOS 9 and earlier, which later ones still have; older libraries use them.
//
// They are plain: the app's code runs on one thread at a time.

@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  value.pointee &+= amount
  return value.pointee
}

@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(amount, value)
}

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}

@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}

@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}

@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}

@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  value.pointee &+= amount
  return value.pointee
}

@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  OSAtomicAdd64(1, value)
}

@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  OSAtomicAdd64(-1, value)
}

/// Whether the value was the old one, and is the new one now.
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ old: Int32,
  _ new: Int32,
  _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  guard value.pointee == old else { return false }
  value.pointee = new
  return true
}

@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32,
  _ new: Int32,
  _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  OSAtomicCompareAndSwap32(old, new, value)
}

public func OSMemoryBarrier() {}
