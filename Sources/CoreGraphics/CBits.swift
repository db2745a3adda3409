// Functions of Apple's C library that those of Linux do not have.

/// The place of the highest bit that is set, counted from 1; 0 where none is.
public func fls(_ value: Int32) -> Int32 { Int32(Int32.bitWidth - value.leadingZeroBitCount) }
public func flsl(_ value: Int) -> Int32 { Int32(Int.bitWidth - value.leadingZeroBitCount) }
public func flsll(_ value: Int64) -> Int32 { Int32(Int64.bitWidth - value.leadingZeroBitCount) }
