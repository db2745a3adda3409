import Display
import Pixels
import RasterPlan
import Synchronization

/// The resources that the programs of a plan refer to: smaller levels of bitmaps, blurred
/// silhouettes, tables of gradients' colours and filtered pictures.
///
/// Each is made once, by the first thread that needs it; the bytes do not depend on the thread.
final class PlanResources: Sendable {
  /// A value that is made on its first use; concurrent users wait for it.
  private final class Once<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    func made(by make: () -> Value) -> Value {
      value.withLock { value in
        if let value { return value }
        let made = make()
        value = made
        return made
      }
    }
  }

  private let items: PlanItems
  private let cache: RenderCache
  fileprivate var pool: PixelPool { cache.pool }
  private let levels: [Once<Pixmap>]
  private let silhouettes: [Once<AlphaMap>]
  private let tables: [Once<GradientTable>]
  private let pictures: [Once<Pixmap>]

  init(_ items: PlanItems, _ cache: RenderCache) {
    self.items = items
    self.cache = cache
    levels = items.levels.map { _ in Once() }
    silhouettes = items.silhouettes.map { _ in Once() }
    tables = items.ramps.map { _ in Once() }
    pictures = items.pictures.map { _ in Once() }
  }

  func silhouette(_ index: Int) -> AlphaMap {
    silhouettes[index].made { items.silhouettes[index].map(cache) }
  }

  /// The pixels of a level; they stay valid as long as this lives.
  func level(_ index: Int) -> Pixmap {
    levels[index].made {
      let level = items.levels[index]
      return cache.level(of: level.pixmap, x: level.halvings.x, y: level.halvings.y)
    }
  }

  func shade(of gradient: GradientInk) -> GradientShade {
    let table = tables[gradient.ramp].made { GradientTable(items.ramps[gradient.ramp].stops) }
    return GradientShade(gradient, table)
  }

  /// How a bitmap is read.
  ///
  /// The pixels stay valid as long as this lives: the plan's items keep the bitmaps.
  func kind(of image: ImageInk) -> (LoadedInk.Kind, SampledBitmap?) {
    func sampled(_ inverse: Projection) -> SampledBitmap {
      let bitmap = Bitmap(image.level.map(level) ?? image.pixmap)
      return SampledBitmap(
        bitmap: bitmap,
        inverse: inverse,
        isNearest: image.isNearest,
        next: image.nextLevel.map { Bitmap(level($0.index)) } ?? bitmap,
        nextMix: image.nextLevel.map { UInt32($0.mix) } ?? 0
      )
    }
    switch image.place {
    case .moved(let dx, let dy): return (.moved(Bitmap(image.pixmap), dx: dx, dy: dy), nil)
    case .mapped(let inverse): return (.sampled, sampled(inverse))
    case .tiled(let inverse): return (.tiled, sampled(inverse))
    }
  }

  /// What was kept of earlier frames; nil when nothing is.
  var stills: StillCache? { cache.stills }

  /// The bitmaps that a program shows without change.
  func bitmaps(of program: BandProgram, _ kernels: Kernels) -> [Pixmap] {
    program.commands.compactMap { command -> Pixmap? in
      guard case .draw(let index, _) = command else { return nil }
      switch items.draws[Int(index)].ink {
      case .image(let image): return image.pixmap
      case .picture(let index): return picture(index, kernels).pixels
      case .color, .gradient: return nil
      }
    }
  }

  /// The pixels of a picture and the device pixels that they are.
  func picture(_ index: Int, _ kernels: Kernels) -> (pixels: Pixmap, place: PixelRect) {
    let picture = items.pictures[index]
    let pixels = pictures[index].made { picture.pixels(of: items, with: self, kernels) }
    return (pixels, picture.bounds)
  }
}

extension PlannedPicture {
  fileprivate func pixels(
    of items: PlanItems,
    with resources: PlanResources,
    _ kernels: Kernels
  ) -> Pixmap {
    let painter = BandPainter(level: kernels.level)
    let pool = resources.pool
    var pixels = Pixmap.written(width: content.width, height: content.height, from: pool) {
      memory in
      let frame = FrameMemory(memory, width: content.width)
      for program in programs(of: items) {
        let rows = program.region.minY - content.minY..<program.region.maxY - content.minY
        painter.paint(program, with: resources, into: frame.rows(rows))
      }
    }
    var place = content
    // What is read in the end, in the pixels of the picture.
    let read = reduction > 1 ? bounds.reduced(by: reduction).insetBy(-1) : bounds
    for (index, filter) in filters.enumerated() {
      // Generously: a wide blur looks at whole squares.
      let later = filters[(index + 1)...].reduce(0) { $0 + 2 * $1.reach }
      filter.apply(
        to: &pixels,
        at: &place,
        surroundings,
        visible: read.insetBy(-later),
        kernels,
        pool
      )
    }
    guard reduction > 1 else { return pixels.cropped(to: bounds, from: place, pool) }
    return GaussianBlur.enlarged(pixels, at: place, by: reduction, to: bounds, kernels, pool)
  }
}
