import CKernels
import Pixels

/// Decides for each pixel whether an image draws it, and notes where.
struct GIFBrush {
  private let width: Int
  private let map: GIFColorMap
  private let shades: UnsafePointer<GIFColorMap.Shade>
  private let colors: UnsafePointer<UInt32>
  /// What the viewer has.
  private let shown: UnsafePointer<UInt32>
  /// What the image draws.
  private let drawn: UnsafeMutablePointer<UInt16>

  private var minX = Int.max
  private var maxX = -1
  private var minY = Int.max
  private var maxY = -1
  /// The row of the last place, and where it begins.
  private var row = 0
  private var rowStart = 0

  /// - Parameter map: it must outlive the brush.
  init(
    width: Int,
    map: GIFColorMap,
    shown: UnsafePointer<UInt32>,
    drawn: UnsafeMutablePointer<UInt16>
  ) {
    self.width = width
    self.map = map
    shades = UnsafePointer(map.shades.shades)
    colors = map.table.colors
    self.shown = shown
    self.drawn = drawn
  }

  /// The smallest rectangle with all that is drawn.
  var area: PixelRect {
    maxX < 0 ? .empty : PixelRect(minX: minX, minY: minY, maxX: maxX + 1, maxY: maxY + 1)
  }

  /// A run of pixels that should all have one colour.
  mutating func draw(_ number: UInt16, in run: Range<Int>) {
    let shade = shades[Int(number)]
    guard shade.sixteenths == 0 else { return mix(shade, in: run) }
    let new = colors[Int(shade.index)]
    var place = run.lowerBound
    while place < run.upperBound {
      let old = shown[place]
      let end = endOfRun(of: old, from: place, to: run.upperBound)
      if old != new, !stays(old, instead: new, of: shade) {
        (drawn + place).update(repeating: UInt16(shade.index), count: end - place)
        cover(place..<end)
      }
      place = end
    }
  }

  /// A run of pixels that should all have one colour, which is mixed of two.
  private mutating func mix(_ shade: GIFColorMap.Shade, in run: Range<Int>) {
    // What was decided last for each of both, as neighbours mostly look alike.
    var first = Decision(shade.index, colors[Int(shade.index)])
    var second = Decision(shade.other, colors[Int(shade.other)])
    forEachRow(of: run) { brush, start, end in
      let order = GIFColorMap.Shade.order(ofRow: brush.row)
      var x = UInt32(truncatingIfNeeded: start &- brush.rowStart)
      var left = -1
      var right = -1
      for place in start..<end {
        let isOther = UInt8(truncatingIfNeeded: order &>> ((x & 3) << 3)) < shade.sixteenths
        x &+= 1
        let old = brush.shown[place]
        let isDrawn =
          isOther
          ? brush.decide(&second, over: old, shade) : brush.decide(&first, over: old, shade)
        guard isDrawn else { continue }
        brush.drawn[place] = UInt16(isOther ? shade.other : shade.index)
        if left < 0 { left = place }
        right = place
      }
      if left >= 0 { brush.coverInRow(left, right) }
    }
  }

  private struct Decision {
    let new: UInt32
    var old: UInt32
    var isDrawn = false

    init(_ index: UInt8, _ color: UInt32) {
      new = color
      old = color
    }
  }

  @inline(__always)
  private func decide(
    _ last: inout Decision,
    over old: UInt32,
    _ shade: GIFColorMap.Shade
  ) -> Bool {
    if old != last.old {
      last.old = old
      last.isDrawn = old != last.new && !stays(old, instead: last.new, of: shade)
    }
    return last.isDrawn
  }

  /// Pixels of a colour each, from `start` on.
  mutating func draw(_ numbers: UnsafePointer<UInt16>, count: Int, at start: Int) {
    forEachRow(of: start..<start + count) { brush, first, end in
      let order = GIFColorMap.Shade.order(ofRow: brush.row)
      var left = -1
      var right = -1
      for place in first..<end {
        let shade = brush.shades[Int(numbers[place &- start])]
        var index = shade.index
        if shade.sixteenths > 0 {
          let x = UInt32(truncatingIfNeeded: place &- brush.rowStart)
          if UInt8(truncatingIfNeeded: order &>> ((x & 3) << 3)) < shade.sixteenths {
            index = shade.other
          }
        }
        let new = brush.colors[Int(index)]
        let old = brush.shown[place]
        if new == old || brush.stays(old, instead: new, of: shade) { continue }
        brush.drawn[place] = UInt16(index)
        if left < 0 { left = place }
        right = place
      }
      if left >= 0 { brush.coverInRow(left, right) }
    }
  }

  /// A pixel that should have the colour `number`; draws only what gets better.
  @inline(__always)
  mutating func refine(_ number: UInt16, at place: Int) {
    let shade = shades[Int(number)]
    guard shade.index != map.transparent else { return }
    goToRow(of: place)
    var index = shade.index
    if shade.sixteenths > 0 { index = shade.index(x: place - rowStart, y: row) }
    let new = colors[Int(index)]
    let old = shown[place]
    guard new != old,
      2 * GIFPalette.distance(new, shade.color) < GIFPalette.distance(old, shade.color)
    else { return }
    drawn[place] = UInt16(index)
    coverInRow(place, place)
  }

  /// A pixel stays when it is nearly as good: in a fade or a noisy picture, pixels then change
  /// occasionally, not all of them in every frame.
  @inline(__always)
  private func stays(_ old: UInt32, instead new: UInt32, of shade: GIFColorMap.Shade) -> Bool {
    guard old != 0, new != 0 else { return false }
    let error = GIFPalette.distance(old, shade.color)
    return error <= 2 &* GIFPalette.distance(new, shade.color) &+ map.tolerance
  }

  /// The end of the pixels that are shown with a colour.
  @inline(__always)
  private func endOfRun(of color: UInt32, from start: Int, to end: Int) -> Int {
    // Most runs are short.
    var place = start &+ 1
    let near = min(end, start &+ 8)
    while place < near, shown[place] == color { place &+= 1 }
    if place < near || place == end { return place }
    return place &+ segue_gif_pixel_run(shown + place, end &- place, color)
  }

  // MARK: Where something is drawn

  /// The parts of a run in each row, with `row` and `rowStart` set.
  @inline(__always)
  private mutating func forEachRow(
    of run: Range<Int>,
    _ body: (inout GIFBrush, _ start: Int, _ end: Int) -> Void
  ) {
    var place = run.lowerBound
    while place < run.upperBound {
      goToRow(of: place)
      let end = min(run.upperBound, rowStart &+ width)
      body(&self, place, end)
      place = end
    }
  }

  @inline(__always)
  private mutating func goToRow(of place: Int) {
    // A place in the row of the last one needs no division.
    if place < rowStart || place >= rowStart &+ width {
      row = place / width
      rowStart = row &* width
    }
  }

  /// Two places of the row, and what lies between.
  @inline(__always)
  private mutating func coverInRow(_ left: Int, _ right: Int) {
    minX = min(minX, left &- rowStart)
    maxX = max(maxX, right &- rowStart)
    minY = min(minY, row)
    maxY = max(maxY, row)
  }

  @inline(__always)
  private mutating func cover(_ places: Range<Int>) {
    goToRow(of: places.lowerBound)
    let last = places.upperBound &- 1
    if last < rowStart &+ width { return coverInRow(places.lowerBound, last) }
    // Rows are crossed.
    minY = min(minY, row)
    maxY = max(maxY, last / width)
    minX = 0
    maxX = width &- 1
  }
}
