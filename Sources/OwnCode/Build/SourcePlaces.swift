import Foundation

/// Finds the source lines of addresses in a compiled client.
public enum SourcePlaces {
  /// How many bytes before an instruction without a line the one may be whose line it shares.
  private static let reach: UInt64 = 320

  /// `path:line:column` for each address that has a line.
  ///
  /// The compiler gives some calls line 0: above all that which ends the program where an
  /// implicitly unwrapped value is nil. The code before such a call in the same function
  /// tested the value, in the line that is meant. A trap stands at the end of its function;
  /// what jumps there has the line.
  public static func find(_ addresses: [UInt64], in library: String) -> [String] {
    var places = lookUp(addresses, in: library)
    if let address = addresses.first, let place = places.first, !place.hasLine,
      let jump = jump(to: address, in: place.function, of: library),
      let other = lookUp([jump], in: library).first, other.hasLine
    {
      places[0] = other
    }
    let lineless = places.indices.filter { !places[$0].hasLine && places[$0].function != "??" }
    let before = lineless.map { index in
      ((addresses[index] - min(addresses[index], reach))..<addresses[index]).reversed()
    }
    var others = lookUp(before.flatMap(\.self), in: library)[...]
    for (index, range) in zip(lineless, before) {
      let function = places[index].function
      // Of a function that the compiler made, all code is without lines.
      let here = others.prefix(range.count).prefix { $0.function == function }
      if let other = here.first(where: \.hasLine) { places[index] = other }
      others = others.dropFirst(range.count)
    }
    return places.filter(\.hasLine).map(\.text)
  }

  /// What the symbolizer says of an address.
  private struct Place {
    var function: Substring
    /// `path:line:column`.
    var text: String

    var hasLine: Bool { !text.hasPrefix("?") && !text.contains(":0:") }
  }

  /// The instruction of a function that jumps to an address.
  private static func jump(
    to address: UInt64,
    in function: Substring,
    of library: String
  ) -> UInt64? {
    guard let toolchain = try? Toolchain(),
      let run = try? Subprocess(
        "\(toolchain.root)/bin/llvm-objdump",
        ["-d", "--no-show-raw-insn", "--disassemble-symbols=\(function)", library]
      )
    else { return nil }
    let target = "0x\(String(address, radix: 16)) <"
    let line = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
      .first { $0.contains(target) }
    let place = line?.prefix { $0 != ":" }.filter { !$0.isWhitespace }
    return place.flatMap { UInt64($0, radix: 16) }
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
