import Codecs
import Foundation
import OwnCode
import Segue

/// The identity of a film: everything that decides its pixels.
extension RenderCommand {
  /// Everything that decides the pixels, in words; the manifest keeps them.
  var sceneDescription: [String: String] {
    let scene = options.scene
    let look = scene.look
    var words = look.words
    words["animator"] = scene.animator
    words["drive"] = "\(scene.drive)"
    words["way"] = scene.isDismissal ? "dismiss" : "present"
    words["png"] = options.usesSmallPNG ? "small" : "fast"
    if let locale = look.locale { words["locale"] = locale }
    if let before = look.before { words["before"] = FilmFiles.digest(of: before) }
    if let client = ClientLibrary.currentDescription {
      words["code"] = client.digest
      words["resources"] = ClientLibrary.resourceDigest
      words["run"] = "\(client.choice.name) \(client.choice.expression)"
      words["way"] =
        "\(words["way"] ?? "") \((scene.code.request.way ?? client.choice.way).rawValue)"
    }
    if !scene.steps.isEmpty {
      words["steps"] =
        scene.steps.map(\.description).joined(separator: "; ")
        + (scene.showsLaunch ? "; all shown" : "")
    }
    for (name, value) in scene.parameters { words["set.\(name)"] = value }
    for (key, path) in [("from", scene.fromImage), ("to", scene.toImage)] {
      guard let path, let data = FileManager.default.contents(atPath: path) else { continue }
      words[key] = SHA256.hexDigest(of: data)
    }
    return words
  }

  /// A digest of the whole plan, also when only a chunk of it is drawn.
  func planHash(_ pass: Pass) -> String {
    let timing = options.timing
    let words =
      sceneDescription.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + [
        // Another build may draw differently, so its frames are not reused.
        "version=\(Tool.version) \((try? ELFBuildID(path: "/proc/self/exe").text) ?? "")",
        "rate=\(pass.plan.rate)", "count=\(pass.plan.totalCount)",
        "timing=\(timing.duration ?? -1) \(timing.speed) \(timing.holdFirst ?? 0) \(timing.holdLast ?? 0)",
        "poster=\(timing.poster ?? -1)",
        "choice=\(timing.every) \(timing.at ?? []) \(timing.isReversed) \(timing.isBoomerang)",
      ]
    return SHA256.hexDigest(of: Array(words.joined(separator: "\n").utf8))
  }
}

/// What most films have in common, which a page does not list.
enum UsualFacts {
  static let words = [
    "animator": "", "drive": "animated", "png": "fast", "direction": "ltr", "scale": "device",
    "orientation": "portrait", "status bar": "true", "keyboard": "true", "modals": "current",
    "edges": "standard", "surroundings": "", "part": "all", "caption": "", "touches": "false",
  ]
}

extension LookOptions {
  /// What the look adds to the identity.
  @MainActor
  fileprivate var words: [String: String] {
    // One by one: as a literal, with all its defaults, this takes the compiler 20 seconds.
    var words: [String: String] = [:]
    words["appearance"] = isDark ? "dark" : "light"
    words["direction"] = isRightToLeft ? "rtl" : "ltr"
    words["screen"] = size.map { "\($0.width)x\($0.height)" } ?? device ?? "iphone-15"
    words["scale"] = scale.map(String.init) ?? "device"
    words["orientation"] = isLandscape ? "landscape" : "portrait"
    words["status bar"] = "\(showsStatusBar)"
    words["keyboard"] = "\(showsKeyboard)"
    words["modals"] = usesLegacyModals ? "legacy" : "current"
    words["edges"] = edges?.rawValue ?? "standard"
    let surroundings = [
      hasBezel ? "bezel" : nil, padding > 0 ? "padding \(padding)" : nil,
      background != .clear ? "background \(background)" : nil,
      roundsCorners == true ? "round corners" : nil,
    ]
    words["surroundings"] = surroundings.compactMap { $0 }.joined(separator: ", ")
    words["part"] = crop.map { "\($0)" } ?? "all"
    words["caption"] = caption ?? ""
    words["touches"] = "\(showsTouches)"
    return words
  }
}
