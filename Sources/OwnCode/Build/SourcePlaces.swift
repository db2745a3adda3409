import Foundation

/// Finds the source lines of addresses in a compiled client.
public enum SourcePlaces {
  /// `path:line:column` for each address that has a line.
  public static func find(_ addresses: [UInt64], in library: String) -> [String] {
    guard !addresses.isEmpty, let toolchain = try? Toolchain(),
      let run = try? Subprocess(
        "\(toolchain.root)/bin/llvm-symbolizer",
        ["--obj=\(library)", "--functions=none", "--no-inlines"]
          + addresses.map { "0x" + String($0, radix: 16) }
      )
    else { return [] }
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("?") && !$0.contains(":0:") }
  }
}
