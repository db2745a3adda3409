import ArgumentParsing
import OwnCode

/// Prints somebody's own code as the compiler gets it.
@MainActor
enum PortCommand {
  static func run(_ parsed: ParsedArguments, console: Console) throws(Failure) -> ExitCode {
    do throws(OwnCodeError) {
      let reader = CodeReader(
        isAlone: parsed.flag("alone") ?? false,
        additions: parsed.strings("with")
      )
      let tree = try reader.read(parsed.strings("code"))
      var builder = try ClientBuilder(cache: ClientCache(folder: parsed.string("cache")))
      builder.onStep = { console.detail($0) }
      let ported = try builder.portedTexts(of: tree)
      for file in ported.files {
        if ported.files.count > 1 { console.print("// \(file.path)") }
        guard console.print(file.text) else { return .brokenPipe }
      }
      for note in ported.notes {
        console.warn("\(note.path):\(note.line):\(note.column): \(note.text)")
      }
      return .success
    } catch {
      throw Failure(error)
    }
  }
}
