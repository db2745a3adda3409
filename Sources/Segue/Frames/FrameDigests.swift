import Codecs
import Synchronization

/// The SHA-256 of files with equal beginnings: after the bands that the last file shares, hashing
/// resumes.
///
/// Shared by all threads.
package final class FrameDigests<Band: Equatable & Sendable>: Sendable {
  /// The bands of the file hashed last, and the hash behind each of them.
  private struct Trail {
    var bands: [Band] = []
    var states: [SHA256] = []
  }

  private let last = Mutex(Trail())

  package init() {}

  /// - Parameters:
  ///   - file: one piece, one for each band, and one more.
  ///   - bands: names of the bands' bytes; equal first names mean equal files up to there.
  package func digest(of file: PNGFile, bands: [Band]) -> String {
    let known = last.withLock { $0 }
    let common = zip(known.bands, bands).prefix { $0 == $1 }.count
    var states = Array(known.states[..<common])
    var hash = states.last ?? SHA256()
    if common == 0 { hash.update(file.pieces[0]) }
    for piece in file.pieces[(common + 1)..<(bands.count + 1)] {
      hash.update(piece)
      states.append(hash)
    }
    last.withLock { $0 = Trail(bands: bands, states: states) }
    hash.update(file.pieces[bands.count + 1])
    return hash.hexDigest
  }
}
