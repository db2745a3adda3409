/// GIFs beside ffmpeg's own palettes.
@MainActor
enum GIFTable {
  static func print(rounds: Int) throws {
    Report.title(
      "To a GIF, 390 x 844, 60 frames, ms a frame",
      "From display lists to the finished file; ffmpeg gets the same frames raw: palettegen and paletteuse."
    )
    let table = MarkdownTable([
      .init("", 2, isNumber: false), .init("threads"), .init("Segue", 5), .init("bytes", 9),
      .init("ffmpeg", 13), .init("bytes", 9), .init("goals", isNumber: false),
    ])
    table.begin()
    for workload in ["W1", "W3", "W5"] {
      var contest = Contest(title: "gif \(workload)", rounds: rounds)
      for (name, verb) in [("segue", "gif"), ("ffmpeg", "ffmpeg-gif")] {
        contest.add(name, isOurs: name == "segue") {
          try ChildProcess.itself([verb, workload, "390", "844", "1", Peers.assets]).measure()
        }
      }
      let results = try contest.run()
      let ratio = results.ratio(of: "ffmpeg", to: "segue")
      let sizes = ["segue", "ffmpeg"].map { name in results.bytes(of: name) }
      var larger: Double?
      if let own = sizes[0], let other = sizes[1] { larger = Double(own) / Double(other) }
      table.add([
        workload, "1", results.cost(of: "segue").map(short) ?? "-", sizes[0].map(grouped) ?? "-",
        cell(results.cost(of: "ffmpeg"), ratio), sizes[1].map(grouped) ?? "-",
        Report.judge(.gif, workload, ["ffmpeg": ratio, "bytes of ffmpeg's": larger]),
      ])
    }
  }
}
