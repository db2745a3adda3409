import Foundation

/// Puts the frames of a run into archives, one for each part of the film.
///
/// A finished part is not drawn again.
package final class FrameArchiveSink: FrameSink {
  /// A part and the file that it becomes.
  package struct Part: Sendable {
    package var numbers: ClosedRange<Int>
    package var key: String
    package var path: String

    package init(numbers: ClosedRange<Int>, key: String, path: String) {
      self.numbers = numbers
      self.key = key
      self.path = path
    }
  }

  package let needs: FrameContents = [.png, .digest]

  private var open: [Part]
  private var clip: ClipDescription?
  private var writer: FrameArchiveWriter?
  private var written = 0
  private var byteCount = 0
  private let onPart: (Part) -> Void

  /// - Parameters:
  ///   - parts: in order, none of them finished.
  ///   - onPart: called with each part that is finished.
  package init(_ parts: [Part], onPart: @escaping (Part) -> Void = { _ in }) {
    open = parts
    self.onPart = onPart
  }

  package func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> {
    self.clip = clip
    return []
  }

  package func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let png = frame.pngFile, let clip, let part = open.first else { return }
    let number = frame.frame.number
    guard part.numbers.contains(number) else {
      throw .unsupported("Frame \(number) is not among the frames that are rendered.")
    }
    do throws(FileError) {
      if writer == nil {
        writer = try FrameArchiveWriter(
          path: part.path,
          key: part.key,
          width: clip.width,
          height: clip.height
        )
      }
      try writer?.append(png, digest: frame.digest ?? png.digest, as: frame.frame)
      written += 1
      byteCount += png.byteCount
      guard number == part.numbers.upperBound else { return }
      try writer?.commit()
      writer = nil
      open.removeFirst()
    } catch {
      throw .file(error, frame: number)
    }
    onPart(part)
  }

  package func finish() throws(SinkError) -> SinkOutput {
    if let part = open.first { throw .damaged(path: part.path, why: "not every frame was written") }
    return SinkOutput(path: "", byteCount: byteCount, rendered: written, reused: 0)
  }

  package func abandon() { writer = nil }
}
