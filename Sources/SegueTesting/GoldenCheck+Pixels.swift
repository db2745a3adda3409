import FilmPages
import Foundation
import Pixels
import Segue

extension GoldenCheck {
  /// First, worst and last frame that differ, what lies there, and whether only the time moved.
  func comparePixels(
    _ shots: [Shot],
    _ golden: GoldenManifest,
    _ now: GoldenManifest,
    _ verdict: inout Verdict
  ) throws {
    let pairs = shots.compactMap { shot in
      golden.frames.first { $0.name == shot.name }.map { (shot: shot, frame: $0) }
    }
    // Equal hashes are equal pixels: nothing is decoded for them.
    guard pairs.contains(where: { $0.shot.digest != $0.frame.pixels }) else { return }
    let expected: [Pixmap]
    do throws(GoldenFolder.Problem) {
      expected = try folder.pictures(of: pairs.map(\.frame))
    } catch {
      verdict.messages.append("undecodable: \(error)")
      return
    }
    let actual = pairs.map(\.shot.pixels)
    let difference = FilmDifference(
      expected: expected,
      actual: actual,
      microseconds: pairs.map(\.shot.microseconds)
    )
    let beyond = difference.frames.filter {
      $0.maxDelta > tolerance.maxDelta || $0.count > tolerance.pixels
    }
    let run = FilmDifference.longestRun(of: beyond.map(\.index))
    guard run > tolerance.frames, let first = beyond.first, let last = beyond.last,
      let worst = difference.worst
    else { return }
    var lines = [
      "pixels: \(beyond.count) of \(pairs.count) frames differ, from \(pairs[first.index].shot.name) (\(milliseconds(first.microseconds))) to \(pairs[last.index].shot.name) (\(milliseconds(last.microseconds)))"
    ]
    var told: Set<Int> = []
    for (word, frame) in [("first", first), ("worst", worst), ("last", last)]
    where told.insert(frame.index).inserted {
      lines.append(
        "  \(word) \(pairs[frame.index].shot.name): \(frame.count) pixels by up to \(frame.maxDelta) in x \(frame.box.minX)..<\(frame.box.maxX), y \(frame.box.minY)..<\(frame.box.maxY)"
      )
      let there = film.layersIn(frame.box, tick: film.tick(at: pairs[frame.index].shot.time))
      if !there.isEmpty { lines.append("    there: \(there.joined(separator: "; "))") }
    }
    lines.append(
      "  measured against allowed: difference \(beyond.map(\.maxDelta).max() ?? 0) of \(tolerance.maxDelta), pixels \(beyond.map(\.count).max() ?? 0) of \(tolerance.pixels), frames in a row \(run) of \(tolerance.frames) (limits from \(tolerance.source))"
    )
    if let words = try timeShift(pairs, expected, difference, golden, now) { lines.append(words) }
    verdict.messages.append(lines.joined(separator: "\n"))
    for index in max(0, first.index - 1)...min(last.index, pairs.count - 1) {
      verdict.frames.append((expected[index], actual[index]))
    }
  }

  /// A shift by whole frames is read from the pixels, one by parts of a frame from the curves.
  private func timeShift(
    _ pairs: [(shot: Shot, frame: GoldenManifest.Frame)],
    _ expected: [Pixmap],
    _ difference: FilmDifference,
    _ golden: GoldenManifest,
    _ now: GoldenManifest
  ) throws -> String? {
    let interval = 1 / Double(film.fps)
    let ending = "timing moved by"
    if moments == .everyFrame, let shift = difference.shift, let first = difference.first,
      let last = difference.last
    {
      let count = abs(shift)
      return
        "  time: frames \(first.index + 1) to \(last.index + 1) equal the golden \(count) frame\(count == 1 ? "" : "s") \(shift > 0 ? "later" : "earlier"): \(ending) \(String(format: "%+.1f ms", Double(-shift) * interval * 1000)), the pixels did not change"
    }
    // The ends of a transition are states, not motion.
    let moving = difference.frames.map(\.index).filter {
      pairs[$0].shot.time > 0 && pairs[$0].shot.time < film.duration - 1e-9
    }
    if moments != .everyFrame, !moving.isEmpty {
      for ticks in [1, -1, 2, -2, 3, -3, 4, -4] {
        let shift = Double(ticks) * interval
        let times = moving.map { max(0, Double(pairs[$0].frame.microseconds) / 1_000_000 + shift) }
        try film.prepare(times)
        let areEqual = try zip(moving, times).allSatisfy { try film.pixels(at: $1) == expected[$0] }
        if areEqual {
          return
            "  time: the frames between the ends equal the film \(abs(ticks)) frame\(abs(ticks) == 1 ? "" : "s") \(ticks > 0 ? "later" : "earlier"): \(ending) \(String(format: "%+.1f ms", shift * 1000)), the pixels did not change"
        }
      }
    }
    guard let seconds = CurveShift.seconds(from: golden.curves, to: now.curves, interval: interval)
    else { return nil }
    return
      "  time: every curve runs as recorded, \(String(format: "%.1f ms", abs(seconds) * 1000)) \(seconds > 0 ? "later" : "earlier"): \(ending) \(String(format: "%+.1f ms", seconds * 1000))"
  }

  /// The page that shows both films; nil when there is nothing to show.
  func comparisonPage(_ shots: [Shot], _ messages: [String]) throws -> [UInt8]? {
    let golden = try? folder.manifest()
    let frames = golden?.frames ?? []
    let pictures = (try? folder.pictures(of: frames)) ?? []
    let interval = shots.count > 1 ? max(1 / 60, film.duration / Double(shots.count - 1)) : 0.25
    var actual = PageFilm(
      title: name,
      scale: film.scale,
      interval: interval,
      frames: shots.map { ($0.time, $0.pixels) },
      threads: ProcessInfo.processInfo.activeProcessorCount
    )
    actual.setLayers(shots.map { film.layers[film.tick(at: $0.time)] })
    guard !pictures.isEmpty else {
      actual.notes = messages
      return Page(title: name, items: [.init(title: name, content: .film(actual))]).html()
    }
    let expected = PageFilm(
      title: name,
      scale: golden?.scale ?? film.scale,
      interval: interval,
      frames: zip(frames, pictures).map { (Double($0.microseconds) / 1_000_000, $1) },
      threads: ProcessInfo.processInfo.activeProcessorCount
    )
    var comparison = PageComparison(
      title: name,
      messages: messages,
      expected: expected,
      actual: actual,
      pairs: []
    )
    comparison.pairs = shots.enumerated().map { index, shot in
      let twin = frames.firstIndex { $0.name == shot.name }
      var pair = PageComparison.Pair(expected: twin, actual: index, time: shot.time)
      if let twin, pictures.indices.contains(twin) {
        pair.compare(pictures[twin], shot.pixels)
        if let box = pair.box {
          let area = PixelRect(x: box[0], y: box[1], width: box[2], height: box[3])
          pair.layers = film.layersIn(area, tick: film.tick(at: shot.time))
        }
      }
      return pair
    }
    return Page(title: name, items: [.init(title: name, content: .comparison(comparison))]).html()
  }
}
