import Foundation

/// Why a file of an app cannot be read: where, and what is wrong with it.
package struct InterfaceFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Of the file itself, where an app's folder only links to it.
  package var path: String
  /// Counted from 1; nil where lines mean nothing.
  package var line: Int?
  package var reason: String

  package init(path: String, line: Int? = nil, reason: String) {
    self.path = InterfaceFileError.original(path)
    self.line = line
    self.reason = reason
  }

  /// Where a path leads when it, or a folder of it, is a link.
  private static func original(_ path: String) -> String {
    var (folder, rest) = (path, "")
    while folder.count > 1 {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder),
        target.hasPrefix("/")
      {
        return target + rest
      }
      rest = "/" + (folder as NSString).lastPathComponent + rest
      folder = (folder as NSString).deletingLastPathComponent
    }
    return path
  }

  package var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)"
  }
}

/// Reads whole files, up to a size that no app's interface exceeds.
package enum InterfaceFile {
  /// In bytes.
  ///
  /// The largest storyboards in public repositories have about 2 MB.
  package static let maximumSize = 64 << 20

  package static func bytes(at path: String) throws(InterfaceFileError) -> [UInt8] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw InterfaceFileError(path: path, reason: "there is no such file")
    }
    guard !isDirectory.boolValue else {
      throw InterfaceFileError(path: path, reason: "it is a folder, not a file")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= maximumSize else {
      throw InterfaceFileError(path: path, reason: "it is larger than \(maximumSize >> 20) MB")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InterfaceFileError(path: path, reason: "it cannot be read")
    }
    return [UInt8](data)
  }

  /// Text in UTF-8, or in UTF-16 of either byte order, with or without a byte order mark.
  package static func text(of bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), bigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), bigEndian: true) }
    // Without a mark, the zero bytes of ASCII letters show the byte order.
    if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return utf16(bytes[...], bigEndian: false) }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return utf16(bytes[...], bigEndian: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(bigEndian ? a << 8 | b : b << 8 | a)
      index += 2
    }
    return String(decoding: units, as: UTF16.self)
  }
}
