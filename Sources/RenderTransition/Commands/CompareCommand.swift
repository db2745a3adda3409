import FilmPages
import Foundation
import Pixels
import Segue

/// Reports how two films differ, and makes a page that compares them.
enum CompareCommand {
  static func run(
    _ first: String,
    _ second: String,
    page path: String?,
    replacesOthers: Bool,
    json: Bool,
    console: Console
  ) throws(Failure) -> ExitCode {
    let expected = try FilmFiles(first)
    let actual = try FilmFiles(second)
    var file: PageFile?
    if let path { file = try PageFile(path, replacesOthers: replacesOthers) }
    let (messages, pairs) = compare(expected, actual)
    let differing = pairs.filter { $0.count != 0 }
    if json {
      try console.print(
        JSON.text([
          "expected": first, "actual": second, "same": messages.isEmpty, "messages": messages,
          "frames": pairs.map { pair in
            [
              "time": pair.time, "pixels": pair.count ?? -1, "maxDelta": pair.maxDelta ?? -1,
              "box": pair.box ?? [],
            ] as [String: Any]
          },
        ])
      )
    }
    if let file {
      try file.write(page(expected, actual, messages, pairs).html())
      console.say("\(file.path): \(pairs.count.counted("frame")), \(differing.count) differ")
    }
    for message in messages { console.fail(message) }
    if messages.isEmpty {
      console.say(
        pairs.count == 1 ? "the frames are the same" : "all \(pairs.count) frames are the same"
      )
    }
    return messages.isEmpty ? .success : .failure
  }

  private static func page(
    _ expected: FilmFiles,
    _ actual: FilmFiles,
    _ messages: [String],
    _ pairs: [PageComparison.Pair]
  ) -> Page {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let title = "\(expected.path) and \(actual.path)"
    var old = expected.page(title: expected.path, threads: threads)
    old.facts = facts(expected, actual)
    let comparison = PageComparison(
      title: title,
      messages: messages,
      expected: old,
      actual: actual.page(title: actual.path, threads: threads),
      pairs: pairs
    )
    return Page(title: title, items: [.init(title: title, content: .comparison(comparison))])
  }

  /// The differences, the cause before the pixels, and every pair of frames.
  private static func compare(
    _ expected: FilmFiles,
    _ actual: FilmFiles
  ) -> (messages: [String], pairs: [PageComparison.Pair]) {
    var messages: [String] = []
    let (old, new) = (expected.frames, actual.frames)
    let sizes = [old, new].map { "\($0[0].pixels.width)x\($0[0].pixels.height)" }
    if sizes[0] != sizes[1] { messages.append("size: \(sizes[0]) and \(sizes[1]) pixels") }
    if old.count != new.count {
      messages.append("frame count: \(old.count) and \(new.count)")
    }
    messages += CompareCommand.timing(expected, actual)
    let pairs = (0..<max(old.count, new.count)).map { index -> PageComparison.Pair in
      var pair = PageComparison.Pair(
        expected: index < old.count ? index : nil,
        actual: index < new.count ? index : nil,
        time: index < new.count ? new[index].time : old[index].time
      )
      if index < old.count, index < new.count { pair.compare(old[index].pixels, new[index].pixels) }
      return pair
    }
    guard sizes[0] == sizes[1] else { return (messages, pairs) }
    let difference = FilmDifference(
      expected: old.map(\.pixels),
      actual: new.map(\.pixels),
      microseconds: new.map { Int($0.time * 1_000_000) }
    )
    if let first = difference.first, let last = difference.last, let worst = difference.worst {
      let count = difference.frames.count
      let which =
        count == 1
        ? "frame \(first.index + 1) differs"
        : "\(count) frames differ, from \(first.index + 1) to \(last.index + 1)"
      messages.append(
        "pixels: \(which); worst is \(worst.index + 1): \(worst.count) pixels by up to \(worst.maxDelta) in x \(worst.box.minX)..<\(worst.box.maxX), y \(worst.box.minY)..<\(worst.box.maxY)"
      )
    }
    if let shift = difference.shift {
      messages.append(
        "time: what differs equals the first film \(abs(shift).counted("frame")) \(shift > 0 ? "later" : "earlier"): the timing moved, the pixels did not change"
      )
    }
    return (messages, pairs)
  }

  /// The facts of both films: those that differ first, with both values, then what is not usual.
  private static func facts(_ old: FilmFiles, _ new: FilmFiles) -> [PageFilm.Fact] {
    let known = old.facts.map(\.label)
    let labels = known + new.facts.map(\.label).filter { !known.contains($0) }
    var differing: [PageFilm.Fact] = []
    var common: [PageFilm.Fact] = []
    for label in labels {
      let values = [old, new].map { film in film.facts.first { $0.label == label }?.value }
      let name = label.prefix(1).uppercased() + label.dropFirst()
      if values[0] != values[1] {
        differing.append(.init(name, values.map(told).joined(separator: " and ")))
      } else if UsualFacts.words[label] != values[0] {
        common.append(.init(name, told(values[0])))
      }
    }
    return differing + common
  }

  /// The beginning of a digest identifies what it is of.
  private static func told(_ value: String?) -> String {
    guard let value, !value.isEmpty else { return "none" }
    let isDigest = value.count == 64 && value.allSatisfy(\.isHexDigit)
    return isDigest ? "\(value.prefix(8))…" : value
  }

  /// How the times differ, where both films count the same.
  private static func timing(_ old: FilmFiles, _ new: FilmFiles) -> [String] {
    var messages: [String] = []
    var spans = [old, new].map { film in film.frames.map(\.time).max() ?? 0 }
    // Ticks of another rate end up to one of them later.
    var tolerance = 1.5e-6
    switch (old.clock, new.clock) {
    case (.none, _), (_, .none): return []
    case (.transition(let first), .transition(let second)) where first != second:
      messages.append("rate: \(first) and \(second) frames a second")
      tolerance += 1 / min(first.framesPerSecond, second.framesPerSecond)
    case (.film(let first), .film(let second)):
      guard abs(first - second) > 1e-3 else { break }
      messages.append("rate: \(number(first)) and \(number(second)) frames a second")
      tolerance += 1 / min(first, second)
    case (.golden(let first), .golden(let second)): spans = [first, second]
    case (.film, _), (_, .film): return []
    default: break
    }
    if abs(spans[0] - spans[1]) > tolerance {
      messages.append("duration: \(milliseconds(spans[0])) and \(milliseconds(spans[1]))")
    }
    guard messages.isEmpty, old.frames.count == new.frames.count else { return messages }
    let pairs = zip(old.frames, new.frames)
    if let (index, pair) = pairs.enumerated().first(where: {
      abs($0.element.0.time - $0.element.1.time) > tolerance
    }) {
      messages.append(
        "moments: frame \(index + 1) shows \(milliseconds(pair.0.time)) and \(milliseconds(pair.1.time))"
      )
    }
    return messages
  }

  private static func number(_ value: Double) -> String { String(format: "%g", value) }

  private static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.1f ms", seconds * 1000)
  }
}
