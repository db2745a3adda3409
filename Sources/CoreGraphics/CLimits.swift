// C's limits that Swift cannot read from this system's headers, as their macros are sums or casts.
// Apple's have these types; the others (`INT16_MAX`, `UINT32_MAX`, `FLT_MAX`) come with Foundation,
// and a second one of a name would make each use ambiguous.

public let SCHAR_MIN = Int32(Int8.min)
public let CHAR_MIN = SCHAR_MIN
public let UCHAR_MAX = Int32(UInt8.max)
public let SHRT_MIN = Int32(Int16.min)
public let USHRT_MAX = Int32(UInt16.max)
public let INT_MIN = Int32.min
public let UINT_MAX = UInt32.max
public let LONG_MIN = Int.min
public let ULONG_MAX = UInt.max
public let LLONG_MIN = Int64.min
public let ULLONG_MAX = UInt64.max

public let INT16_MIN = Int32(Int16.min)
public let INT32_MIN = Int32.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max
