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
    if let path { try refuse(path, unless: replacesOthers) }
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
    if let path {
      let threads = ProcessInfo.processInfo.activeProcessorCount
      let title = "\(first) and \(second)"
      let comparison = PageComparison(
        title: title,
        messages: messages,
        expected: expected.page(title: first, threads: threads),
        actual: actual.page(title: second, threads: threads),
        pairs: pairs
      )
      try write(
        Page(title: title, items: [.init(title: title, content: .comparison(comparison))]),
        to: path
      )
      console.say("\(path): \(pairs.count) frames, \(differing.count) differ")
    }
    for message in messages { console.fail(message) }
    if messages.isEmpty { console.say("all \(pairs.count) frames are the same") }
    return messages.isEmpty ? .success : .failure
  }

  static func refuse(_ path: String, unless replacesOthers: Bool) throws(Failure) {
    guard !replacesOthers, Existing.isReplaced(path) else { return }
    throw Failure(
      .cannotCreate,
      "cannot write '\(path)': it exists",
      hint: "use --force to replace it, or another --out"
    )
  }

  static func write(_ page: Page, to path: String) throws(Failure) {
    do throws(FileError) {
      try AtomicFile.write(page.html(), to: path)
    } catch {
      throw Failure(SinkError.file(error, frame: nil))
    }
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
      messages.append(
        "pixels: \(difference.frames.count) frames differ, from \(first.index + 1) to \(last.index + 1); worst is \(worst.index + 1): \(worst.count) pixels by up to \(worst.maxDelta) in x \(worst.box.minX)..<\(worst.box.maxX), y \(worst.box.minY)..<\(worst.box.maxY)"
      )
    }
    if let shift = difference.shift {
      messages.append(
        "time: what differs equals the first film \(abs(shift)) frame\(abs(shift) == 1 ? "" : "s") \(shift > 0 ? "later" : "earlier"): the timing moved, the pixels did not change"
      )
    }
    return (messages, pairs)
  }
}
