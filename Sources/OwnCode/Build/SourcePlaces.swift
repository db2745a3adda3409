import Foundation

/// Finds the source lines of addresses in a compiled client.
public enum SourcePlaces {
  /// How many bytes before an instruction without a line the one may be whose line it shares.
  private static let reach: UInt64 = 320

  /// `path:line:column` for each address that has a line.
  ///
  /// The compiler gives some calls line 0: above all that which ends the program where an implicitly unwrapped value
  /// is nil. The code before such a call in the same function tested the value, in the line that is meant.
  public static func find(_ addresses: [UInt64], in library: String) -> [String] {
    var places = lookUp(addresses, in: library)
    for (index, address) in addresses.enumerated()
    where places.indices.contains(index) && places[index].isLineless {
      let first = address - min(address, reach)
      let before = lookUp((first..<address).reversed(), in: library)
      if let other = before.prefix(while: { $0.function == places[index].function })
        .first(where: \.hasLine)
      {
        places[index] = other
      }
    }
    return places.filter(\.hasLine).map(\.text)
  }

  /// What the symbolizer says of an address.
  private struct Place {
    var function: Substring
    /// `path:line:column`.
    var text: String

    var hasLine: Bool { !text.hasPrefix("?") && !text.contains(":0:") }
    /// Whether it is in the user's own text and has no line; thunks are in none.
    var isLineless: Bool {
      text.contains(":0:") && !text.contains("<compiler-generated>") && function != "??"
    }
  }

  /// One place for each address; none where the program is missing.
  private static func lookUp(_ addresses: [UInt64], in library: String) -> [Place] {
    guard !addresses.isEmpty, let toolchain = try? Toolchain(),
      let run = try? Subprocess(
        "\(toolchain.root)/bin/llvm-symbolizer",
        ["--obj=\(library)", "--functions=linkage", "--no-inlines"]
          + addresses.map { "0x" + String($0, radix: 16) }
      )
    else { return [] }
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2 * addresses.count else { return [] }
    return addresses.indices.map { index in
      Place(function: lines[2 * index], text: String(lines[2 * index + 1]))
    }
  }
}
