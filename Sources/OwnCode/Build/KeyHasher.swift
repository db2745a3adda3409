import Codecs
import Foundation

/// Makes one key from everything that decides what is built.
struct KeyHasher {
  private var hash = SHA256()

  init(_ words: String...) {
    for word in words { add(word) }
  }

  mutating func add(_ word: String) {
    // The length first, so that two words never read as two others.
    hash.update(Array("\(word.utf8.count):\(word)".utf8))
  }

  mutating func add(_ bytes: [UInt8]) {
    hash.update(Array("\(bytes.count):".utf8))
    hash.update(bytes)
  }

  mutating func add(_ values: [String: String]) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { add("\(name) \(value)") }
  }

  /// A file's name and content.
  mutating func add(path: String) {
    add(path)
    guard let data = FileManager.default.contents(atPath: path) else { return add("missing") }
    add([UInt8](data))
  }

  var digest: String { String(hash.hexDigest.prefix(40)) }
}
