import Codecs
import Foundation
import Pixels

/// What is recorded of a film besides its pictures: its moments, its duration, its curves.
///
/// Frames are identified by the SHA-256 of their pixels, so any program may compress a golden
/// again; equal frames share a file.
public struct GoldenManifest: Codable, Equatable, Sendable {
  public struct Frame: Codable, Equatable, Sendable {
    /// `025%`, or the number of the frame where every one is recorded.
    public var name: String
    /// Virtual time since the transition began.
    public var microseconds: Int
    /// SHA-256 of red, green, blue, alpha of every pixel, row by row, alpha multiplied in.
    public var pixels: String
    /// In the golden's folder.
    public var file: String
    /// Which frame of an animated file; nil for a picture.
    public var index: Int?
  }

  /// How a number of a layer moves, one value for each sixtieth of a second.
  public struct Curve: Codable, Equatable, Sendable {
    public var name: String
    public var values: [Double]

    public init(name: String, values: [Double]) {
      self.name = name
      self.values = values.map { $0.rounded(toDigits: 4) }
    }
  }

  public static let fileName = "manifest.json"

  public var version = 1
  /// In pixels.
  public var width: Int
  public var height: Int
  public var scale: Double
  public var fps: Int
  /// Until nothing moves, in virtual microseconds.
  public var duration: Int
  /// `completed`, or the transitions that did not end.
  public var outcome: String
  public var frames: [Frame]
  public var curves: [Curve]
  /// SHA-256 of the bytes of each file: equal bytes mean equal pixels.
  public var files: [String: String]

  public init(
    width: Int,
    height: Int,
    scale: Double,
    fps: Int,
    duration: Int,
    outcome: String,
    curves: [Curve]
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.fps = fps
    self.duration = duration
    self.outcome = outcome
    self.curves = curves
    frames = []
    files = [:]
  }

  public func encoded() -> [UInt8] {
    GoldenManifest.encoded(self)
  }

  /// JSON with sorted keys, and each row of numbers on a line of its own: small, and a changed
  /// curve is a changed line.
  package static func encoded(_ value: some Encodable) -> [UInt8] {
    var lines: [Substring] = []
    // The numbers of the row that is being read, and the line that it began with.
    var row: (head: Substring, numbers: [Substring])?
    for line in JSONText.string(of: value).split(separator: "\n") {
      let word = line.drop { $0 == " " }
      if let open = row {
        let number = word.hasSuffix(",") ? word.dropLast() : word
        if Double(number) != nil {
          row?.numbers.append(number)
          continue
        }
        if word.hasPrefix("]"), !open.numbers.isEmpty {
          lines.append(open.head + open.numbers.joined(separator: ", ") + word)
          row = nil
          continue
        }
        lines.append(open.head)
        row = nil
      }
      if word.hasSuffix("[") { row = (line, []) } else { lines.append(line) }
    }
    return Array(lines.joined(separator: "\n").utf8) + [10]
  }
}

extension Pixmap {
  /// The SHA-256 of the pixels: a frame's identity in a golden.
  package var digest: String {
    withUnsafePixels { pixels in
      var hash = SHA256()
      hash.update(UnsafeRawBufferPointer(pixels))
      return hash.hexDigest
    }
  }
}
