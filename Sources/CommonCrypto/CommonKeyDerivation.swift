import Digests

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of a password: lengths are in bytes.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm,
  _ password: UnsafePointer<CChar>!,
  _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!,
  _ saltLen: Int,
  _ prf: CCPseudoRandomAlgorithm,
  _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!,
  _ derivedKeyLen: Int
) -> Int32 {
  let digests: [AnyAuthenticationStream.Digest] = [.sha1, .sha224, .sha256, .sha384, .sha512]
  guard algorithm == kCCPBKDF2, (1...5).contains(prf), rounds > 0, derivedKeyLen > 0,
    let derivedKey, passwordLen >= 0, saltLen >= 0,
    password != nil || passwordLen == 0, salt != nil || saltLen == 0
  else { return Int32(kCCParamError) }
  let stream = AnyAuthenticationStream(
    digests[Int(prf) - 1],
    key: UnsafeRawBufferPointer(start: password, count: passwordLen)
  )
  let key = stream.deriveKey(
    salt: UnsafeRawBufferPointer(start: salt, count: saltLen),
    rounds: Int(rounds),
    count: derivedKeyLen
  )
  derivedKey.update(from: key, count: key.count)
  return Int32(kCCSuccess)
}
