import CKernels
import Codecs
import Testing

@Suite
struct `SHA-256` {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the standard's own examples`(text: String, digest: String) {
    #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
  }

  @Test(arguments: [1, 55, 56, 63, 64, 65, 119, 120, 1000])
  func `feeding in pieces changes nothing`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var hash = SHA256()
    for piece in stride(from: 0, to: count, by: 7) {
      hash.update(bytes[piece..<min(piece + 7, count)])
    }
    #expect(hash.hexDigest == SHA256.hexDigest(of: bytes))
  }

  @Test
  func `the processor's instructions agree with plain arithmetic`() {
    let bytes = (0..<640).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 >> 3) }
    var fast = [UInt32](0..<8)
    var plain = fast
    ck_sha256_blocks(&fast, bytes, 10)
    ck_sha256_blocks_portable(&plain, bytes, 10)
    #expect(fast == plain)
  }
}
