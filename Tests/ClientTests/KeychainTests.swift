import Foundation
import Security
import Testing
import UIKit

/// The tests of the other language mode run in the same process, with the same keychain.
private let scope = #fileID

/// A wrapper as apps have it.
private struct Vault {
  var service: String

  private func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
      kSecAttrAccount as String: account,
    ]
  }

  func save(_ text: String, for account: String) -> OSStatus {
    var query = query(account)
    query[kSecValueData as String] = text.data(using: .utf8)
    query[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
    return SecItemAdd(query as CFDictionary, nil)
  }

  func replace(_ text: String, for account: String) -> OSStatus {
    let changes = [kSecValueData as String: Data(text.utf8)]
    return SecItemUpdate(query(account) as CFDictionary, changes as CFDictionary)
  }

  func read(_ account: String) -> String? {
    var query = query(account)
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    query[kSecReturnData as String] = kCFBooleanTrue
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    guard status == noErr, let data = result as? Data else { return nil }
    return String(data: data, encoding: .utf8)
  }

  func remove(_ account: String) -> OSStatus { SecItemDelete(query(account) as CFDictionary) }
}

@Suite
struct KeychainTests {
  @Test
  func `what is saved is read, replaced and removed`() {
    let vault = Vault(service: "vault \(scope)")
    #expect(vault.read("anna") == nil)
    #expect(vault.save("first", for: "anna") == errSecSuccess)
    #expect(vault.read("anna") == "first" && vault.read("ben") == nil)
    #expect(vault.save("second", for: "anna") == errSecDuplicateItem)
    #expect(vault.save("other", for: "ben") == errSecSuccess)
    #expect(vault.replace("second", for: "anna") == errSecSuccess)
    #expect(vault.read("anna") == "second" && vault.read("ben") == "other")
    #expect(vault.replace("third", for: "carl") == errSecItemNotFound)
    #expect(vault.remove("anna") == errSecSuccess && vault.read("anna") == nil)
    #expect(vault.remove("anna") == errSecItemNotFound && vault.read("ben") == "other")
    #expect(Vault(service: "another \(scope)").read("ben") == nil)
  }

  @Test
  func `a result has the shape that a query asks for`() throws {
    let vault = Vault(service: "shapes \(scope)")
    for account in ["anna", "ben"] { #expect(vault.save(account + "'s", for: account) == 0) }
    let all: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "shapes \(scope)",
      kSecMatchLimit: kSecMatchLimitAll,
    ]
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(all as CFDictionary, &result) == errSecSuccess)
    #expect(result == nil)
    var query = all
    query[kSecReturnAttributes] = true
    query[kSecReturnData] = true
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["anna", "ben"])
    #expect(items.last?[kSecValueData as String] as? Data == Data("ben's".utf8))
    #expect(
      items.first?[kSecAttrAccessible as String] as? String
        == kSecAttrAccessibleAfterFirstUnlock as String
    )
    #expect(items.first?[kSecAttrCreationDate as String] is Date)
    query[kSecReturnAttributes] = nil
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    #expect(result as? [Data] == [Data("anna's".utf8), Data("ben's".utf8)])
    // One, where no limit is given: attributes alone.
    query[kSecMatchLimit] = nil
    query[kSecReturnData] = nil
    query[kSecReturnAttributes] = kCFBooleanTrue
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    let item = try #require(result as? [String: AnyObject])
    #expect(item[kSecAttrAccount as String] as? String == "anna")
    #expect(item[kSecValueData as String] == nil)
    #expect(SecItemDelete(all as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(all as CFDictionary, nil) == errSecItemNotFound)
  }

  @Test
  func `attributes of every text and number match`() {
    let item = NSMutableDictionary()
    item[kSecClass] = kSecClassInternetPassword
    item[kSecAttrServer] = scope as NSString
    item[kSecAttrPort] = NSNumber(value: 443)
    item[kSecAttrGeneric] = Data([1, 2]) as NSData
    item[kSecValueData] = Data("secret".utf8)
    #expect(SecItemAdd(item, nil) == errSecSuccess)
    var query: [String: Any] = [
      kSecClass as String: kSecClassInternetPassword,
      kSecAttrServer as String: scope,
      kSecAttrPort as String: 443,
      kSecAttrGeneric as String: Data([1, 2]),
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess)
    query[kSecAttrPort as String] = 80
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
    // Another port is another item; another generic attribute is not.
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    query[kSecAttrGeneric as String] = Data([3])
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecDuplicateItem)
    #expect(
      SecItemUpdate(
        [kSecClass: kSecClassInternetPassword, kSecAttrServer: scope, kSecAttrPort: 80]
          as CFDictionary,
        [kSecAttrPort: 443] as CFDictionary
      ) == errSecDuplicateItem
    )
    let passwords = [
      kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: scope,
    ]
    #expect(SecItemDelete(passwords as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(passwords as CFDictionary) == errSecItemNotFound)
  }

  @Test
  func `synchronized items are found by those who ask for them`() {
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "cloud \(scope)",
      kSecAttrSynchronizable as String: kCFBooleanTrue!,
    ]
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess)
    query[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess)
    query[kSecAttrSynchronizable as String] = nil
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
  }

  @Test
  func `a persistent reference finds its item`() throws {
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: "persistent \(scope)",
      kSecValueData as String: Data("kept".utf8), kSecReturnPersistentRef as String: true,
    ]
    var result: AnyObject?
    #expect(SecItemAdd(item as CFDictionary, &result) == errSecSuccess)
    let reference = try #require(result as? Data)
    let query: [String: Any] = [
      kSecValuePersistentRef as String: reference, kSecReturnData as String: true,
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data("kept".utf8))
  }

  @Test
  func `what says nothing sensible is refused`() {
    #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching([kSecClass: "none"] as CFDictionary, nil) == errSecParam)
    let query = [kSecClass: kSecClassGenericPassword, kSecAttrService: "refused \(scope)"]
    #expect(SecItemAdd(query.merging([kSecValueData: "text"]) { $1 } as CFDictionary, nil) == -50)
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemUpdate(query as CFDictionary, query as CFDictionary) == errSecParam)
    #expect(errSecDuplicateItem == -25299 && errSecItemNotFound == -25300 && errSecParam == -50)
    #expect(
      SecCopyErrorMessageString(errSecItemNotFound, nil)
        == "The specified item could not be found in the keychain."
    )
  }

  @Test
  func `random bytes fill what they are asked to fill`() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 48, &bytes) == errSecSuccess)
    #expect(Set(bytes[..<48]).count > 16 && bytes[48...].allSatisfy { $0 == 0 })
    var data = Data(count: 32)
    let status = data.withUnsafeMutableBytes {
      SecRandomCopyBytes(kSecRandomDefault, 32, $0.baseAddress!)
    }
    #expect(status == errSecSuccess && data != Data(count: 32))
  }

  @Test
  func `certificates are pinned`() throws {
    let certificate = try #require(SecCertificateCreateWithData(nil, Data([0x30, 0]) as CFData))
    let other = try #require(SecCertificateCreateWithData(nil, Data([0x30, 1, 0]) as CFData))
    #expect(SecCertificateCreateWithData(nil, Data("none".utf8) as CFData) == nil)
    var created: SecTrust?
    SecTrustCreateWithCertificates([certificate] as CFArray, SecPolicyCreateBasicX509(), &created)
    let trust = try #require(created)
    var error: CFError?
    #expect(SecTrustEvaluateWithError(trust, &error) && error == nil)
    let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
    #expect(chain?.map { SecCertificateCopyData($0) as Data } == [Data([0x30, 0])])
    SecTrustSetAnchorCertificates(trust, [other] as CFArray)
    #expect(!SecTrustEvaluateWithError(trust, &error) && error?.code == Int(errSecNotTrusted))
    let space = URLProtectionSpace(
      host: "example.com",
      port: 443,
      protocol: "https",
      realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust
    )
    #expect(space.serverTrust == nil && URLCredential(trust: trust).persistence == .none)
  }

  @Test
  func `keys are kept as bytes and encrypt nothing`() throws {
    var error: Unmanaged<CFError>?
    let attributes =
      [
        kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits: 2048,
      ] as [CFString: Any]
    let key = try #require(
      SecKeyCreateWithData(Data([1, 2, 3]) as CFData, attributes as CFDictionary, &error)
    )
    #expect(SecKeyCopyExternalRepresentation(key, &error) as Data? == Data([1, 2, 3]))
    #expect(SecKeyGetBlockSize(key) == 256 && error == nil)
    #expect(
      SecKeyCreateEncryptedData(key, .rsaEncryptionOAEPSHA256, Data() as CFData, &error) == nil
    )
    #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
    let query: [String: Any] = [
      kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: Data(scope.utf8),
      kSecValueRef as String: key,
    ]
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    let search: [String: Any] = [
      kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: Data(scope.utf8),
      kSecReturnRef as String: true,
    ]
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(search as CFDictionary, &item) == errSecSuccess)
    #expect((item as! SecKey) === key)
    #expect(SecItemDelete(search as CFDictionary) == errSecSuccess)
    let access = SecAccessControlCreateWithFlags(
      kCFAllocatorDefault,
      kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
      [.biometryCurrentSet, .or, .devicePasscode],
      nil
    )
    #expect(access != nil)
  }
}
