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

    /// Nothing when another thread is making it.
    func makeUnlessBusy(by make: () -> Value) {
      _ = value.withLockIfAvailable { value in
        if value == nil { value = make() }
      }
    }
  }

  private let items: PlanItems
  private let cache: RenderCache
  /// The bitmaps of images; `items` keeps their pixels alive, which nobody writes to.
  nonisolated(unsafe) private let bitmaps: [Bitmap]
  private let levels: [Once<Pixmap>]
  private let silhouettes: [Once<AlphaMap>]
  private let tables: [Once<GradientTable>]
  private let pictures: [Once<FilteredPicture>]

  init(_ items: PlanItems, _ cache: RenderCache) {
    self.items = items
    self.cache = cache
    bitmaps = items.pixmaps.map(Bitmap.init)
    levels = items.levels.map { _ in Once() }
    silhouettes = items.silhouettes.map { _ in Once() }
    tables = items.ramps.map { _ in Once() }
    pictures = items.pictures.map { _ in Once() }
  }

  func silhouette(_ index: Int) -> AlphaMap { silhouettes[index].made { makeSilhouette(index) } }

  private func makeSilhouette(_ index: Int) -> AlphaMap {
    items.silhouettes[index].map(cache) { picture, area in
      items.pictures[picture].alpha(in: area, of: items, with: self, cache.silhouettePool)
    }
  }

  // MARK: Several threads

  /// Makes the silhouette that is the coverage, unless somebody has made it or is making it.
  func makeSilhouette(of coverage: Coverage) {
    guard case .silhouette(let index) = coverage.kind else { return }
    silhouettes[index].makeUnlessBusy { makeSilhouette(index) }
  }

  /// Makes the picture that is the ink, unless somebody has made it or is making it.
  func makePicture(of ink: Ink, _ kernels: Kernels) {
    guard case .picture(let index) = ink else { return }
    pictures[index].makeUnlessBusy { makePicture(index, kernels) }
  }

  /// Whether anything in it takes long enough to be shared.
  var hasSharedWork: Bool { !silhouettes.isEmpty || !pictures.isEmpty }

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
      let bitmap = image.level.map { Bitmap(level($0)) } ?? bitmaps[image.pixmap]
      return SampledBitmap(
        bitmap: bitmap,
        inverse: inverse,
        isNearest: image.isNearest,
        next: image.nextLevel.map { Bitmap(level($0.index)) } ?? bitmap,
        nextMix: image.nextLevel.map { UInt32($0.mix) } ?? 0
      )
    }
    switch image.place {
    case .moved(let dx, let dy):
      return (.moved(bitmaps[image.pixmap], dx: dx, dy: dy), nil)
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
      case .image(let index): return items.pixmaps[items.images[index].pixmap]
      case .picture(let index):
        // Others are enlarged into rows of their own.
        let picture = picture(index, kernels)
        return picture.factor == 1 ? picture.pixmap : nil
      case .color, .gradient: return nil
      }
    }
  }

  func picture(_ index: Int, _ kernels: Kernels) -> FilteredPicture {
    pictures[index].made { makePicture(index, kernels) }
  }

  private func makePicture(_ index: Int, _ kernels: Kernels) -> FilteredPicture {
    items.pictures[index].filtered(of: items, with: self, kernels, cache.pool)
  }
}
