import Testing

@testable import ArgumentParsing

private func printed(_ command: Command, _ words: String..., columns: Int = 80) throws -> String {
  guard case .print(let text) = try Parser(command).parse(words, columns: columns) else {
    return ""
  }
  return text
}

@Suite
struct `Help` {
  @Test
  func `help puts the text at column 26 and wraps it there`() throws {
    let small = Command(
      "render-transition",
      overview: "Render a view-controller transition to frames, a GIF or a video.",
      version: "1.0",
      arguments: [
        .option(
          "animator",
          short: "a",
          value: "name",
          help: "The animator to run.",
          isRequired: true
        ),
        .option(
          "out",
          short: "o",
          value: "out",
          help: "Where the frames go.",
          defaultText: "frames"
        ),
        .option(
          "format",
          value: "format",
          help: "Output format.",
          defaultText: "png",
          values: ["png", "gif", "mp4", "y4m"]
        ),
        .invertibleFlag("progress", help: "Show a progress bar.", default: true),
      ]
    )
    #expect(
      try printed(small, "--help") == """
        OVERVIEW: Render a view-controller transition to frames, a GIF or a video.

        USAGE: render-transition --animator <name> [--out <out>] [--format <format>] [--progress] [--version] [--help]

        OPTIONS:
          -a, --animator <name>   The animator to run.
          -o, --out <out>         Where the frames go. (default: frames)
          --format <format>       Output format. (values: png, gif, mp4, y4m; default:
                                  png)
          --progress/--no-progress
                                  Show a progress bar. (default: --progress)
          --version               Show the version.
          -h, --help              Show help information.

        """
    )
  }

  @Test
  func `the version is printed bare`() throws {
    #expect(try printed(tool, "--version") == "1.2.3")
  }

  @Test
  func `more than twelve options shrink to the required ones`() {
    var many = Command("many", overview: "")
    many.arguments = (1...13).map { .option("o\($0)", value: "v", help: "", isRequired: $0 == 3) }
    #expect(HelpText(path: CommandPath(commands: [many])).usage == "many [<options>] --o3 <v>")
  }

  @Test
  func `a default subcommand shows its options under the tool's name`() throws {
    let nested = Command(
      "tool",
      overview: "Does things.",
      subcommands: [
        Command("render", overview: "Render.", arguments: [.flag("fast", help: "Be fast.")]),
        Command("still", overview: "One frame.", arguments: [.flag("sharp", help: "Be sharp.")]),
      ],
      defaultSubcommand: "render"
    )
    let text = try printed(nested, "--help")
    #expect(text.contains("USAGE: tool [--fast] [--help]"))
    #expect(text.contains("  render (default)        Render."))
    #expect(text.hasSuffix("  See 'tool help <subcommand>' for detailed help.\n"))
    #expect(try printed(nested, "help", "still").contains("USAGE: tool still [--sharp] [--help]"))
    guard case .run(let parsed) = try Parser(nested).parse(["still", "--sharp"]) else { return }
    #expect(parsed.commandName == "still")
  }

  @Test
  func `the table dumps as JSON`() throws {
    #expect(try printed(tool, "--experimental-dump-help").contains("\"valueName\" : \"fps\""))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completion scripts name every option`(shell: String) throws {
    let script = try printed(tool, "--generate-completion-script", shell)
    #expect(script.contains("no-progress") && script.contains("animator"))
  }

  @Test
  func `of arguments that replace each other the usage shows all, and so does the refusal`() throws
  {
    let small = Command(
      "tool",
      overview: "",
      arguments: [
        .positional("code", help: "Code.", isRequired: false, isRepeating: true),
        .option("animator", value: "name", help: "An animator.", isRequired: true).unless("code"),
        .option("out", value: "out", help: "Where."),
      ]
    )
    let usage = "tool (<code> ... | --animator <name>) [--out <out>] [--help]"
    #expect(try printed(small, "--help").contains("USAGE: \(usage)\n"))
    let error = try #require(throws: UsageError.self) { try Parser(small).parse(["--out", "x"]) }
    #expect(error.message == "Missing expected argument '<code> ...' or '--animator <name>'")
  }

  @Test
  func `the manual page has the groups of options, and names what commands share`() {
    let here = Argument.option("here", value: "place", help: "Where.", group: "Places")
    let still = Command("still", overview: "", arguments: [here, .flag("once", help: "Once.")])
    let page = ManualPage(Command("tool", overview: "", arguments: [here], subcommands: [still]))
      .text
    #expect(page.contains(".SH PLACES\n.TP\n.B \\-\\-here <place>\n"))
    #expect(page.contains(".B \\-\\-once\nOnce.\n.PP\nAs above: \\-\\-here <place>.\n"))
  }

  @Test
  func `the manual page lists options with escaped dashes`() throws {
    #expect(ManualPage(tool).text.contains(".B \\-o, \\-\\-out <out>\n"))
    #expect(try printed(tool, "--generate-manual") == ManualPage(tool).text)
  }
}
