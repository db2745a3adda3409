import ArgumentParsing

/// The device, its settings, and what is drawn around the screen.
extension OptionTable {
  static let appearance: [Argument] = [
    .option(
      "device",
      value: "name",
      help: "The device; see --list-devices.",
      defaultText: "iphone-15",
      group: lookGroup
    ).yielding(to: "size"),
    .option(
      "size",
      value: "WxH",
      help: "Screen size in points instead of a device.",
      group: lookGroup
    ).yielding(to: "device"),
    .option(
      "scale",
      value: "scale",
      help: "Pixels a point: 1, 2 or 3.",
      defaultText: "the device's; 1 in GIF, WebP, AVIF",
      group: lookGroup
    ),
    .flag("landscape", help: "Turn the device.", group: lookGroup),
    .option(
      "appearance",
      value: "style",
      help: "Light or dark; both makes a pair of files and the <picture> element for them.",
      defaultText: "light",
      values: ["light", "dark", "both"],
      group: lookGroup
    ),
    .flag("rtl", help: "Lay out from right to left.", group: lookGroup),
    .option(
      "locale",
      value: "language",
      help: "The language of texts, such as de or ar; it decides the direction, too.",
      defaultText: "en",
      group: lookGroup
    ),
    .choiceFlag(
      "legacy-modals",
      help: "Present full screen by default, as iOS 12 and earlier.",
      defaultText: "as your project was built",
      group: lookGroup
    ),
    .option(
      "edges",
      value: "rule",
      help: "Edges of layers: cut at pixel centres as on a device, or smooth.",
      defaultText: "device; smooth at scale 1",
      values: ["device", "smooth"],
      group: lookGroup
    ),
    .invertibleFlag(
      "status-bar",
      help: "Show the status bar and the home indicator.",
      default: true,
      group: lookGroup
    ),
    .invertibleFlag(
      "keyboard",
      help: "Show the keyboard while a text is edited.",
      default: true,
      group: lookGroup
    ),
    .flag("bezel", help: "Draw the device around the screen.", group: lookGroup)
      .yielding(to: "crop"),
    .invertibleFlag(
      "round-corners",
      help: "Cut the corners of the screen as the device does; the default for GIF, WebP and AVIF.",
      default: nil,
      group: lookGroup
    ),
    .option(
      "crop",
      value: "x,y,w,h",
      help: "Show this part of the screen, in points.",
      group: lookGroup
    ).yielding(to: "bezel"),
    .flag("show-touches", help: "Draw fingers as dots with trails.", group: lookGroup),
    .option(
      "before",
      value: "film",
      help: "Show an earlier film to the left: frames, a golden or an .apng.",
      group: lookGroup
    ),
    .option(
      "caption",
      value: "text",
      help: "A line below: {name}, {duration}, {device}, {appearance}, {fps}, {speed}.",
      group: lookGroup
    ),
    .option(
      "padding",
      value: "points",
      help: "Space around the picture.",
      defaultText: "0",
      group: lookGroup
    ),
    .option(
      "background",
      value: "color",
      help: "The colour behind the screen: #RRGGBB, #RRGGBBAA or clear.",
      defaultText: "clear",
      group: lookGroup
    ),
  ]
  private static let lookGroup = "Look"
}
