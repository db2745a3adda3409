import QuartzCore

/// A key as bytes: nothing here encrypts or signs with it.
public final class SecKey: NSObject, @unchecked Sendable {
  let data: Data
  let attributes: [String: Any]

  init(data: Data, attributes: [String: Any]) {
    self.data = data
    self.attributes = attributes
    super.init()
  }
}

/// A scheme of encryption or signature.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:PKCS1")
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA1"
  )
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA256"
  )
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256"
  )
  public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA512"
  )
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:message-X962:SHA256"
  )
  public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM"
  )
}

/// What a key is used for.
public enum SecKeyOperationType: Int, Sendable {
  case sign, verify, encrypt, decrypt, keyExchange
}

/// Keeps the bytes, whatever is in them.
public func SecKeyCreateWithData(
  _ keyData: CFData,
  _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  guard !keyData.isEmpty else { return refuse(errSecParam, error) }
  var values: [String: Any] = [:]
  for (key, value) in attributes {
    if let name = key.base as? String { values[name] = value }
  }
  return SecKey(data: keyData, attributes: values)
}

public func SecKeyCreateWithData(
  _ keyData: NSData,
  _ attributes: NSDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  SecKeyCreateWithData(Data(referencing: keyData), CFDictionary(objects: attributes), error)
}

public func SecKeyCopyExternalRepresentation(
  _ key: SecKey,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { key.data }

public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { key.attributes }

/// In bytes: that of the attributes, or the number of bytes.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int {
  let bits = key.attributes[kSecAttrKeySizeInBits]
  return (bits as? Int ?? (bits as? NSNumber)?.intValue).map { $0 / 8 } ?? key.data.count
}

// MARK: Public keys, which nothing here makes or uses: the calls fail

/// Fails for the caller, who releases the error.
private func refuse<Result>(
  _ status: OSStatus = errSecUnimplemented,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Result? {
  error?.pointee = Unmanaged.passRetained(securityError(status))
  return nil
}

public func SecKeyIsAlgorithmSupported(
  _ key: SecKey,
  _ operation: SecKeyOperationType,
  _ algorithm: SecKeyAlgorithm
) -> Bool { false }

public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { refuse(errSecUnimplemented, error) }

public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

public func SecKeyCreateEncryptedData(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(errSecUnimplemented, error) }

public func SecKeyCreateDecryptedData(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(errSecUnimplemented, error) }

public func SecKeyCreateSignature(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(errSecUnimplemented, error) }

public func SecKeyVerifySignature(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ signedData: CFData,
  _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error?.pointee = Unmanaged.passRetained(securityError(errSecUnimplemented))
  return false
}
