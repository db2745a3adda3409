import ArgumentParsing

extension Tool {
  /// The commands that divide films among machines; nil for others.
  static func performFarm(
    _ parsed: ParsedArguments,
    console: Console
  ) throws(UsageError) -> ExitCode? {
    switch parsed.commandName {
    case "plan":
      if let question = parsed.string("measure"), let answer = parsed.string("answer") {
        return failing(console) { () throws(Failure) in
          try FilmMeasuring.answer(question, to: answer, console: console)
        }
      }
      let options = try PlanOptions(parsed)
      return failing(console) { () throws(Failure) in
        try PlanCommand(options: options, console: console).run()
      }
    case "assemble":
      let options = try AssembleCommand.Options(parsed)
      return failing(console) { () throws(Failure) in
        try AssembleCommand(options: options, console: console).run()
      }
    default:
      guard let path = parsed.string("plan") else {
        let stray = ["chunk", "attempt", "verify-retry", "results", "results-limit"].first(
          where: parsed.isSet
        )
        if let stray { throw parsed.usageError("'--\(stray)' needs '--plan'.") }
        return nil
      }
      let request = try ChunkRequest(parsed)
      return failing(console) { () throws(Failure) in
        try request.command(plan: path, console: console).run()
      }
    }
  }
}
