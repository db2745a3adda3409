import Foundation
import OwnCode
import Segue

/// The reports about a film that is planned or made.
extension RenderCommand {
  func planText(_ passes: [Pass]) -> String {
    let client = ClientLibrary.currentDescription.map { client in
      let choice = client.choice
      let way = options.scene.code.request.way ?? choice.way
      let made = ([choice.own] + [choice.counterpart].compactMap(\.self)).map { part in
        ([part.expression] + part.settings).joined(separator: "; ")
      }
      let calls = made.joined(separator: choice.service == .back ? "; there: " : "; back: ")
      let screens = [("from", choice.source), ("to", choice.destination)].compactMap { word, part in
        part.map { "; \(word) \($0.expression)" }
      }
      return "# \(choice.kind) \(choice.name), \(way.rawValue): \(calls)" + screens.joined()
    }
    return [client].compactMap { $0 }.map { $0 + "\n" }.joined()
      + passes.map { pass in
        let frames = pass.plan.frames.map { "\($0.number)\t\($0.time.told)" }
        let places = pass.outputs.map { $0.path }.joined(separator: ", ")
        return
          (["# \(pass.plan.frames.count.counted("frame")) at \(pass.plan.rate) fps -> \(places)"]
          + frames)
          .joined(separator: "\n")
      }.joined(separator: "\n")
  }

  /// One object for everything: the lists of a pair follow each other.
  @MainActor
  final class Answers {
    private var objects: [[String: Any]] = []

    func add(_ object: [String: Any]) { objects.append(object) }

    var text: String {
      JSON.text(
        objects.reduce(into: [:]) { whole, object in
          whole.merge(object) { first, second in
            if let first = first as? [Any], let second = second as? [Any] { return first + second }
            return first
          }
        }
      )
    }
  }

  /// Prints an object as JSON, or keeps it for the one of a pair.
  func answer(_ object: [String: Any]) throws(Failure) {
    guard let answers else { return try console.print(JSON.text(object)) }
    answers.add(object)
  }

  /// The markup with which a page shows the right one of a pair.
  func tellPictureElements() {
    for output in options.outputs where output.format.isMovingPicture || output.format == .apng {
      let (light, dark) = (output.named(adding: "-light").path, output.named(adding: "-dark").path)
      console.say(
        """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="\(dark)">
          <img src="\(light)" alt="\(title)">
        </picture>
        """
      )
    }
  }

  func planObject(_ passes: [Pass]) -> [String: Any] {
    [
      "passes": passes.map { pass in
        [
          "appearance": options.scene.look.isDark ? "dark" : "light",
          "fps": pass.plan.rate.description, "frameCount": pass.plan.totalCount,
          "plan": planHash(pass),
          "frames": pass.plan.frames.map {
            ["number": $0.number, "time": $0.time.told] as [String: Any]
          },
        ] as [String: Any]
      }
    ]
  }

  /// The bytes from which a page is slow with a moving picture.
  private static let slowSize = 5_000_000

  func report(
    _ outputs: [SinkOutput],
    duration: Double,
    passes: [Pass]
  ) throws(Failure) {
    if options.running.printsJSON {
      try answer([
        "animator": title, "duration": duration.told,
        "outputs": outputs.map {
          [
            "path": $0.path, "bytes": $0.byteCount, "rendered": $0.rendered, "reused": $0.reused,
          ] as [String: Any]
        },
      ])
    }
    for output in outputs where output.path != "-" {
      let reused = output.reused > 0 ? ", \(output.reused) of them from before" : ""
      let count = output.rendered + output.reused
      console.say(
        "\(output.path): \(count.counted("frame"))\(reused), \(size(output.byteCount))"
      )
      let isGIF = passes.contains { $0.outputs.contains { $0.isGIF && $0.path == output.path } }
      if isGIF, output.byteCount > RenderCommand.slowSize {
        console.warn(
          "a GIF above 5 MB is slow on the web; try --max-bytes 5MB, --fps 25 or --scale 1"
        )
      }
      if output.path.hasSuffix(".apng"), output.byteCount > RenderCommand.slowSize {
        console.warn(
          "an APNG keeps every pixel and is slow on the web at this size: .webp, .avif or .gif are a tenth of it, or try --scale 1"
        )
      }
    }
  }

  /// Why a film of the user's own code is hardly what its author expects: it takes no
  /// time, or changes nothing.
  ///
  /// - Parameter isStill: whether it changes nothing.
  func stillness(_ rehearsal: Rehearsal, isStill: Bool) -> String? {
    let takesNoTime = rehearsal.duration == 0
    guard takesNoTime || isStill,
      let choice = ClientLibrary.currentDescription?.choice
    else { return nil }
    let way = options.scene.code.request.way ?? choice.way
    let isScreen = way == .root && !OwnAnimators.asked.areNamed
    guard !isScreen, options.scene.steps.isEmpty else { return nil }
    let what = options.scene.isDismissal || way.isReturn ? "the way back" : "the transition"
    return takesNoTime
      ? "nothing moves: \(what) of \(title) takes no time; a change that waits for the next layout, "
        + "such as a constraint's, needs layoutIfNeeded() in the animation"
      : "nothing moves: \(what) of \(title) changes nothing on the screen; "
        + "it may rely on what the app sets up before"
  }

  /// Why a film of the user's own animator shows another one, as where its screens are for
  /// the other way: they make themselves the delegate of the stack that they appear in.
  func replacement(_ rehearsal: Rehearsal) -> String? {
    guard let choice = ClientLibrary.currentDescription?.choice,
      choice.kind == Candidate.Kind.animator.rawValue, options.scene.steps.isEmpty,
      options.scene.code.request.initializer == nil, !rehearsal.animators.isEmpty
    else { return nil }
    let names = choice.types.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    guard rehearsal.animators.isDisjoint(with: names) else { return nil }
    return
      "\(choice.name) does not run: one of the screens sets a delegate that has another animator"
  }

  private func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000: "\(bytes) bytes"
    case ..<1_000_000: "\(bytes / 1_000) kB"
    default: String(format: "%.1f MB", Double(bytes) / 1_000_000)
    }
  }

  func judge(_ messages: [String]) throws(Failure) -> ExitCode {
    for message in messages { console.warn(message) }
    guard options.running.isStrict, !messages.isEmpty else { return .success }
    throw Failure(
      .failure,
      "the transition uses what is not supported, and --strict was given",
      hint: "the frames are there; the warnings above say what may look different"
    )
  }
}

extension Double {
  /// Seconds to the nanosecond: the noise of sums is below it.
  fileprivate var told: Double { (self * 1e9).rounded() / 1e9 }
}
