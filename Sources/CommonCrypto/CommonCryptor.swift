import Digests

public typealias CCStatus = Int32
public typealias CCCryptorStatus = Int32
public typealias CCRNGStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCOverflow = -4306
public let kCCRNGFailure = -4307
public let kCCUnspecifiedError = -4308
public let kCCCallSequenceError = -4309
public let kCCKeySizeError = -4310
public let kCCInvalidKey = -4311

public let kCCEncrypt = 0
public let kCCDecrypt = 1

// AES alone is there; the others are names.

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCAlgorithmCAST = 3
public let kCCAlgorithmRC4 = 4
public let kCCAlgorithmRC2 = 5
public let kCCAlgorithmBlowfish = 6

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

// Bytes.

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts by AES, block after block (CBC) or each block alone (ECB); lengths are in
/// bytes.
///
/// Without an initialization vector, it is zeros.
@discardableResult
public func CCCrypt(
  _ op: CCOperation,
  _ alg: CCAlgorithm,
  _ options: CCOptions,
  _ key: UnsafeRawPointer!,
  _ keyLength: Int,
  _ iv: UnsafeRawPointer!,
  _ dataIn: UnsafeRawPointer!,
  _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!,
  _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard alg == kCCAlgorithmAES else { return CCCryptorStatus(kCCUnimplemented) }
  guard op <= 1, options <= 3, let key, keyLength > 0, dataInLength >= 0,
    dataIn != nil || dataInLength == 0
  else { return CCCryptorStatus(kCCParamError) }
  let keyBytes = [UInt8](UnsafeRawBufferPointer(start: key, count: keyLength))
  guard let cipher = AESCipher(key: keyBytes) else { return CCCryptorStatus(kCCKeySizeError) }
  let isPadded = options & CCOptions(kCCOptionPKCS7Padding) != 0
  let size = AESCipher.blockByteCount
  let isEncrypting = op == kCCEncrypt
  guard dataInLength % size == 0 || isEncrypting && isPadded else {
    return CCCryptorStatus(kCCAlignmentError)
  }
  let input = [UInt8](UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
  let isChained = options & CCOptions(kCCOptionECBMode) == 0
  let vector =
    isChained
    ? iv.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: size)) }
      ?? [UInt8](repeating: 0, count: size) : nil
  let output: [UInt8]
  if isEncrypting {
    output = encrypt(isPadded ? padded(input) : input, cipher, vector)
  } else {
    let whole = decrypt(input, cipher, vector)
    guard let text = isPadded ? unpadded(whole) : whole else {
      return CCCryptorStatus(kCCDecodeError)
    }
    output = text
  }
  dataOutMoved?.pointee = output.count
  guard output.count <= dataOutAvailable, dataOut != nil || output.isEmpty else {
    return CCCryptorStatus(kCCBufferTooSmall)
  }
  if !output.isEmpty { dataOut.copyMemory(from: output, byteCount: output.count) }
  return CCCryptorStatus(kCCSuccess)
}

/// - Parameter vector: what the first block is mixed with; nil where blocks are alone.
private func encrypt(_ text: [UInt8], _ cipher: AESCipher, _ vector: [UInt8]?) -> [UInt8] {
  let size = AESCipher.blockByteCount
  var output: [UInt8] = []
  var last = vector
  for start in stride(from: 0, to: text.count, by: size) {
    var block = Array(text[start..<start + size])
    if let last { for index in block.indices { block[index] ^= last[index] } }
    cipher.encrypt(&block)
    if last != nil { last = block }
    output += block
  }
  return output
}

/// Undoes `encrypt`.
private func decrypt(_ bytes: [UInt8], _ cipher: AESCipher, _ vector: [UInt8]?) -> [UInt8] {
  let size = AESCipher.blockByteCount
  var output: [UInt8] = []
  var last = vector
  for start in stride(from: 0, to: bytes.count, by: size) {
    let source = Array(bytes[start..<start + size])
    var block = source
    cipher.decrypt(&block)
    if let old = last {
      for index in block.indices { block[index] ^= old[index] }
      last = source
    }
    output += block
  }
  return output
}

/// With as many bytes as the last block lacks, a whole block if it lacks none; each
/// says how many (PKCS #7).
private func padded(_ text: [UInt8]) -> [UInt8] {
  let count = AESCipher.blockByteCount - text.count % AESCipher.blockByteCount
  return text + [UInt8](repeating: UInt8(count), count: count)
}

/// Nil where the end is no padding.
private func unpadded(_ text: [UInt8]) -> [UInt8]? {
  guard let count = text.last.map(Int.init) else { return [] }
  guard (1...AESCipher.blockByteCount).contains(count),
    text.suffix(count).allSatisfy({ $0 == count })
  else { return nil }
  return text.dropLast(count)
}

/// Random bytes; the same in every run of a stage, as all its random numbers.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  guard let bytes, count >= 0 else { return CCRNGStatus(kCCParamError) }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator),
      toByteOffset: index,
      as: UInt8.self
    )
  }
  return CCRNGStatus(kCCSuccess)
}
