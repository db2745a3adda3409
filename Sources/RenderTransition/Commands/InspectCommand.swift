import Codecs
import Foundation
import Segue

/// Prints what is on the screen at a moment: controllers, views and layers with their frames,
/// transforms and running animations.
@MainActor
struct InspectCommand {
  let scene: SceneOptions
  let running: RunningOptions
  /// A part of the transition, 0 to 1.
  let part: Double
  let console: Console

  func run() throws(Failure) -> ExitCode {
    let watchdog = Watchdog(timeout: running.timeout, console: console)
    watchdog.enter("building the screens")
    let made = try DemoScenario.make(scene, maximumPixels: running.maximumPixels, console: console)
    let snapshots: [LayerSnapshot]
    let time: Double
    do {
      watchdog.enter("measuring the transition")
      let duration = try made.rehearse(running).duration
      time = duration * part
      snapshots = try made.scenario.layerSnapshots(at: [time]).first ?? []
    } catch {
      throw Failure(running: error)
    }
    try console.print(running.printsJSON ? json(snapshots, time) : text(snapshots))
    return .success
  }

  private func json(_ snapshots: [LayerSnapshot], _ time: Double) -> String {
    JSONText.string(of: Report(time: time, layers: snapshots))
  }

  private struct Report: Encodable {
    var time: Double
    var layers: [LayerSnapshot]
  }

  private func text(_ snapshots: [LayerSnapshot]) -> String {
    snapshots.map(line).joined(separator: "\n")
  }

  private func line(_ layer: LayerSnapshot) -> String {
    var words = [
      String(repeating: "  ", count: layer.depth) + (layer.isMask ? "mask " : "") + layer.className
    ]
    if let controller = layer.controllerClass { words.append("of \(controller)") }
    if let text = layer.text { words.append("\"\(text)\"") }
    if let name = layer.name { words.append("#\(name)") }
    let frame = layer.screenFrame
    words.append(
      "\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))x\(number(frame.height))"
    )
    if layer.isHidden { words.append("hidden") }
    if layer.opacity != 1 { words.append("opacity \(number(layer.opacity))") }
    if layer.cornerRadius != 0 { words.append("radius \(number(layer.cornerRadius))") }
    if let color = layer.backgroundColor { words.append(color) }
    if !isIdentity(layer.transform) {
      words.append("transform [\(layer.transform.map { number($0) }.joined(separator: " "))]")
    }
    for animation in layer.animations {
      words.append(
        "{\(animation.keyPath ?? animation.key ?? animation.animationClass) "
          + "\(number(animation.elapsed)) of \(number(animation.duration)) s}"
      )
    }
    return words.joined(separator: "  ")
  }

  private func isIdentity(_ matrix: [Double]) -> Bool {
    matrix.enumerated().allSatisfy { $0.element == ($0.offset % 5 == 0 ? 1 : 0) }
  }

  private func number(_ value: CGFloat) -> String { number(Double(value)) }

  private func number(_ value: Double) -> String {
    let text = String(format: "%.2f", value)
    guard text.hasSuffix("0") else { return text }
    let short = String(format: "%.1f", value)
    return short.hasSuffix(".0") ? String(short.dropLast(2)) : short
  }
}
