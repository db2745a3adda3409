import Codecs
import Foundation

/// What a directory of frames holds: written last, by rename, so its presence means that every
/// frame named in it is there.
public struct FrameManifest: Equatable, Sendable, Codable {
  /// One frame of the sequence.
  public struct Entry: Equatable, Sendable, Codable {
    /// As in the plan: from 1.
    public var number: Int
    /// Its name in the directory.
    public var file: String
    /// Virtual time since the transition began.
    public var microseconds: Int
    /// Of the file's bytes.
    public var sha256: String
  }

  /// The name of the manifest in the directory.
  public static let fileName = "manifest.json"

  /// Name and version of the renderer.
  public var renderer: String
  /// A digest of everything that decides the pixels of the whole render.
  public var plan: String
  /// The request in words: animator, device, parameters and the like.
  public var scene: [String: String]
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// As a fraction or a whole number.
  public var fps: String
  /// The number of frames of the whole plan, also in the manifest of a chunk.
  public var frameCount: Int
  /// In the order of the film.
  public var frames: [Entry]
  /// The digest of all other fields.
  ///
  /// Nil in a manifest that is not sealed.
  public var digest: String?

  /// What `digest` must be: it covers each field with its length, so that none reads as another.
  public var computedDigest: String {
    var hash = SHA256()
    func add(_ text: String) {
      hash.update(Array("\(text.utf8.count):\(text)".utf8))
    }
    add(renderer)
    add(plan)
    add("\(scene.count)")
    for (key, value) in scene.sorted(by: { $0.key < $1.key }) {
      add(key)
      add(value)
    }
    for number in [width, height, frameCount, frames.count] { add("\(number)") }
    add(fps)
    for frame in frames {
      add("\(frame.number)")
      add(frame.file)
      add("\(frame.microseconds)")
      add(frame.sha256)
    }
    return hash.hexDigest
  }

  /// As JSON, one frame to a line.
  public func encoded() -> [UInt8] {
    var bytes: [UInt8] = []
    encode { bytes += $0 }
    return bytes
  }

  /// Passes the file on in pieces, so that it is never whole in memory.
  func encode<Failure>(_ take: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var frameless = self
    frameless.frames = []
    let whole = JSONText.bytes(of: frameless)
    guard !frames.isEmpty else { return try take(whole + [10]) }
    // Searched for by Swift: Foundation finds nothing where it gets no memory.
    guard let list = whole.firstRange(of: "\"frames\" : [".utf8),
      let end = whole[list.upperBound...].firstIndex(of: UInt8(ascii: "]"))
    else { preconditionFailure("a manifest's JSON has no list of frames") }
    var bytes = Array(whole[..<list.upperBound])
    for (index, frame) in frames.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      for line in JSONText.bytes(of: frame).split(separator: 10) {
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

  /// The limit in bytes; a manifest of the longest film has a quarter of it.
  private static let longest = 1 << 30

  /// Nil when the file is missing or not a manifest.
  public static func read(_ path: String) -> FrameManifest? {
    guard let bytes = try? readFile(path, limit: longest) else { return nil }
    return try? JSONText.value(FrameManifest.self, from: bytes)
  }

  /// Whether a name stays in the directory of its manifest.
  public static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && name != "." && name != ".."
  }
}
