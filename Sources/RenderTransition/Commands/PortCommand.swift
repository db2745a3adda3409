import ArgumentParsing
import OwnCode

/// Prints the user's own code as the compiler gets it.
@MainActor
enum PortCommand {
  static func run(_ parsed: ParsedArguments, console: Console) throws(Failure) -> ExitCode {
    let ported: (files: [(path: String, text: String)], notes: [PortResponse.Note])
    do throws(OwnCodeError) {
      let cache = ClientCache(folder: parsed.string("cache"))
      let paths = parsed.strings("code")
      var reader = CodeReader(
        isAlone: parsed.flag("alone") ?? false,
        additions: parsed.strings("with")
      )
      if parsed.flag("fetch") == true {
        reader.fetcher = PackageFetcher(cache: cache, paths: paths) { console.tell($0) }
      }
      let tree = try reader.read(paths)
      var builder = try ClientBuilder(cache: cache)
      builder.onStep = { console.detail($0) }
      ported = try builder.portedTexts(of: tree)
    } catch {
      throw Failure(error)
    }
    for file in ported.files {
      if ported.files.count > 1 { try console.print("// \(file.path)") }
      try console.print(file.text)
    }
    for note in ported.notes {
      console.warn("\(note.path):\(note.line):\(note.column): \(note.text)")
    }
    return .success
  }
}
