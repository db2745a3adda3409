import Foundation

// The counters of iOS 9 and earlier, which later ones still have; older libraries use them. One
// lock guards all of them.

private let lock = NSLock()

private func change<Number: FixedWidthInteger>(
  _ value: UnsafeMutablePointer<Number>,
  by amount: Number
) -> Number {
  lock.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}

private func swap<Value: Equatable>(
  _ old: Value,
  _ new: Value,
  _ value: UnsafeMutablePointer<Value>
) -> Bool {
  lock.withLock {
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: 1)
}

@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: -1)
}

@discardableResult
public func OSAtomicAdd32(
  _ amount: Int32,
  _ value: UnsafeMutablePointer<Int32>
) -> Int32 {
  change(value, by: amount)
}

@discardableResult
public func OSAtomicCompareAndSwap32(
  _ old: Int32,
  _ new: Int32,
  _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  swap(old, new, value)
}

@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: 1)
}

@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: -1)
}

@discardableResult
public func OSAtomicAdd32Barrier(
  _ amount: Int32,
  _ value: UnsafeMutablePointer<Int32>
) -> Int32 {
  change(value, by: amount)
}

@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32,
  _ new: Int32,
  _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  swap(old, new, value)
}

@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value, by: 1)
}

@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value, by: -1)
}

@discardableResult
public func OSAtomicAdd64(
  _ amount: Int64,
  _ value: UnsafeMutablePointer<Int64>
) -> Int64 {
  change(value, by: amount)
}

@discardableResult
public func OSAtomicCompareAndSwap64(
  _ old: Int64,
  _ new: Int64,
  _ value: UnsafeMutablePointer<Int64>
) -> Bool {
  swap(old, new, value)
}

@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value, by: 1)
}

@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value, by: -1)
}

@discardableResult
public func OSAtomicAdd64Barrier(
  _ amount: Int64,
  _ value: UnsafeMutablePointer<Int64>
) -> Int64 {
  change(value, by: amount)
}

@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
  _ old: Int64,
  _ new: Int64,
  _ value: UnsafeMutablePointer<Int64>
) -> Bool {
  swap(old, new, value)
}

public func OSMemoryBarrier() {}
