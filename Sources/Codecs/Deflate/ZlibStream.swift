import CPNG
import Pixels

/// Whole zlib streams, as small as zlib makes them.
package enum ZlibStream {
  package static func compress(_ bytes: [UInt8], level: Int = 9) -> [UInt8] {
    let capacity = cpng_deflate_bound(bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      buffer.unwrite()
      count = cpng_deflate(bytes, bytes.count, Int32(level), buffer.baseAddress, capacity)
    }
    precondition(!result.isEmpty, "zlib had no memory to compress \(bytes.count) bytes.")
    return result
  }
}
