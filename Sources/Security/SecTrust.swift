import QuartzCore
import class Timeline.URLCredential
import class Timeline.URLProtectionSpace

/// A certificate as bytes: nothing here reads what it says.
public final class SecCertificate: NSObject, @unchecked Sendable {
  let data: Data

  init(data: Data) {
    self.data = data
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? SecCertificate)?.data == data
  }

  public override var hash: Int { data.hashValue }
}

/// A certificate with its private key; there is none here.
public final class SecIdentity: NSObject, @unchecked Sendable {}

/// Fails as on data that is damaged: nothing here reads such files.
@discardableResult
public func SecPKCS12Import(
  _ pkcs12_data: CFData,
  _ options: CFDictionary,
  _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecDecode }

@discardableResult
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity,
  _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecItemNotFound }

@discardableResult
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity,
  _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus { errSecItemNotFound }

/// What a chain of certificates is judged by.
public final class SecPolicy: NSObject, @unchecked Sendable {
  let name: String?

  init(name: String?) {
    self.name = name
    super.init()
  }
}

/// A chain of certificates that is to be judged.
public final class SecTrust: NSObject, @unchecked Sendable {
  let certificates: [SecCertificate]
  fileprivate var anchors: [SecCertificate]?
  fileprivate var exceptions: Data?

  init(certificates: [SecCertificate]) {
    self.certificates = certificates
    super.init()
  }

  /// Signatures are not checked: a chain is trusted that has a certificate, and one of the anchors
  /// where there are some.
  fileprivate var isTrusted: Bool {
    guard !certificates.isEmpty else { return false }
    return exceptions != nil || anchors.map { $0.contains { certificates.contains($0) } } ?? true
  }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

// MARK: Certificates and policies

/// Nil unless the bytes begin as a certificate in DER.
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? {
  data.first == 0x30 ? SecCertificate(data: data) : nil
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(name: nil) }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(name: hostname)
}

// MARK: Trust

@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: Any,
  _ policies: Any?,
  _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  guard
    let chain = certificates as? [SecCertificate]
      ?? (certificates as? SecCertificate).map({ [$0] })
  else { return errSecParam }
  trust.pointee = SecTrust(certificates: chain)
  return errSecSuccess
}

public func SecTrustEvaluateWithError(
  _ trust: SecTrust,
  _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  if !trust.isTrusted { error?.pointee = securityError(errSecNotTrusted) }
  return trust.isTrusted
}

@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust,
  _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus { SecTrustGetTrustResult(trust, result) }

@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust,
  _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.isTrusted ? .unspecified : .recoverableTrustFailure
  return errSecSuccess
}

/// On the queue, later.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust,
  _ queue: DispatchQueue,
  _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async {
    result(trust, trust.isTrusted, trust.isTrusted ? nil : securityError(errSecNotTrusted))
  }
  return errSecSuccess
}

@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }

@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust,
  _ anchorCertificates: CFArray?
) -> OSStatus {
  trust.anchors = anchorCertificates?.compactMap { $0 as? SecCertificate }
  return errSecSuccess
}

@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust,
  _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? {
  trust.certificates.isEmpty ? nil : Data("exceptions".utf8)
}

@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
  trust.exceptions = exceptions
  return exceptions != nil
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

// MARK: Challenges of servers

extension URLProtectionSpace {
  /// Nil: no server asks, as there is no network.
  public var serverTrust: SecTrust? { nil }
  public var distinguishedNames: [Data]? { nil }
}

extension URLCredential {
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }

  public convenience init(
    identity: SecIdentity,
    certificates certArray: [Any]?,
    persistence: URLCredential.Persistence
  ) { self.init(user: "", password: "", persistence: persistence) }
}

// MARK: Revocation

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags =
  kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// A policy that asks nobody: there is no network.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy(name: nil)
}
