import Codecs
import Foundation

/// This machine.
package enum Machine {
  /// As the network knows it; no slash in it.
  package static let name: String = {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "unknown" }
    let name = bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return String(String(decoding: name, as: UTF8.self).prefix(64)).replacing("/", with: "_")
  }()

  /// Eight digits for one numbering of processes: the machine since it was started, or a container
  /// on it.
  ///
  /// A process number means something only within it.
  package static let mark: String = {
    let start = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    let numbers = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")
    let words = "\(name) \(start ?? "") \(numbers ?? "")"
    return String(SHA256.hexDigest(of: Array(words.utf8)).prefix(8))
  }()
}
