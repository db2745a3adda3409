import Codecs
import Foundation
import Pixels

/// All frames in one animated PNG, each shown for one tick of the clip's rate: exactly, unless its
/// fraction has numbers of more than 16 bits.
public final class APNGFile: FrameSink {
  public let needs: FrameContents = .bands

  private let path: String
  private let loopCount: Int
  private let isSmall: Bool
  private var clip: ClipDescription?
  private var encoder: APNGEncoder?
  private var isOpaque = false
  private var file: AtomicFile?
  private var written = 0

  /// - Parameter loopCount: how often it plays; 0 is for ever.
  public init(path: String, loopCount: Int = 0, isSmall: Bool = false) {
    self.path = path
    self.loopCount = loopCount
    self.isSmall = isSmall
  }

  public func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> {
    self.clip = clip
    try SinkError.wrapping(nil) { () throws(FileError) in file = try AtomicFile(path: path) }
    return []
  }

  public func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let clip, let pixels = frame.bands ?? frame.pixels.map({ BandedPixmap($0) }) else {
      return
    }
    if encoder == nil {
      // The first frame decides whether alpha is needed: the screen and its surroundings are the
      // same in every frame.
      isOpaque = pixels.isOpaque
      encoder = APNGEncoder(
        width: clip.width,
        height: clip.height,
        isOpaque: isOpaque,
        loops: loopCount,
        isSmall: isSmall
      )
    }
    // A hole that a later frame makes in the screen is as black as it is there.
    let shown = isOpaque && !pixels.isOpaque ? pixels.onBlack : pixels
    let bytes = encoder?.append(shown, delay: delay(of: clip)) ?? []
    try SinkError.wrapping(frame.frame.number) { () throws(FileError) in try file?.write(bytes) }
    written += 1
  }

  public func finish() throws(SinkError) -> SinkOutput {
    guard let ending = encoder?.finish(), let file else {
      throw .damaged(path: path, why: "no frame was written")
    }
    try SinkError.wrapping(nil) { () throws(FileError) in
      try file.write(ending.bytes)
      try file.replace(at: ending.animationControlOffset, with: ending.animationControl)
      try file.commit()
    }
    self.file = nil
    return SinkOutput(path: path, byteCount: fileSize(path), rendered: written, reused: 0)
  }

  public func abandon() { file = nil }

  /// A tick as a fraction of 16-bit numbers; 29.97 is 100/2997.
  private func delay(of clip: ClipDescription) -> APNGDelay {
    APNGDelay(nearest: clip.rate.denominator, over: clip.rate.numerator)
  }
}
