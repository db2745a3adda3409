import ArgumentParsing
import Segue

/// The script of touches on the command line.
enum ScriptOptions {
  static func steps(_ parsed: ParsedArguments) throws(UsageError) -> [TouchStep] {
    var steps: [TouchStep] = []
    for (name, value) in parsed.inOrder(TouchStep.names + ["script"]) {
      if name == "script" {
        steps += try file(value, parsed)
        continue
      }
      if name == "drag", !value.contains(":") { continue }
      guard let step = TouchStep(name, value) else {
        throw parsed.usageError(
          "The value '\(value)' is invalid for '--\(name)': \(ScriptOptions.legal(name))."
        )
      }
      steps.append(step)
    }
    return steps
  }

  private static func file(
    _ path: String,
    _ parsed: ParsedArguments
  ) throws(UsageError) -> [TouchStep] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      do throws(FileError) {
        _ = try readFile(path)
      } catch {
        throw parsed.unreadable(path, InputFile.reason(error))
      }
      throw parsed.usageError("The script '\(path)' is not a text in UTF-8.")
    }
    switch TouchStep.script(text) {
    case .success(let steps): return steps
    case .failure(let error):
      throw parsed.usageError(
        "Line \(error.line) of '\(path)' is not a step: '\(error.text)'. "
          + "Steps are \(TouchStep.names.joined(separator: ", "))."
      )
    }
  }

  private static func legal(_ name: String) -> String {
    switch name {
    case "drag": "it must be x,y:x,y, or names of elements in place of the points"
    case "pan": "it must be two places or more, such as x,y:x,y or names of elements"
    case "carry": "it must be two places, such as x,y:x,y or names of elements"
    case "swipe": "it must be left, right, up or down, and may be followed by :TARGET"
    case "pinch": "it must be TARGET:FACTOR with a factor from 0.01 to 100, such as 195,400:0.4"
    case "turn": "it must be TARGET:DEGREES with up to 3600 degrees, such as 195,400:90"
    case "rotate": "it must be landscape or portrait"
    case "wait", "meanwhile": "it must be a number of seconds from 0 to 3600"
    default: "it must name something on the screen"
    }
  }
}
