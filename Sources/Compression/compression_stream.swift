import CDeflate
import Foundation

// Apple's names in C. Of the algorithms, zlib is here; the others fail, as on damaged data.

public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

/// Where the bytes of a stream come from and go to.
public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  public var src_size: Int
  public var state: UnsafeMutableRawPointer?

  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>,
    dst_size: Int,
    src_ptr: UnsafePointer<UInt8>,
    src_size: Int,
    state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

@discardableResult
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>,
  _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  stream.pointee.state = nil
  guard algorithm == COMPRESSION_ZLIB,
    let state = cdeflate_begin(operation == COMPRESSION_STREAM_DECODE ? 1 : 0)
  else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = state
  return COMPRESSION_STATUS_OK
}

@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>,
  _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let (source, room) = (stream.pointee.src_size, stream.pointee.dst_size)
  let status = cdeflate_step(
    state,
    stream.pointee.src_ptr,
    &stream.pointee.src_size,
    stream.pointee.dst_ptr,
    &stream.pointee.dst_size,
    flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue)
  )
  stream.pointee.src_ptr += source - stream.pointee.src_size
  stream.pointee.dst_ptr += room - stream.pointee.dst_size
  return switch status {
  case CDEFLATE_OK: COMPRESSION_STATUS_OK
  case CDEFLATE_END: COMPRESSION_STATUS_END
  default: COMPRESSION_STATUS_ERROR
  }
}

@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  cdeflate_end(stream.pointee.state)
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

// MARK: Whole buffers

public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// The number of bytes; zero where there is no room for all of them.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>,
  _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>,
  _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?,
  _ algorithm: compression_algorithm
) -> Int {
  run(COMPRESSION_STREAM_ENCODE, algorithm, dst_buffer, dst_size, src_buffer, src_size) {
    $1 ? $0 : 0
  }
}

/// The number of bytes, as many as there is room for; zero where they are damaged.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>,
  _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>,
  _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?,
  _ algorithm: compression_algorithm
) -> Int {
  run(COMPRESSION_STREAM_DECODE, algorithm, dst_buffer, dst_size, src_buffer, src_size) {
    count,
    _ in
    count
  }
}

/// - Parameter result: of the bytes made, and whether they are all.
private func run(
  _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm,
  _ to: UnsafeMutablePointer<UInt8>,
  _ capacity: Int,
  _ bytes: UnsafePointer<UInt8>,
  _ count: Int,
  _ result: (_ made: Int, _ isAll: Bool) -> Int
) -> Int {
  var stream = compression_stream(
    dst_ptr: to,
    dst_size: capacity,
    src_ptr: bytes,
    src_size: count,
    state: nil
  )
  guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else {
    return 0
  }
  defer { compression_stream_destroy(&stream) }
  let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
  if status == COMPRESSION_STATUS_ERROR { return 0 }
  return result(capacity - stream.dst_size, status == COMPRESSION_STATUS_END)
}
