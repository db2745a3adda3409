import Codecs

/// Makes one name out of words.
package struct ContentKey {
  private var hash = SHA256()

  package init(_ words: String...) {
    for word in words { add(word) }
  }

  package mutating func add(_ word: String) {
    // The length first, so that two words never read as two others.
    hash.update(Array("\(word.utf8.count):\(word)".utf8))
  }

  package var digest: String { hash.hexDigest }
}
