import Pixels

/// The second pass over the frames of a GIF: the deltas of a `GIFRecorder`, in order, become images.
///
///     GIF89a │ screen: width 2, height 2, flags, 0, 0 │ colours │ loops │ control, image │ … │ 3B
///
/// An image is the smallest rectangle in which something looks different. It is drawn over what is
/// there; only when something vanishes the image before it is cleared first.
package struct GIFAssembler {
  private let width: Int
  private let height: Int
  private let map: GIFColorMap
  private let loops: Int
  private let clock: GIFClock
  /// What the viewer will have on the screen, and what the frame should look like.
  private var shown: [UInt8]
  private var wanted: [UInt8]
  /// Rows of `wanted` that may differ from `shown`.
  private var touched = 0..<0
  private var held: GIFImage?
  private var heldFrames = 0
  private var frameCount = 0

  package init(width: Int, height: Int, map: GIFColorMap, clock: GIFClock, loops: Int = 0) {
    self.width = width
    self.height = height
    self.map = map
    self.clock = clock
    self.loops = loops
    shown = [UInt8](repeating: map.transparent, count: width * height)
    wanted = shown
  }

  /// What stands before the first image.
  package var header: [UInt8] {
    let bits = map.codeSize
    var bytes = Array("GIF89a".utf8) + [width, height].flatMap(\.littleEndianBytes)
    bytes += [0x80 | 0x70 | UInt8(bits - 1), 0, 0]
    for color in map.palette.colors {
      bytes += [UInt8(color.red), UInt8(color.green), UInt8(color.blue)]
    }
    bytes += [UInt8](repeating: 0, count: 3 * ((1 << bits) - map.palette.colors.count))
    // It counts repetitions; without it a GIF plays once.
    guard loops != 1 else { return bytes }
    return bytes + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      + max(0, loops - 1).littleEndianBytes + [0]
  }

  package static let trailer: [UInt8] = [0x3B]

  /// The images that are complete now: often that of the delta before, or none.
  package mutating func append(_ delta: [UInt16]) -> [GIFImage] {
    let frames = Int(delta[2]) | Int(delta[3]) << 16
    let vanishing = PixelRect(
      minX: Int(delta[4]),
      minY: Int(delta[5]),
      maxX: Int(delta[6]),
      maxY: Int(delta[7])
    )
    draw(delta[GIFDelta.headerCount...])
    var area = changedArea()
    if area.isEmpty, vanishing.isEmpty, let held, !held.isCleared {
      heldFrames += frames
      return []
    }
    let images = release()
    if frameCount == 0 { area = PixelRect(x: 0, y: 0, width: width, height: height) }
    area = area.union(vanishing)
    // What was cleared may be all that should be seen.
    if area.isEmpty { area = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    held = GIFImage(
      area: area,
      pixels: pixels(in: area),
      transparent: map.transparent,
      codeSize: map.codeSize,
      isCleared: !vanishing.isEmpty
    )
    heldFrames = frames
    settle(area, isCleared: !vanishing.isEmpty)
    return images
  }

  /// The last images.
  package mutating func finish() -> [GIFImage] { release() }

  private mutating func release() -> [GIFImage] {
    guard var image = held else { return [] }
    held = nil
    let start = frameCount
    frameCount += heldFrames
    var delay = clock.hundredths(from: start, to: frameCount)
    var images: [GIFImage] = []
    // What stands longer than an image can is continued by one that draws nothing.
    while delay > GIFClock.longestDelay {
      images.append(image.standing(GIFClock.longestDelay))
      delay -= GIFClock.longestDelay
      image.drawNothing()
    }
    image.delay = delay
    return images + [image]
  }

  /// Draws a delta into `wanted`.
  private mutating func draw(_ runs: ArraySlice<UInt16>) {
    let canvas = GIFCanvas(width: width, map: map)
    let changed = runs.withUnsafeBufferPointer { runs in
      wanted.withUnsafeMutableBufferPointer { canvas.draw(runs, into: $0) }
    }
    guard !changed.isEmpty else { return }
    let rows = changed.lowerBound / width..<(changed.upperBound + width - 1) / width
    touched =
      touched.isEmpty
      ? rows
      : min(touched.lowerBound, rows.lowerBound)..<max(touched.upperBound, rows.upperBound)
  }

  /// The smallest rectangle outside of which nothing looks different.
  private func changedArea() -> PixelRect {
    wanted.withUnsafeBufferPointer { new in
      shown.withUnsafeBufferPointer { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return .empty }
        return PixelRect(changedIn: new, since: old, width: width, rows: touched)
      }
    }
  }

  /// Indices, those marked that are on the screen already.
  private func pixels(in area: PixelRect) -> [UInt16] {
    [UInt16](unsafeUninitializedCapacity: area.width * area.height) { pixels, count in
      count = area.width * area.height
      wanted.withUnsafeBufferPointer { wanted in
        shown.withUnsafeBufferPointer { shown in
          for y in 0..<area.height {
            let from = (area.minY + y) * width + area.minX
            let to = y * area.width
            for x in 0..<area.width {
              let new = wanted[from + x]
              pixels[to + x] = UInt16(new) | (new == shown[from + x] ? LZWEncoder.free : 0)
            }
          }
        }
      }
    }
  }

  /// Makes `shown` what the viewer has after the image.
  private mutating func settle(_ area: PixelRect, isCleared: Bool) {
    let transparent = map.transparent
    wanted.withUnsafeBufferPointer { wanted in
      shown.withUnsafeMutableBufferPointer { shown in
        for y in area.minY..<area.maxY {
          let row = y * width + area.minX..<y * width + area.maxX
          let to = UnsafeMutableBufferPointer(rebasing: shown[row])
          if isCleared {
            to.update(repeating: transparent)
          } else {
            _ = to.update(fromContentsOf: UnsafeBufferPointer(rebasing: wanted[row]))
          }
        }
      }
    }
    touched = isCleared ? area.minY..<area.maxY : 0..<0
  }
}
