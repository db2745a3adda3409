import Display
import Pixels

/// Renders the frames of a plan: asks a source for the display list of each moment, paints on
/// several threads, and hands the frames to the sinks in order.
@MainActor
package struct FrameLoop {
  var plan: FramePlan
  var painter: FramePainter
  var threads: Int
  /// What is painted already.
  var headStart: HeadStart?
  /// Of a thread that paints, in bytes: layer trees are walked without recursion, but
  /// filters and paths need room.
  nonisolated static let stackSize = 8 << 20
  /// Called after each frame that the sinks have taken, with how many that were.
  var onProgress: (Int) -> Void

  package init(
    plan: FramePlan,
    painter: FramePainter,
    threads: Int,
    headStart: HeadStart? = nil,
    onProgress: @escaping (Int) -> Void = { _ in }
  ) {
    self.plan = plan
    self.painter = painter
    self.threads = threads
    self.headStart = headStart
    self.onProgress = onProgress
  }

  /// - Parameter list: the display list of a moment; asked in ascending order of time, each once.
  package func run(
    into sinks: [any FrameSink],
    list: (Double) throws -> DisplayList
  ) throws -> [SinkOutput] {
    do {
      let done = try sinks.map { sink throws(SinkError) in try sink.begin(clip) }
      try draw(into: sinks, done: done, list: list)
      painter.bandMemory.close()
      return try sinks.map { sink throws(SinkError) in try sink.finish() }
    } catch {
      for sink in sinks { sink.abandon() }
      throw error
    }
  }

  private var clip: ClipDescription {
    ClipDescription(
      width: painter.width,
      height: painter.height,
      rate: plan.rate,
      frameCount: plan.totalCount
    )
  }

  private func draw(
    into sinks: [any FrameSink],
    done: [Set<Int>],
    list: (Double) throws -> DisplayList
  ) throws {
    // A frame that every output already has is not drawn.
    let frames = plan.frames.filter { frame in !done.allSatisfy { $0.contains(frame.number) } }
    let runs = runs(of: frames)
    let kept = try listsOutOfOrder(for: runs, list: list)
    let painter = painter
    // Whole bitmaps are large: only a few of them wait for the sinks.
    let isLarge = !painter.contents.isDisjoint(with: .bitmaps)
    let pipeline = OrderedPipeline<Moment, (run: Int, frame: RenderedFrame)>(
      threads: threads,
      capacity: isLarge ? threads + 2 : nil
    ) {
      let brush = painter.makeBrush()
      return { moment in
        let painted = moment.painted?.showing(moment.frame)
        return (moment.run, painted ?? brush.paint(moment.list, as: moment.frame))
      }
    }
    var taken = plan.frames.count - frames.count
    if taken > 0 { onProgress(taken) }
    func take(_ outputs: [(run: Int, frame: RenderedFrame)]) throws {
      for output in outputs {
        for frame in runs[output.run] {
          let copy = output.frame.showing(frame)
          for (sink, done) in zip(sinks, done) where !done.contains(frame.number) {
            try sink.write(copy)
          }
          taken += 1
          onProgress(taken)
        }
      }
    }
    for (index, run) in runs.enumerated() {
      guard let first = run.first else { continue }
      let list = try kept?[first.time] ?? list(first.time)
      let painted = headStart?.frame(at: first.time)
      try take(pipeline.push(Moment(run: index, frame: first, list: list, painted: painted)))
    }
    try take(pipeline.drain())
  }

  private struct Moment: Sendable {
    var run: Int
    var frame: FramePlan.Frame
    var list: DisplayList
    var painted: RenderedFrame?
  }

  /// Neighbours that show the same time (holds) are painted once.
  private func runs(of frames: [FramePlan.Frame]) -> [[FramePlan.Frame]] {
    var runs: [[FramePlan.Frame]] = []
    for frame in frames {
      if runs.last?.first?.time == frame.time {
        runs[runs.count - 1].append(frame)
      } else {
        runs.append([frame])
      }
    }
    return runs
  }

  /// The display lists of an output that does not run forwards; nil when it does.
  ///
  /// Time only runs forwards, so these lists are made first, in order of time, and kept. They are
  /// small and share their bitmaps.
  private func listsOutOfOrder(
    for runs: [[FramePlan.Frame]],
    list: (Double) throws -> DisplayList
  ) throws -> [Double: DisplayList]? {
    let times = runs.compactMap(\.first?.time)
    guard zip(times, times.dropFirst()).contains(where: { $0 >= $1 }) else { return nil }
    var lists: [Double: DisplayList] = [:]
    for time in Set(times).sorted() { lists[time] = try list(time) }
    return lists
  }
}
