import Codecs
import Foundation
import Pixels

/// One picture of a film, as small as it can be stored.
///
/// A page holds the first picture whole and the others as differences: either the changed rectangle
/// as a PNG, or every pixel's difference from a guess. A dimming overlay changes all pixels of a
/// screen, but equal colours equally; a guess then costs next to nothing where a PNG costs the
/// whole picture again. With moving photographs a film is still too large to open. If pictures need
/// not be exact, the first and the last one stay exact, and those between are lossy where they
/// differ from them.
public struct PagePicture: Sendable, Encodable {
  /// How `data` is to be read.
  public enum Kind: String, Sendable, Encodable {
    case png
    /// A zlib stream of the differences to `ColorGuess`, one plane for each of red, green and blue.
    case guessed
    /// Lossy.
    case webp
  }

  public var kind: Kind
  /// The picture this one is painted over; nil for a whole one.
  public var on: Int?
  /// Where a PNG or WebP goes, in pixels.
  public var x: Int
  public var y: Int
  /// Base 64.
  public var data: String

  /// How many pictures may depend on each other: a jump into the middle of a film decodes at most
  /// this many.
  static let chainLength = 16

  /// Compresses the pictures of a film, each once however often it is shown.
  ///
  /// - Parameter limit: how many bytes lossy pictures may take; they lose only as much as
  ///   necessary. Nil keeps every pixel.
  /// - Returns: the pictures, and which one each frame shows.
  static func pack(
    _ frames: [Pixmap],
    within limit: Int? = nil,
    threads: Int
  ) -> (pictures: [PagePicture], indices: [Int]) {
    let (pictures, indices) = unique(frames)
    func all(_ make: @Sendable @escaping ([Pixmap], Int) -> PagePicture) -> [PagePicture] {
      concurrentMap(count: pictures.count, threads: threads) { make(pictures, $0) }
    }
    // A few pictures show whether all of them are far too large.
    func isFar(_ limit: Int, _ make: ([Pixmap], Int) -> PagePicture) -> Bool {
      guard pictures.count > 12 else { return false }
      let sample = [1, 2, 3].map { make(pictures, $0 * pictures.count / 4 | 1) }
      return weight(sample) * pictures.count / sample.count > limit * 5 / 4
    }
    guard let limit, pictures.count > 2 else { return (all { pack($0, $1) }, indices) }
    if !isFar(limit, { pack($0, $1) }) {
      let exact = all { pack($0, $1) }
      if weight(exact) <= limit { return (exact, indices) }
    }
    var packed: [PagePicture] = []
    for quality in [90, 80, 70, 60] {
      if quality > 60, isFar(limit, { lossy($0, $1, quality) }) { continue }
      packed = all { lossy($0, $1, quality) }
      if weight(packed) <= limit { break }
    }
    return (packed, indices)
  }

  private static func unique(_ frames: [Pixmap]) -> (pictures: [Pixmap], indices: [Int]) {
    var unique: [Pixmap] = []
    var known: [String: Int] = [:]
    let indices = frames.map { frame -> Int in
      if let last = unique.last, last == frame { return unique.count - 1 }
      let digest = frame.digest
      if let index = known[digest] { return index }
      unique.append(frame)
      known[digest] = unique.count - 1
      return unique.count - 1
    }
    return (unique, indices)
  }

  private static func weight(_ pictures: [PagePicture]) -> Int {
    pictures.reduce(0) { $0 + $1.data.utf8.count }
  }

  /// Painted over the first or the last picture, whichever is nearer.
  private static func lossy(_ pictures: [Pixmap], _ index: Int, _ quality: Int) -> PagePicture {
    let picture = pictures[index]
    let last = pictures.count - 1
    if index == 0 || index == last { return whole(picture) }
    let areas = [0, last].map { (base: $0, area: picture.changedArea(since: pictures[$0])) }
    func size(_ area: PixelRect) -> Int { area.width * area.height }
    let best = size(areas[0].area) <= size(areas[1].area) ? areas[0] : areas[1]
    let part = picture.cropped(to: best.area)
    let bytes = WebPEncoder.encode(part, quality: quality)
    return PagePicture(
      kind: bytes == nil ? .png : .webp,
      on: best.base,
      x: best.area.minX,
      y: best.area.minY,
      data: base64(bytes ?? SmallPNGEncoder().encode(part))
    )
  }

  /// A still preview as a `data:` address: lossy, since it is not compared.
  static func poster(_ picture: Pixmap) -> String {
    guard let bytes = WebPEncoder.encode(picture, quality: 85) else {
      return "data:image/png;base64,\(base64(SmallPNGEncoder().encode(picture)))"
    }
    return "data:image/webp;base64,\(base64(bytes))"
  }

  private static func pack(_ pictures: [Pixmap], _ index: Int) -> PagePicture {
    let picture = pictures[index]
    guard index % chainLength != 0 else { return whole(picture) }
    let before = pictures[index - 1]
    let area = picture.changedArea(since: before)
    let isLarge = area.width * area.height * 4 > picture.width * picture.height
    var guessed: [UInt8]?
    if isLarge, picture.isOpaque, before.isOpaque {
      let bytes = ZlibStream.compress(
        ColorGuess.differences(of: picture, from: before),
        level: level(of: picture)
      )
      // Small enough: no PNG is tried.
      if bytes.count < picture.width * picture.height / 64 {
        return PagePicture(kind: .guessed, on: index - 1, x: 0, y: 0, data: base64(bytes))
      }
      guessed = bytes
    }
    let png = SmallPNGEncoder(level: level(of: picture)).encode(picture.cropped(to: area))
    if let guessed, guessed.count < png.count {
      return PagePicture(kind: .guessed, on: index - 1, x: 0, y: 0, data: base64(guessed))
    }
    return PagePicture(kind: .png, on: index - 1, x: area.minX, y: area.minY, data: base64(png))
  }

  static func whole(_ picture: Pixmap) -> PagePicture {
    let png = SmallPNGEncoder(level: level(of: picture)).encode(picture)
    return PagePicture(kind: .png, on: nil, x: 0, y: 0, data: base64(png))
  }

  /// Zlib's level for a film of such pictures.
  ///
  /// A second of a whole screen with all its pixels takes half a minute of computing at the best
  /// one.
  private static func level(of picture: Pixmap) -> Int {
    picture.width * picture.height > 1_000_000 ? 6 : 9
  }
}

func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

/// Guesses the colours of a picture from those of the one before: a colour that changed into
/// another one does so again, and a new one changes like the pixel to its left.
///
/// `pictures.js` makes the same guesses.
enum ColorGuess {
  /// What has to be added to the guesses: all red bytes, all green ones, all blue ones.
  static func differences(of new: Pixmap, from old: Pixmap) -> [UInt8] {
    let count = new.width * new.height
    var colors = [UInt32](repeating: .max, count: 1 << 16)
    var results = [UInt32](repeating: 0, count: 1 << 16)
    return [UInt8](unsafeUninitializedCapacity: 3 * count) { bytes, byteCount in
      bytes.unwrite()
      new.withUnsafePixels { new in
        old.withUnsafePixels { old in
          for index in 0..<count {
            let before = old[index] & 0xFF_FFFF
            let now = new[index] & 0xFF_FFFF
            let slot = Int((before &* 2_654_435_761) >> 16)
            var guess = before
            if colors[slot] == before {
              guess = results[slot]
            } else if index > 0 {
              guess = moved(before, from: old[index - 1], to: new[index - 1])
            }
            for plane in 0..<3 {
              let shift = UInt32(8 * plane)
              bytes[plane * count + index] = UInt8(
                truncatingIfNeeded: (now >> shift) &- (guess >> shift)
              )
            }
            colors[slot] = before
            results[slot] = now
          }
        }
      }
      byteCount = 3 * count
    }
  }

  /// `color` changed as much as `from` did when it became `to`, channel by channel.
  private static func moved(_ color: UInt32, from: UInt32, to: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 24, by: 8) {
      let value =
        Int32(color >> shift & 255) + Int32(to >> shift & 255) - Int32(from >> shift & 255)
      result |= UInt32(max(0, min(255, value))) << shift
    }
    return result
  }
}

/// Results in order, made on up to `threads` threads.
func concurrentMap<Result: Sendable>(
  count: Int,
  threads: Int,
  _ transform: @Sendable @escaping (Int) -> Result
) -> [Result] {
  guard threads > 1, count > 1 else { return (0..<count).map(transform) }
  let box = ResultBox<Result>(count: count)
  let group = DispatchGroup()
  for _ in 0..<min(threads, count) {
    let thread = Thread {
      while let index = box.next() { box.set(transform(index), at: index) }
      group.leave()
    }
    group.enter()
    thread.start()
  }
  group.wait()
  return box.results
}

private final class ResultBox<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Result?]
  private var index = 0

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func next() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard index < values.count else { return nil }
    defer { index += 1 }
    return index
  }

  func set(_ value: Result, at index: Int) {
    lock.lock()
    values[index] = value
    lock.unlock()
  }

  var results: [Result] { values.compactMap { $0 } }
}
