import Codecs
import Foundation

/// What a directory of frames holds: written last, by rename, so its presence means that every
/// frame named in it is there.
public struct FrameManifest: Equatable, Sendable, Codable {
  public struct Entry: Equatable, Sendable, Codable {
    public var number: Int
    public var file: String
    /// Virtual time since the transition began.
    public var microseconds: Int
    /// Of the file's bytes.
    public var sha256: String
  }

  public static let fileName = "manifest.json"

  /// Name and version of the renderer.
  public var renderer: String
  /// Names everything that decides the pixels of the whole render.
  public var plan: String
  /// The request in words: animator, device, parameters …
  public var scene: [String: String]
  public var width: Int
  public var height: Int
  public var fps: String
  /// Of the whole plan, also in the manifest of a chunk.
  public var frameCount: Int
  public var frames: [Entry]

  public func encoded() -> [UInt8] {
    var bytes: [UInt8] = []
    encode { bytes += $0 }
    return bytes
  }

  /// Hands the file over in pieces: neither it nor what an encoder keeps for each frame stands in
  /// memory as a whole.
  func encode<Failure>(_ take: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var frameless = self
    frameless.frames = []
    guard let whole = try? encoder.encode(frameless) else { return }
    guard !frames.isEmpty, let list = whole.range(of: Data("\"frames\" : [".utf8)),
      let end = whole[list.upperBound...].firstIndex(of: UInt8(ascii: "]"))
    else { return try take(Array(whole) + [10]) }
    var bytes = Array(whole[..<list.upperBound])
    for (index, frame) in frames.enumerated() {
      guard let data = try? encoder.encode(frame) else { continue }
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      for line in data.split(separator: 10) {
        bytes += [10, 32, 32, 32, 32]
        bytes += line
      }
      if bytes.count > 1 << 16 {
        try take(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    bytes += [10, 32, 32]
    bytes += whole[end...]
    try take(bytes + [10])
  }

  /// Nil when there is no such file or it is not one of ours.
  public static func read(_ path: String) -> FrameManifest? {
    guard let bytes = try? readFile(path) else { return nil }
    return try? JSONDecoder().decode(FrameManifest.self, from: Data(bytes))
  }

  /// The first file in `directory` that is not what the manifest says, and how.
  public func firstDifference(in directory: String) -> (file: String, why: String)? {
    for entry in frames {
      guard let bytes = try? readFile("\(directory)/\(entry.file)") else {
        return (entry.file, "is missing or unreadable")
      }
      if SHA256.hexDigest(of: bytes) != entry.sha256 {
        return (entry.file, "does not have the bytes that the manifest names")
      }
    }
    return nil
  }
}
