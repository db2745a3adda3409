import Display
import Pixels
import RasterPlan

extension PlannedPicture {
  /// The filtered pixels, of `bounds` at least.
  func filtered(
    of items: PlanItems,
    with resources: PlanResources,
    _ kernels: Kernels,
    _ pool: PixelPool
  ) -> FilteredPicture {
    var (picture, index) = begun(of: items, with: resources, kernels, pool)
    while index < filters.count {
      // The first one has its room already.
      let area = index == 0 ? picture.place : area(ofFilter: index, from: picture.place)
      var pixmap = picture.enlarged(kernels, pool).cropped(to: area, from: picture.place, pool)
      let matrices = matrices(afterBlur: index)
      filters[index].apply(to: &pixmap, then: matrices, surroundings, kernels, pool)
      picture = FilteredPicture(pixmap, place: area)
      index += 1 + matrices.count
    }
    guard reduction > 1 else { return picture }
    return FilteredPicture(
      picture.enlarged(kernels, pool),
      factor: reduction,
      place: picture.place.enlarged(by: reduction)
    )
  }

  /// The picture painted, and blurred if it was painted for a wide blur; and how many filters that
  /// was.
  private func begun(
    of items: PlanItems,
    with resources: PlanResources,
    _ kernels: Kernels,
    _ pool: PixelPool
  ) -> (FilteredPicture, filterCount: Int) {
    // At once with room for what the first filter adds.
    let place = area(ofFilter: 0, from: content)
    if case .blur(let sigma) = filters.first, !place.isEmpty {
      let matrices = matrices(afterBlur: 0)
      let blur = GaussianBlur(sigma: sigma, then: matrices, kernels, pool)
      if blur.factor > 1 {
        let (width, height) = (place.width, place.height)
        let small = blur.small(width: width, height: height, surroundedBy: surroundings) { add in
          forEachRow(of: place, of: items, with: resources, kernels, pool) { row in
            add(row, content.width, content.minX - place.minX)
          }
        }
        let picture = FilteredPicture(small, factor: blur.factor, place: place)
        return (picture, 1 + matrices.count)
      }
    }
    let pixmap = Pixmap.written(width: place.width, height: place.height, from: pool) { memory in
      paint(into: memory, place, of: items, with: resources, kernels)
    }
    return (FilteredPicture(pixmap, place: place), 0)
  }

  /// Paints the content a band at a time, and calls `body` with the rows of `area`, from the top
  /// down: `content.width` pixels, or nil above and below the content.
  func forEachRow(
    of area: PixelRect,
    of items: PlanItems,
    with resources: PlanResources,
    _ kernels: Kernels,
    _ pool: PixelPool,
    _ body: (UnsafePointer<UInt32>?) -> Void
  ) {
    for _ in area.minY..<content.minY { body(nil) }
    // It stays in the processor's cache from one band to the next.
    let memory = PixelMemory(content.width * RenderPlan.bandHeight, from: pool)
    let painter = BandPainter(level: kernels.level)
    for program in programs(of: items) {
      let count = content.width * program.region.height
      let pixels = UnsafeMutableBufferPointer(start: memory.base, count: count)
      let frame = FrameMemory(pixels, width: content.width)
      painter.paint(program, with: resources, into: frame)
      for y in 0..<program.region.height { body(memory.base + y * content.width) }
    }
    // Until here its rows were read where they are.
    withExtendedLifetime(memory) {}
    for _ in content.maxY..<area.maxY { body(nil) }
  }

  /// The matrices between a blur and the next one: they are done with the blur.
  private func matrices(afterBlur index: Int) -> [ColorMatrix] {
    guard case .blur = filters[index] else { return [] }
    var matrices: [ColorMatrix] = []
    for filter in filters[(index + 1)...] {
      guard case .matrix(let matrix) = filter else { break }
      matrices.append(matrix)
    }
    return matrices
  }

  /// The pixels that a filter makes from those of `place`: a blur of a picture with transparent
  /// surroundings makes it larger, as far as it is visible.
  private func area(ofFilter index: Int, from place: PixelRect) -> PixelRect {
    guard surroundings == .transparent, index < filters.count,
      case .blur(let sigma) = filters[index]
    else { return place }
    // Generously: a wide blur looks at whole squares.
    let later = filters[(index + 1)...].reduce(0) { $0 + 2 * $1.reach }
    let read = PixelFilter.read(for: bounds, reduction: reduction).insetBy(-later)
    return PixelFilter.area(around: place, sigma: sigma, visible: read)
  }

  /// Paints the content into the pixels of `place`; the rest of them becomes transparent.
  private func paint(
    into memory: UnsafeMutableBufferPointer<UInt32>,
    _ place: PixelRect,
    of items: PlanItems,
    with resources: PlanResources,
    _ kernels: Kernels
  ) {
    let (left, right) = (content.minX - place.minX, place.maxX - content.maxX)
    if place != content {
      func clear(_ range: Range<Int>) {
        UnsafeMutableBufferPointer(rebasing: memory[range]).update(repeating: 0)
      }
      clear(0..<(content.minY - place.minY) * place.width)
      clear((content.maxY - place.minY) * place.width..<memory.count)
      for y in content.minY - place.minY..<content.maxY - place.minY {
        clear(y * place.width..<y * place.width + left)
        clear((y + 1) * place.width - right..<(y + 1) * place.width)
      }
    }
    let frame = FrameMemory(memory, width: place.width).columns(left..<place.width - right)
    let painter = BandPainter(level: kernels.level)
    for program in programs(of: items) {
      let rows = program.region.minY - place.minY..<program.region.maxY - place.minY
      painter.paint(program, with: resources, into: frame.rows(rows))
    }
  }
}
