/// A frame as what changed since the one before it: numbers of colours (`GIFColorCensus`), one run
/// after the other from the first pixel of the picture on.
///
/// Frames are kept in this form until the palette is known.
///
///     words   2 length of the rest │ 2 frames that look like this │ 4 area that becomes transparent
///             after it: minX, minY, maxX, maxY │ runs …
///     run     00 count             pixels that stay
///             01 count │ number    pixels of one colour
///             10 count │ numbers   pixels of a colour each
package enum GIFDelta {
  package static let headerCount = 8
  static let longestRun = 0x3FFF
  static let staying: UInt16 = 0
  static let same: UInt16 = 0x4000
  static let each: UInt16 = 0x8000

  /// How many words follow a header.
  package static func count(after header: [UInt16]) -> Int {
    Int(header[0]) | Int(header[1]) << 16
  }

  /// Where a place of the picture is in the words: in which run, after how many of its pixels.
  struct Cut {
    var word: Int
    var skipped: Int
  }

  /// Where every `size`th place is.
  static func cuts(of delta: UnsafeBufferPointer<UInt16>, every size: Int) -> [Cut] {
    var cuts: [Cut] = []
    var word = headerCount
    // How far the next cut is from the run.
    var distance = 0
    while word < delta.count {
      let kind = delta[word] & 0xC000
      let length = Int(delta[word] & 0x3FFF)
      while distance < length {
        cuts.append(Cut(word: word, skipped: distance))
        distance &+= size
      }
      distance &-= length
      word &+= kind == same ? 2 : kind == each ? 1 &+ length : 1
    }
    return cuts
  }
}
