import Animators
import Segue

/// The lists that the tool prints: a line for each item, or one JSON object.
@MainActor
enum Lists {
  static func animators(json: Bool) -> String {
    if json {
      return encode(
        Registry.demos.map { demo in
          [
            "name": demo.name,
            "summary": demo.summary,
            "takesPictures": demo.takesPictures,
            "isInteractive": !demo.interactions.isEmpty,
            "parameters": demo.parameters.map {
              [
                "name": $0.name, "values": $0.legalValues, "default": $0.defaultValue,
                "help": $0.help,
              ]
            },
          ] as [String: Any]
        },
        as: "animators"
      )
    }
    let width = (Registry.demos.map(\.name.count).max() ?? 0) + 2
    return Registry.demos.map { demo in
      let line = demo.name.padded(to: width) + demo.summary
      let parameters = demo.parameters.map { parameter in
        let name = "\(parameter.name)=\(parameter.defaultValue)"
        return "  --set \(name.padded(to: 22)) \(parameter.help) (\(parameter.legalValues))"
      }
      return ([line] + parameters).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  static func devices(json: Bool) -> String {
    if json {
      return encode(
        Screen.all.map {
          [
            "name": $0.name, "width": Double($0.size.width), "height": Double($0.size.height),
            "scale": Double($0.scale),
          ] as [String: Any]
        },
        as: "devices"
      )
    }
    let width = (Screen.all.map(\.name.count).max() ?? 0) + 2
    return Screen.all.map { screen in
      let size = "\(Int(screen.size.width))x\(Int(screen.size.height))"
      return "\(screen.name.padded(to: width))\(size) @\(Int(screen.scale))x"
    }.joined(separator: "\n")
  }

  static func easings(json: Bool) -> String {
    if json {
      return encode(
        Easing.all.map { ["name": $0.name, "definition": $0.definition] },
        as: "easings"
      )
    }
    let width = (Easing.all.map(\.name.count).max() ?? 0) + 2
    return Easing.all.map { $0.name.padded(to: width) + $0.definition }.joined(separator: "\n")
  }

  private static func encode(_ entries: [[String: Any]], as key: String) -> String {
    JSON.text([key: entries])
  }
}

/// The timing curves of Core Animation and UIKit, in words.
private struct Easing {
  let name: String
  let definition: String

  static let all = [
    Easing(name: "linear", definition: "cubic-bezier(0, 0, 1, 1)"),
    Easing(name: "easeIn", definition: "cubic-bezier(0.42, 0, 1, 1)"),
    Easing(name: "easeOut", definition: "cubic-bezier(0, 0, 0.58, 1)"),
    Easing(name: "easeInEaseOut", definition: "cubic-bezier(0.42, 0, 0.58, 1)"),
    Easing(name: "default", definition: "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    Easing(
      name: "spring",
      definition: "mass 1, stiffness and damping from damping ratio and duration"
    ),
    Easing(name: "system", definition: "spring(mass 3, stiffness 1000, damping 500), 0.5 s"),
  ]
}
