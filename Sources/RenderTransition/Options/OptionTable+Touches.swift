import ArgumentParsing

/// The steps of a script: touches, waits and what surrounds them.
extension OptionTable {
  static let script: [Argument] = [
    .option(
      "tap",
      value: "target",
      help: "Tap a text, an identifier, a class or x,y. Steps happen in the order given.",
      isRepeating: true,
      group: scriptGroup
    ),
    .option(
      "press",
      value: "target",
      help: "Hold a finger on it.",
      isRepeating: true,
      group: scriptGroup
    ),
    .option(
      "carry",
      value: "target:target",
      help: "Hold a finger on the first one until it lifts, then drag it to the second.",
      isRepeating: true,
      group: scriptGroup
    ),
    .option(
      "pan",
      value: "target:target",
      help: "Drag two fingers from the first one to the second.",
      isRepeating: true,
      group: scriptGroup
    ),
    .option(
      "swipe",
      value: "direction",
      help: "Swipe left, right, up or down; left:TARGET over a target.",
      isRepeating: true,
      group: scriptGroup
    ),
    .option(
      "pinch",
      value: "target:factor",
      help: "Pinch with two fingers: 0.4 brings them together, 2 spreads them.",
      isRepeating: true,
      group: scriptGroup
    ),
    .option(
      "turn",
      value: "target:degrees",
      help: "Turn two fingers around it, clockwise.",
      isRepeating: true,
      group: scriptGroup
    ),
    .option("type", value: "text", help: "Type a text.", isRepeating: true, group: scriptGroup),
    .option("wait", value: "seconds", help: "Wait.", isRepeating: true, group: scriptGroup),
    .option(
      "meanwhile",
      value: "seconds",
      help: "Do the next step that long after the last one began, while it still goes on.",
      isRepeating: true,
      group: scriptGroup
    ),
    .flag("press-back", help: "Go back.", group: scriptGroup),
    .option(
      "rotate",
      value: "orientation",
      help: "Turn the device: landscape or portrait.",
      isRepeating: true,
      group: scriptGroup
    ),
    .option(
      "script",
      value: "file",
      help: "Steps from a file, one a line: tap Show.",
      isRepeating: true,
      group: scriptGroup,
      completion: .file
    ),
    .flag(
      "from-launch",
      help: "Show all steps, not only the last one.",
      group: scriptGroup
    ),
  ]
  static let scriptGroup = "Touches"
}
