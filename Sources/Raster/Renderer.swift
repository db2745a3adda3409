import Display
import Foundation
import Pixels
import Synchronization

/// Draws display lists into bitmaps. The bytes do not depend on `threads`, on the kernels' level or on
/// what the cache holds.
package struct Renderer: Sendable {
  package var threads: Int
  package var level: KernelLevel
  package let cache: RenderCache

  package init(
    threads: Int = 1,
    level: KernelLevel = .best,
    cache: RenderCache = RenderCache()
  ) {
    self.threads = threads
    self.level = level
    self.cache = cache
  }

  /// A bitmap of `width` by `height` pixels: the list over `background`.
  package func render(
    _ list: DisplayList,
    width: Int,
    height: Int,
    background: Pixel = .clear
  ) -> Pixmap {
    let plan = RenderPlan(
      list,
      width: width,
      height: height,
      background: background,
      cache: cache
    )
    return render(plan)
  }

  package func render(_ plan: RenderPlan) -> Pixmap {
    Pixmap(width: plan.width, height: plan.height) { pixels in
      draw(plan, .color(plan.background), pixels, plan.width)
    }
  }

  /// Draws the list over what the bitmap holds.
  package func draw(_ list: DisplayList, into pixmap: inout Pixmap) {
    var list = list
    if list.hasBackdrop {
      // A backdrop looks at pixels of other bands, which may be drawn over already: it needs a copy.
      let below = pixmap
      let above = list
      list = .record { recorder in
        let bounds = CGRect(x: 0, y: 0, width: below.width, height: below.height)
        recorder.draw(ImageDraw(below, in: bounds, blendMode: .copy))
        recorder.draw(above)
      }
    }
    let plan = RenderPlan(list, width: pixmap.width, height: pixmap.height, cache: cache)
    let width = pixmap.width
    pixmap.withUnsafeMutablePixels { draw(plan, .present, $0, width) }
  }

  private func draw(
    _ plan: RenderPlan,
    _ ground: BandPainter.Ground,
    _ pixels: UnsafeMutableBufferPointer<UInt32>,
    _ stride: Int
  ) {
    guard let base = pixels.baseAddress, plan.width > 0 else { return }
    let bands = BandMemory(base: base, stride: stride)
    let count = plan.bandCount
    let workers = max(1, min(threads, count))
    guard workers > 1 else {
      let painter = BandPainter(level: level)
      for band in 0..<count { bands.draw(plan, band, ground, painter) }
      return
    }
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let painter = BandPainter(level: level)
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < count else { return }
        bands.draw(plan, band, ground, painter)
      }
    }
  }
}

/// Hands out the disjoint rows of a bitmap's bands to threads.
private struct BandMemory: @unchecked Sendable {
  let base: UnsafeMutablePointer<UInt32>
  let stride: Int

  func draw(
    _ plan: RenderPlan,
    _ band: Int,
    _ ground: BandPainter.Ground,
    _ painter: BandPainter
  ) {
    let start = base + plan.rows(ofBand: band).lowerBound * stride
    plan.draw(band, ground, into: start, stride: stride, with: painter)
  }
}

extension DisplayList {
  /// Whether a backdrop is anywhere in it.
  fileprivate var hasBackdrop: Bool {
    var rest = [self]
    while let list = rest.popLast() {
      for command in list.commands {
        switch command.kind {
        case .backdrop: return true
        case .list(let nested): rest.append(nested)
        case .fill, .image, .shadow: break
        }
      }
    }
    return false
  }
}
