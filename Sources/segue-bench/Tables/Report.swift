import Foundation

/// All tables, one after the other, and the results of the goals.
@MainActor
enum Report {
  static let (width, height) = (1170, 2532)
  private static var verdicts: [(Goal.Section, Verdict)] = []

  /// Runs `segue-bench table [SECTION …] [--rounds N]`.
  static func run(_ arguments: [String]) throws {
    var rounds: Int?
    var sections: [Goal.Section] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--rounds" {
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw UsageError()
        }
        rounds = count
      } else if let section = Goal.Section(rawValue: argument == "--isa" ? "isa" : argument) {
        sections.append(section)
      } else {
        throw UsageError()
      }
    }
    let start = milliseconds()
    let few = Peers.folder == nil ? 2 : 3
    for section in Goal.Section.allCases where sections.isEmpty || sections.contains(section) {
      switch section {
      case .compose: try CompositingTable.print(rounds: rounds ?? few)
      case .scenes: try SceneTable.print(rounds: rounds ?? few)
      case .png: try PNGTable.print(rounds: rounds ?? few)
      case .animators: try AnimatorTable.print(rounds: rounds ?? few - 1)
      case .growth: try GrowthTables.print(rounds: rounds ?? 1)
      case .gif: try GIFTable.print(rounds: rounds ?? few - 1)
      case .goldens: try GoldenTable.print(rounds: rounds ?? few + 1)
      case .start: try StartTable.print(rounds: rounds ?? 5)
      case .isa: try InstructionSetTable.print(rounds: rounds ?? few)
      }
    }
    summarize(seconds: (milliseconds() - start) / 1000)
  }

  static func title(_ text: String, _ notes: String...) {
    Output.print("\n## \(text)\n")
    for note in notes { Output.print(note) }
    if !notes.isEmpty { Output.print("") }
  }

  /// The verdict of the goals on a row, for its last cell.
  static func judge(
    _ section: Goal.Section,
    _ row: String,
    threads: Int? = nil,
    _ values: [String: Double?]
  ) -> String {
    let found = Goal.verdicts(section, row, threads: threads, values.compactMapValues { $0 })
    verdicts += found.map { (section, $0) }
    return found.map(\.words).joined(separator: ", ")
  }

  private static func summarize(seconds: Double) {
    // A section without goals.
    guard !verdicts.isEmpty else { return Output.print("\n\(Int(seconds)) s.") }
    let missed = verdicts.filter { !$0.1.isMet }
    Output.print(
      "\n\(verdicts.count - missed.count) of \(verdicts.count) goals are met; \(Int(seconds)) s."
    )
    for (section, verdict) in missed {
      Output.print("- \(section) \(verdict.row): \(verdict.words), is \(short(verdict.value))")
    }
  }
}

/// A time and how many times faster we are.
func cell(_ cost: Double?, _ ratio: Double?) -> String {
  guard let cost, let ratio else { return "-" }
  return "\(short(cost)) (\(short(ratio))x)"
}

/// In groups of three digits: 1 234 567.
func grouped(_ count: Int) -> String {
  let digits = String(count)
  return String(
    digits.enumerated().flatMap { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? [" ", digit] : [digit]
    }
  )
}
