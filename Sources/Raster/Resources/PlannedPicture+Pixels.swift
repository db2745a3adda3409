import Display
import Pixels
import RasterPlan

extension PlannedPicture {
  /// The filtered pixels, of `bounds` at least.
  func pixels(
    of items: PlanItems,
    with resources: PlanResources,
    _ kernels: Kernels,
    _ pool: PixelPool
  ) -> PlacedPixmap {
    // At once with room for what the first filter adds.
    var place = area(ofFilter: 0, from: content)
    var pixmap = Pixmap.written(width: place.width, height: place.height, from: pool) { memory in
      paint(into: memory, place, of: items, with: resources, kernels)
    }
    var index = 0
    while index < filters.count {
      let area = index == 0 ? place : area(ofFilter: index, from: place)
      pixmap = pixmap.cropped(to: area, from: place, pool)
      place = area
      let matrices = matrices(afterBlur: index)
      filters[index].apply(to: &pixmap, then: matrices, surroundings, kernels, pool)
      index += 1 + matrices.count
    }
    guard reduction > 1 else { return PlacedPixmap(pixmap: pixmap, place: place) }
    let large = GaussianBlur.enlarged(pixmap, at: place, by: reduction, to: bounds, kernels, pool)
    return PlacedPixmap(pixmap: large, place: bounds)
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
