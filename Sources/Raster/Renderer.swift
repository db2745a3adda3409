import Display
import Foundation
import Pixels
import RasterPlan
import Synchronization

/// Draws display lists into bitmaps.
///
/// The bytes do not depend on `threads`, on the kernels' level or on what the cache holds.
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

  private static let pictureThreads = Atomic<Int>(1)

  /// How many threads draw the pictures that an app makes for itself, such as gradients, when they
  /// are first shown.
  ///
  /// One until more are asked for: a forked process has no others.
  package static var threadsForPictures: Int {
    get { pictureThreads.load(ordering: .relaxed) }
    set { pictureThreads.store(newValue, ordering: .relaxed) }
  }

  /// A bitmap of `width` by `height` pixels: the list over `background`.
  package func render(
    _ list: DisplayList,
    width: Int,
    height: Int,
    background: Pixel = .clear
  ) -> Pixmap {
    paint(RenderPlan(list, width: width, height: height, background: background))
  }

  package func paint(_ plan: RenderPlan) -> Pixmap {
    Pixmap.written(width: plan.width, height: plan.height) { paint(plan, into: $0) }
  }

  /// Draws the list over what the bitmap holds.
  package func draw(_ list: DisplayList, into pixmap: inout Pixmap) {
    var list = list
    if list.hasBackdrop {
      // A backdrop reads pixels of other bands, which may already be drawn over: it needs a copy.
      let below = pixmap
      let above = list
      list = .record { recorder in
        let bounds = CGRect(x: 0, y: 0, width: below.width, height: below.height)
        recorder.draw(ImageDraw(below, in: bounds, blendMode: .copy))
        recorder.draw(above)
      }
    }
    let plan = RenderPlan(list, width: pixmap.width, height: pixmap.height, ground: .present)
    pixmap.withUnsafeMutablePixels { paint(plan, into: $0) }
  }

  private func paint(_ plan: RenderPlan, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    let memory = FrameMemory(pixels, width: plan.width)
    let frame = PaintablePlan(plan, cache: cache)
    let count = plan.width > 0 ? plan.bandCount : 0
    let workers = max(1, min(threads, count))
    guard workers > 1 else {
      frame.paint(0..<count, into: memory, with: BandPainter(level: level))
      return
    }
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let painter = BandPainter(level: level)
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < count else { return }
        frame.paint(band, into: memory.rows(plan.rows(ofBand: band)), with: painter)
      }
    }
  }
}

extension DisplayList {
  /// Whether the list contains a backdrop.
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
