import Foundation
import Raster
import RasterPlan
import Synchronization

/// Composes frames one after the other into the same memory, on threads that take the next band.
///
/// The plan of the next frame is made while the present one is drawn.
final class ComposePipeline: @unchecked Sendable {
  private let frames: Int
  private let memory: FrameMemory
  private let makePlan: (Int) -> PaintablePlan
  /// Plans of frames that are not finished.
  private let plans = Mutex<[Int: PaintablePlan]>([:])
  private let planned = Atomic<Int>(0)
  /// The next piece of work of a frame: a band, or the next frame's plan.
  private let claims: [Counter]
  /// Bands of a frame that are drawn.
  private let drawn: [Counter]
  /// How many frames each band was drawn for.
  private let bands: [Counter]
  private var finished: [Double]

  private final class Counter: Sendable {
    let value = Atomic<Int>(0)
  }

  init(
    frames: Int,
    bands: Int,
    into memory: FrameMemory,
    plan: @escaping (Int) -> PaintablePlan
  ) {
    self.frames = frames
    self.memory = memory
    makePlan = plan
    claims = (0..<frames).map { _ in Counter() }
    self.bands = (0..<bands).map { _ in Counter() }
    drawn = (0..<frames).map { _ in Counter() }
    finished = Array(repeating: 0, count: frames)
  }

  /// Milliseconds from frame to frame.
  ///
  /// `body` sees each frame complete when there is one thread only.
  func run(threads: Int, afterEach body: (Int) throws -> Void) throws -> [Double] {
    let start = milliseconds()
    if threads == 1 {
      let painter = BandPainter()
      for frame in 0..<frames {
        let plan = makePlan(frame)
        plan.paint(0..<plan.plan.bandCount, into: memory, with: painter)
        finished[frame] = milliseconds()
        try body(frame)
      }
    } else {
      publish(0)
      let group = DispatchGroup()
      for _ in 1..<threads {
        let thread = Thread {
          self.work()
          group.leave()
        }
        group.enter()
        thread.start()
      }
      work()
      group.wait()
    }
    return finished.indices.map { finished[$0] - ($0 == 0 ? start : finished[$0 - 1]) }
  }

  private func work() {
    let painter = BandPainter()
    for frame in 0..<frames {
      wait { planned.load(ordering: .acquiring) > frame }
      // A late thread finds the frame finished.
      guard let plan = plans.withLock({ $0[frame] }) else { continue }
      takeBands(of: frame, plan, painter)
    }
  }

  private func publish(_ frame: Int) {
    let plan = makePlan(frame)
    plans.withLock { $0[frame] = plan }
    planned.store(frame + 1, ordering: .releasing)
  }

  private func takeBands(of frame: Int, _ plan: PaintablePlan, _ painter: BandPainter) {
    let count = plan.plan.bandCount
    while true {
      let claim = claims[frame].value.wrappingAdd(1, ordering: .relaxed).oldValue
      if claim == count / 2, frame + 1 < frames { publish(frame + 1) }
      let band = claim - (claim > count / 2 ? 1 : 0)
      if claim == count / 2 { continue }
      guard band < count else { return }
      // The frame before may still be drawing it.
      wait { bands[band].value.load(ordering: .acquiring) == frame }
      plan.paint(band, into: memory.rows(plan.plan.rows(ofBand: band)), with: painter)
      bands[band].value.store(frame + 1, ordering: .releasing)
      let done = drawn[frame].value.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
      if done == count {
        finished[frame] = milliseconds()
        plans.withLock { $0[frame] = nil }
      }
    }
  }

  private func wait(until condition: () -> Bool) {
    var turns = 0
    while !condition() {
      turns += 1
      if turns > 2000 { sched_yield() }
    }
  }
}
