import QuartzCore
import Synchronization

/// The items of the keychain, in memory alone.
///
/// The rules are those of Apple's pages on keychain services (documented); values compare as
/// Foundation's objects do.
package struct Keychain: @unchecked Sendable {
  /// An item: its attributes, data and reference by their keys.
  typealias Values = [String: Any]

  private struct Item {
    var values: Values
    let number: Int

    var reference: Data { Data("item\(number)".utf8) }
  }

  private var items: [Item] = []
  private var count = 0

  package init() {}

  /// The process's; a stage restores it between runs.
  package static var current: Keychain {
    get { all.withLock { $0 } }
    set { all.withLock { $0 = newValue } }
  }

  static func withCurrent<Result>(_ body: (inout Keychain) -> sending Result) -> sending Result {
    all.withLock { body(&$0) }
  }

  private static let all = Mutex(Keychain())

  /// What makes an item of a class unique, besides its group and whether it is synchronized.
  private static let identities: [String: [CFString]] = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort,
      kSecAttrPath, kSecAttrSecurityDomain,
    ],
    kSecClassCertificate: [kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber],
    kSecClassKey: [
      kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType,
      kSecAttrKeySizeInBits, kSecAttrEffectiveKeySize,
    ],
    kSecClassIdentity: [
      kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber, kSecAttrApplicationLabel,
    ],
  ]

  static func isClass(_ value: Any?) -> Bool { identities[value as? String ?? ""] != nil }

  private static func isSynchronized(_ values: Values) -> Bool {
    isTrue(values[kSecAttrSynchronizable])
  }

  static func isTrue(_ value: Any?) -> Bool {
    value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
  }

  private static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?):
      NSDictionary(dictionary: ["": first]) == NSDictionary(dictionary: ["": second])
    default: false
    }
  }

  private static func isSame(_ first: Values, _ second: Values) -> Bool {
    guard let kind = first[kSecClass] as? String, kind == second[kSecClass] as? String,
      isSynchronized(first) == isSynchronized(second), let names = identities[kind]
    else { return false }
    return (names + [kSecAttrAccessGroup]).allSatisfy { isEqual(first[$0], second[$0]) }
  }

  /// Keys of dictionaries that say nothing about an item: what is returned, searched and used.
  static func isInstruction(_ key: String) -> Bool {
    ["r_", "m_", "u_"].contains { key.hasPrefix($0) } || key == kSecUseDataProtectionKeychain
  }

  private static func matches(_ item: Item, _ query: Values) -> Bool {
    if let reference = query[kSecValuePersistentRef] as? Data {
      return item.reference == reference
    }
    let wanted = query[kSecAttrSynchronizable]
    let isAny = wanted as? String == kSecAttrSynchronizableAny
    guard isAny || isTrue(wanted) == isSynchronized(item.values) else { return false }
    return query.allSatisfy { key, value in
      // The data of a query, and who may use an item, are no part of a search (inferred: apps
      // delete by the dictionary that they add next).
      isInstruction(key) || key == kSecAttrSynchronizable || key == kSecValueData
        || key == kSecAttrAccessControl || isEqual(item.values[key], value)
    }
  }

  private func indices(_ query: Values) -> [Int] {
    items.indices.filter { Keychain.matches(items[$0], query) }
  }

  // MARK: What the functions do

  /// What items that match look like from outside, in the order in which they were added.
  func found(_ query: Values) -> [Values] {
    indices(query).map { index in
      var values = items[index].values
      values[kSecValuePersistentRef] = items[index].reference
      return values
    }
  }

  /// Nil when there is one already.
  mutating func add(_ values: Values) -> Values? {
    var values = values
    values[kSecAttrAccessGroup] = values[kSecAttrAccessGroup] ?? Keychain.group
    values[kSecAttrAccessible] = values[kSecAttrAccessible] ?? kSecAttrAccessibleWhenUnlocked
    values[kSecAttrSynchronizable] = Keychain.isSynchronized(values) ? 1 : 0
    values[kSecAttrCreationDate] = values[kSecAttrCreationDate] ?? Date()
    values[kSecAttrModificationDate] = values[kSecAttrModificationDate] ?? Date()
    guard !items.contains(where: { Keychain.isSame($0.values, values) }) else { return nil }
    count += 1
    let item = Item(values: values, number: count)
    items.append(item)
    values[kSecValuePersistentRef] = item.reference
    return values
  }

  mutating func update(_ query: Values, _ changes: Values) -> OSStatus {
    let places = indices(query)
    guard !places.isEmpty else { return errSecItemNotFound }
    var new = items
    for place in places {
      new[place].values.merge(changes) { $1 }
      new[place].values[kSecAttrModificationDate] = Date()
      let isTaken = new.indices.contains {
        $0 != place && Keychain.isSame(new[$0].values, new[place].values)
      }
      if isTaken { return errSecDuplicateItem }
    }
    items = new
    return errSecSuccess
  }

  mutating func remove(_ query: Values) -> OSStatus {
    let places = Set(indices(query))
    guard !places.isEmpty else { return errSecItemNotFound }
    items = items.indices.filter { !places.contains($0) }.map { items[$0] }
    return errSecSuccess
  }

  /// The first group of an app: its identifier behind that of a team.
  private static var group: String { "SEGUE00000.\(Bundle.main.bundleIdentifier ?? "app")" }
}
