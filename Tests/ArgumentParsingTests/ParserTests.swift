import Testing

@testable import ArgumentParsing

/// A tool in the shape of `render-transition`, small enough to read its whole help.
let tool = Command(
  "render-transition",
  overview: "Render a view-controller transition to frames, a GIF or a video.",
  version: "1.2.3",
  arguments: [
    .option("animator", short: "a", value: "name", help: "The animator to run.", isRequired: true),
    .option("out", short: "o", value: "out", help: "Where the frames go.", defaultText: "frames"),
    .option(
      "format",
      value: "format",
      help: "Output format.",
      defaultText: "png",
      values: ["png", "gif", "mp4", "y4m"]
    ),
    .option("fps", value: "fps", help: "Frames a second."),
    .option("frames", value: "frames", help: "Which frames.", takesDashedValue: true),
    .option("set", value: "name=value", help: "A parameter.", isRepeating: true),
    .flag("quiet", short: "q", help: "Say nothing."),
    .flag("verbose", short: "v", help: "Say more."),
    .invertibleFlag("progress", help: "Show a progress bar.", default: true),
  ]
)

func parse(_ words: String...) throws -> ParsedArguments {
  guard case .run(let parsed) = try Parser(tool).parse(words) else {
    throw UsageErrorText("a text was printed")
  }
  return parsed
}

struct UsageErrorText: Error {
  init(_ text: String) {}
}

/// The line after `Error: ` for a command line that is refused.
func message(_ words: String...) -> String? {
  do throws(UsageError) {
    _ = try Parser(tool).parse(words)
    return nil
  } catch {
    return error.message
  }
}

@Suite
struct `Reading arguments` {
  @Test(arguments: [
    ["--animator", "reveal"], ["--animator=reveal"], ["-a", "reveal"], ["-a=reveal"],
  ])
  func `an option takes its value after a space or an equals sign`(words: [String]) throws {
    guard case .run(let parsed) = try Parser(tool).parse(words) else { return }
    #expect(parsed.string("animator") == "reveal")
  }

  @Test
  func `flags cluster behind one dash`() throws {
    let parsed = try parse("-qv", "-a", "reveal")
    #expect(parsed.flag("quiet") == true)
    #expect(parsed.flag("verbose") == true)
  }

  @Test
  func `the last of an inverted pair wins`() throws {
    #expect(try parse("-a", "x", "--progress", "--no-progress").flag("progress") == false)
    #expect(try parse("-a", "x", "--no-progress", "--progress").flag("progress") == true)
    #expect(try parse("-a", "x").flag("progress") == nil)
  }

  @Test
  func `the last value of an option wins and a repeating one keeps them all`() throws {
    let parsed = try parse("-a", "x", "-a", "y", "--set", "a=1", "--set", "b=2")
    #expect(parsed.string("animator") == "y")
    #expect(parsed.strings("set") == ["a=1", "b=2"])
  }

  @Test
  func `a lone dash is a value and frames may start with one`() throws {
    let parsed = try parse("-a", "x", "-o", "-", "--frames", "-1")
    #expect(parsed.string("out") == "-")
    #expect(parsed.string("frames") == "-1")
  }

  @Test
  func `a negative number is a value, so that the error is about it`() throws {
    #expect(try parse("-a", "x", "--fps", "-5").string("fps") == "-5")
    #expect(try parse("-a", "x", "--fps", "-.5").string("fps") == "-.5")
  }

  @Test
  func `a value is converted or refused with the spelling that was used`() throws {
    let parsed = try parse("-a", "x", "--fps", "abc")
    #expect(throws: UsageError.self) { try parsed.value("fps") { Int($0) } }
  }
}

@Suite
struct `Error messages` {
  @Test(arguments: [
    (["--out", "x"], "Missing expected argument '--animator <name>'"),
    (["-a", "x", "--fps"], "Missing value for '--fps <fps>'"),
    (["-a", "x", "--fps", "-v"], "Missing value for '--fps <fps>'"),
    (["-a", "x", "--fsp", "5"], "Unknown option '--fsp'. Did you mean '--fps'?"),
    (["-a", "x", "--completely-else"], "Unknown option '--completely-else'"),
    (
      ["-a", "x", "--format", "bmp"],
      "The value 'bmp' is invalid for '--format <format>'. Please provide one of 'png', 'gif', 'mp4' or 'y4m'."
    ),
    (["-a", "x", "y"], "Unexpected argument 'y'"),
    (["-a", "x", "y", "z"], "2 unexpected arguments: 'y', 'z'"),
    (
      ["-a", "x", "--quiet=1"],
      "The option '--quiet' does not take any value, but '1' was specified."
    ),
    (
      ["-areveal"],
      "Unknown option '-areveal'\n   or: Missing value for '-a <name>' in '-areveal'"
    ),
  ])
  func `each mistake is reported in the words of Swift's own tools`(
    words: [String],
    expected: String
  ) {
    do throws(UsageError) {
      _ = try Parser(tool).parse(words)
      Issue.record("accepted")
    } catch {
      #expect(error.message == expected)
    }
  }

  @Test
  func `an error shows the argument it is about and how to get help`() {
    do throws(UsageError) {
      _ = try Parser(tool).parse(["--out", "x"])
      Issue.record("accepted")
    } catch {
      #expect(
        error.fullText(columns: 80) == """
          Error: Missing expected argument '--animator <name>'
          Help:  -a <name>  The animator to run.
          Usage: render-transition --animator <name> [--out <out>] [--format <format>] [--fps <fps>] [--frames <frames>] [--set <name=value> ...] [--quiet] [--verbose] [--progress] [--version] [--help]
            See 'render-transition --help' for more information.
          """
      )
    }
  }

  @Test
  func `no arguments at all print the whole help`() {
    do throws(UsageError) {
      _ = try Parser(tool).parse([])
      Issue.record("accepted")
    } catch {
      let text = error.fullText(columns: 80)
      #expect(text.hasPrefix("Error: Missing expected argument '--animator <name>'\n\nOVERVIEW: "))
      #expect(text.contains("\nOPTIONS:\n"))
    }
  }

  @Test
  func `six or more values are listed with bullets`() {
    let shapes = Command(
      "shape",
      overview: "",
      arguments: [
        .option("kind", value: "kind", help: "", values: ["a", "b", "c", "d", "e", "f"])
      ]
    )
    do throws(UsageError) {
      _ = try Parser(shapes).parse(["--kind", "x"])
      Issue.record("accepted")
    } catch {
      #expect(
        error.message.hasSuffix(
          ". Please provide one of the following:\n  - a\n  - b\n  - c\n  - d\n  - e\n  - f"
        )
      )
    }
  }
}

@Suite
struct `Commands` {
  private let shop = Command(
    "shop",
    overview: "",
    subcommands: [
      Command("buy", overview: "", arguments: [.flag("quiet", short: "q", help: "")]),
      Command("sell", overview: "", arguments: [.option("price", value: "n", help: "")]),
    ],
    defaultSubcommand: "buy"
  )

  @Test(arguments: [["-q", "sell"], ["-q", "sell", "--price", "3"]])
  func `a command after an option is told where it belongs`(words: [String]) {
    let error = #expect(throws: UsageError.self) { try Parser(shop).parse(words) }
    #expect(
      error?.message == "The command 'sell' comes before all options: shop sell …"
    )
  }

  @Test
  func `a word that is not a command stays unexpected`() {
    let error = #expect(throws: UsageError.self) { try Parser(shop).parse(["-q", "cell"]) }
    #expect(error?.message == "Unexpected argument 'cell'")
  }
}

@Suite
struct `Values from elsewhere` {
  private func parse(_ words: String..., fallback: [String: [String]]) throws -> ParsedArguments? {
    let outcome = try Parser(tool).parse(words) { argument in
      fallback[argument.name].map { Parser.Fallback($0, "in 'a file'") }
    }
    guard case .run(let parsed) = outcome else { return nil }
    return parsed
  }

  @Test
  func `a fallback provides the options that the arguments leave out, required or not`() throws {
    let parsed = try parse(fallback: ["animator": ["reveal"], "quiet": ["true"]])
    #expect(parsed?.string("animator") == "reveal")
    #expect(parsed?.flag("quiet") == true)
  }

  @Test
  func `arguments win over the fallback`() throws {
    let parsed = try parse(
      "-a",
      "x",
      "--no-progress",
      fallback: ["animator": ["y"], "progress": ["true"]]
    )
    #expect(parsed?.string("animator") == "x")
    #expect(parsed?.flag("progress") == false)
  }

  private let pair = Command(
    "pair",
    overview: "",
    arguments: [
      Argument.option("device", value: "name", help: "").yielding(to: "size"),
      Argument.option("size", value: "size", help: "").yielding(to: "device"),
    ]
  )

  @Test
  func `what excludes a value of the fallback sets it aside`() throws {
    let outcome = try Parser(pair).parse(["--size", "1x1"]) { argument in
      Parser.Fallback(["b"], "in '\(argument.name)'")
    }
    guard case .run(let parsed) = outcome else { return }
    #expect(parsed.string("size") == "1x1")
    #expect(!parsed.isSet("device"))
  }

  @Test
  func `an error names the place of a value that is not among the arguments`() {
    #expect(throws: UsageError.self) { try parse("-a", "x", fallback: ["format": ["mov"]]) }
    do throws(UsageError) {
      _ = try Parser(tool).parse([]) { $0.name == "format" ? .init(["mov"], "in 'a file'") : nil }
    } catch {
      #expect(error.message.hasPrefix("The value 'mov' in 'a file' is invalid for '--format"))
    }
  }
}

@Suite
struct `The name that was meant` {
  @Test(arguments: [
    ("--fsp", ["--use", "--fps"], "--fps"),
    ("iphone-51", ["iphone-11", "iphone-15"], "iphone-15"),
    ("reval", ["reversal", "reveal"], "reveal"),
    ("REVEAL", ["reveal"], "reveal"),
  ])
  func `is the nearest, where a swap counts as one change`(
    word: String,
    candidates: [String],
    meant: String
  ) { #expect(closestMatch(to: word, among: candidates) == meant) }

  @Test
  func `of two equally near ones is that which begins alike`() {
    #expect(closestMatch(to: "bord", among: ["word", "bold"]) == "bold")
    #expect(closestMatch(to: "xyz", among: ["reveal"]) == nil)
  }
}
