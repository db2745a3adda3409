import CKernels
import Pixels

/// A frame whose pixels are opaque or 0, as a GIF can show it.
struct GIFBands {
  /// Pixels of each band; the last one may have fewer.
  let bandCount: Int
  let rows: Int
  private(set) var bands: [Band]

  /// - Parameters:
  ///   - previous: the frame before; what is the same is taken from it.
  ///   - pool: for bands that are not opaque.
  init(_ frame: BandedPixmap, after previous: GIFBands?, pool: PixelPool) {
    bandCount = frame.rows * frame.width
    rows = frame.rows
    bands = []
    bands.reserveCapacity(frame.bands.count)
    for (index, pixmap) in frame.bands.enumerated() {
      if let band = previous?.bands[index], band.shows(pixmap) {
        bands.append(band)
      } else {
        bands.append(Band(pixmap, pool: pool))
      }
    }
  }

  func shows(_ frame: BandedPixmap) -> Bool {
    zip(bands, frame.bands).allSatisfy { $0.shows($1) }
  }

  /// The area that was opaque and no longer is.
  func vanished(since other: GIFBands, width: Int) -> PixelRect {
    var area = PixelRect.empty
    for (index, (new, old)) in zip(bands, other.bands).enumerated()
    where !new.isOpaque && !new.isSame(as: old) {
      let band = new.vanished(since: old, width: width)
      guard !band.isEmpty else { continue }
      area = area.union(
        PixelRect(x: band.minX, y: band.minY + index * rows, width: band.width, height: band.height)
      )
    }
    return area
  }

  /// Some full-width rows.
  struct Band {
    private let pixmap: Pixmap
    /// Without what is half transparent; nil when there is nothing of the kind.
    private let decided: Pixmap?
    /// Valid while the band is.
    let pixels: UnsafePointer<UInt32>

    init(_ pixmap: Pixmap, pool: PixelPool) {
      self.pixmap = pixmap
      if pixmap.isOpaque {
        decided = nil
        pixels = pixmap.basePointer
        return
      }
      let decided = Pixmap.written(width: pixmap.width, height: pixmap.height, from: pool) { to in
        pixmap.withUnsafePixels { Band.decide($0, into: to) }
      }
      self.decided = decided
      pixels = decided.basePointer
    }

    var isOpaque: Bool { decided == nil }

    func shows(_ pixmap: Pixmap) -> Bool { self.pixmap.generation == pixmap.generation }

    func isSame(as other: Band) -> Bool { shows(other.pixmap) }

    /// What covers half or more of a pixel is opaque, and what covers less is nothing.
    private static func decide(
      _ pixels: UnsafeBufferPointer<UInt32>,
      into opaque: UnsafeMutableBufferPointer<UInt32>
    ) {
      guard let from = pixels.baseAddress, let to = opaque.baseAddress else { return }
      let full = SIMD16<UInt32>(repeating: 0xFF00_0000)
      var index = 0
      while index < pixels.count {
        if index + 16 <= pixels.count {
          let some = UnsafeRawPointer(from + index).loadUnaligned(as: SIMD16<UInt32>.self)
          // Nearly everywhere: whole, or nothing at all.
          if some & full == full || some == .zero {
            UnsafeMutableRawPointer(to + index).storeBytes(of: some, as: SIMD16<UInt32>.self)
            index += 16
            continue
          }
        }
        for place in index..<min(index + 16, pixels.count) {
          let alpha = from[place] >> 24
          if alpha == 255 || alpha < 128 {
            to[place] = alpha == 255 ? from[place] : 0
          } else {
            segue_unpremultiply(to + place, from + place, 1)
            to[place] |= 0xFF00_0000
          }
        }
        index += 16
      }
    }

    fileprivate func vanished(since other: Band, width: Int) -> PixelRect {
      var area = PixelRect.empty
      let count = pixmap.width * pixmap.height
      let (new, old) = (pixels, other.pixels)
      for start in stride(from: 0, to: count, by: 16) {
        let end = min(start + 16, count)
        if end - start == 16 {
          let some = UnsafeRawPointer(new + start).loadUnaligned(as: SIMD16<UInt32>.self)
          if !any(some .== .zero) { continue }
        }
        for place in start..<end where new[place] == 0 && old[place] != 0 {
          area = area.union(PixelRect(x: place % width, y: place / width, width: 1, height: 1))
        }
      }
      return area
    }
  }
}
