import Foundation

public enum Algorithm: Hashable, Sendable, CaseIterable {
  case lzfse, zlib, lz4, lzma, lzbitmap, brotli

  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .lzbitmap: COMPRESSION_LZBITMAP
    case .brotli: COMPRESSION_BROTLI
    }
  }
}

public enum FilterOperation: Hashable, Sendable {
  case compress, decompress

  public var rawValue: compression_stream_operation {
    self == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
  }
}

public enum FilterError: Error, Hashable, Sendable {
  case filterInitError, filterProcessError, invalidState, invalidData
}

/// Takes in bytes and hands on what becomes of them.
public final class OutputFilter {
  private let codec: Codec
  private let writer: (Data?) throws -> Void
  private var isFinal = false

  public init(
    _ operation: FilterOperation,
    using algorithm: Algorithm,
    bufferCapacity: Int = 65536,
    writingTo writeFunction: @escaping (Data?) throws -> Void
  ) throws {
    codec = try Codec(operation, algorithm, bufferCapacity)
    writer = writeFunction
  }

  /// Nil and no bytes are the end.
  public func write<Content: DataProtocol>(_ data: Content?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    try codec.process(Data(data), isLast: false, writer)
  }

  public func finalize() throws {
    guard !isFinal else { return }
    isFinal = true
    try codec.process(Data(), isLast: true, writer)
    try writer(nil)
  }
}

/// Asks for bytes and hands out what becomes of them.
public final class InputFilter<Content: DataProtocol> {
  private let codec: Codec
  private let reader: (Int) throws -> Content?
  private let size: Int
  private var made = Data()
  private var isFinal = false

  public init(
    _ operation: FilterOperation,
    using algorithm: Algorithm,
    bufferCapacity: Int = 65536,
    readingFrom readFunction: @escaping (Int) throws -> Content?
  ) throws {
    codec = try Codec(operation, algorithm, bufferCapacity)
    reader = readFunction
    size = bufferCapacity
  }

  /// At most as many bytes; nil at the end.
  public func readData(ofLength count: Int) throws -> Data? {
    guard count > 0 else { return nil }
    while made.count < count, !isFinal {
      let input = try reader(size)
      isFinal = input?.isEmpty ?? true
      try codec.process(input.map { Data($0) } ?? Data(), isLast: isFinal) {
        if let data = $0 { made += data }
      }
    }
    guard !made.isEmpty else { return nil }
    let result = Data(made.prefix(count))
    made = Data(made.dropFirst(count))
    return result
  }
}

/// A stream with a buffer of its own.
private final class Codec {
  private var stream: compression_stream
  private let buffer: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var isOver = false

  init(_ operation: FilterOperation, _ algorithm: Algorithm, _ capacity: Int) throws {
    self.capacity = max(capacity, 1)
    buffer = .allocate(capacity: self.capacity)
    stream = compression_stream(
      dst_ptr: buffer,
      dst_size: self.capacity,
      src_ptr: UnsafePointer(buffer),
      src_size: 0,
      state: nil
    )
    let status = compression_stream_init(&stream, operation.rawValue, algorithm.rawValue)
    guard status == COMPRESSION_STATUS_OK else { throw FilterError.filterInitError }
  }

  deinit {
    compression_stream_destroy(&stream)
    buffer.deallocate()
  }

  func process(_ data: Data, isLast: Bool, _ write: (Data?) throws -> Void) throws {
    let bytes = Array(data)
    try bytes.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { stream.src_ptr = base }
      stream.src_size = source.count
      let flags = isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
      while !isOver {
        stream.dst_ptr = buffer
        stream.dst_size = capacity
        let status = compression_stream_process(&stream, flags)
        guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
        isOver = status == COMPRESSION_STATUS_END
        let count = capacity - stream.dst_size
        if count > 0 { try write(Data(bytes: buffer, count: count)) }
        // Room that is left over means that the input is used up.
        if stream.dst_size > 0 { break }
      }
      if isLast, !isOver { throw FilterError.invalidData }
    }
  }
}
