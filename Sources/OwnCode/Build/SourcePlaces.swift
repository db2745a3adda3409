import Foundation

/// Where addresses of a compiled client lie in the code that it was made from.
public enum SourcePlaces {
  /// `path:line:column` for each address that is known, without those of no line.
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
