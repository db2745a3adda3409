import ArgumentParsing

/// Which of the user's own code is run, and how it is built.
extension OptionTable {
  static let code = Argument.positional(
    "code",
    help:
      "Your own code: Swift files, a folder, a playground, a package, an Xcode project, an app.",
    isRequired: false,
    isRepeating: true,
    completion: .file
  ).yielding(to: "animator")

  static let ownCode = codeOptions.map { $0.yielding(to: "animator") }
  private static let codeOptions: [Argument] = [
    .option("use", value: "type", help: "Which of its types to run.", group: codeGroup),
    .option(
      "as",
      value: "way",
      help: "How a transition is set in motion.",
      values: ["present", "dismiss", "push", "pop", "tab"],
      group: codeGroup
    ),
    .option(
      "init",
      value: "expression",
      help: "Swift expression that makes it; may use source, destination, container, isPresenting.",
      group: codeGroup
    ),
    .option(
      "present",
      value: "type",
      help: "Present this view controller; touches follow.",
      group: codeGroup
    ),
    .option(
      "push",
      value: "type",
      help: "Push this view controller; touches follow.",
      group: codeGroup
    ),
    .option("root", value: "type", help: "Begin with this view controller.", group: codeGroup),
    .option(
      "with",
      value: "path",
      help: "Source of a module that the code imports.",
      isRepeating: true,
      group: codeGroup,
      completion: .file
    ),
    .flag(
      "fetch",
      help: "Download missing packages that the project names, with git.",
      group: codeGroup
    ),
    .flag("alone", help: "Ignore the files around a single file.", group: codeGroup),
    .flag(
      "watch",
      help: "Render again each time the code is saved, replacing what is there.",
      group: codeGroup
    ),
    .option(
      "cache",
      value: "folder",
      help: "The folder for compiled code.",
      defaultText: "the user's cache folder",
      group: codeGroup
    ),
  ]
  static let codeGroup = "Own code"
}
