import Foundation

extension FontCatalog {
  /// The fonts of this machine in words: names, sizes, and the head of each file, whose table of
  /// checksums covers the whole file.
  package var identity: String {
    files.map { path in
      var status = stat()
      stat(path, &status)
      var sum: UInt64 = 0xcbf2_9ce4_8422_2325
      if let handle = FileHandle(forReadingAtPath: path),
        let head = try? handle.read(upToCount: 4096)
      {
        for byte in head { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
      return "\((path as NSString).lastPathComponent) \(status.st_size) \(String(sum, radix: 16))"
    }.joined(separator: "\n")
  }
}
