import QuartzCore

extension Keychain {
  /// Keys as text, whatever text they are; nil where one is none.
  fileprivate static func values(_ dictionary: CFDictionary) -> Values? {
    var values: Values = [:]
    for (key, value) in dictionary {
      guard let name = key.base as? String else { return nil }
      values[name] = value
    }
    return values
  }

  fileprivate static func returns(_ query: Values) -> [CFString] {
    [kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef]
      .filter { isTrue(query[$0]) }
  }

  /// What `kSecReturn…` asks for: one thing is returned as it is, several in a dictionary.
  fileprivate static func answer(_ item: Values, to query: Values) -> AnyObject? {
    let returns = returns(query)
    let data = item[kSecValueData] as? Data
    let reference = item[kSecValueRef].map { $0 as AnyObject }
    let persistent = item[kSecValuePersistentRef] as? Data
    switch returns {
    case []: return nil
    case [kSecReturnData]: return data.map { $0 as NSData }
    case [kSecReturnRef]: return reference
    case [kSecReturnPersistentRef]: return persistent.map { $0 as NSData }
    default: break
    }
    var result: Values = [:]
    if returns.contains(kSecReturnAttributes) {
      result = item.filter { !$0.key.hasPrefix("v_") }
    }
    if returns.contains(kSecReturnData) { result[kSecValueData] = data }
    if returns.contains(kSecReturnRef) { result[kSecValueRef] = reference }
    if returns.contains(kSecReturnPersistentRef) { result[kSecValuePersistentRef] = persistent }
    return NSDictionary(dictionary: result)
  }

  fileprivate static func limit(_ query: Values) -> Int {
    let limit = query[kSecMatchLimit]
    if limit as? String == kSecMatchLimitAll { return .max }
    return max(limit as? Int ?? (limit as? NSNumber)?.intValue ?? 1, 1)
  }
}

/// Adds an item; `result` is what `kSecReturn…` asks for.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = Keychain.values(attributes), Keychain.isClass(query[kSecClass]) else {
    return errSecParam
  }
  var item = query.filter { !Keychain.isInstruction($0.key) }
  if let data = item[kSecValueData] {
    // Text is no data, on iOS as here.
    guard data is Data else { return errSecParam }
  }
  if let key = item[kSecValueRef] as? SecKey, item[kSecValueData] == nil {
    item[kSecValueData] = key.data
  }
  nonisolated(unsafe) let values = item
  nonisolated(unsafe) var added: [String: Any]?
  Keychain.withCurrent { added = $0.add(values) }
  guard let added else { return errSecDuplicateItem }
  result?.pointee = Keychain.answer(added, to: query)
  return errSecSuccess
}

/// Searches items of a class by their attributes.
///
/// One is returned, or an array of all where `kSecMatchLimit` asks for more than one.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = Keychain.values(query),
    Keychain.isClass(query[kSecClass]) || query[kSecValuePersistentRef] != nil
  else { return errSecParam }
  let limit = Keychain.limit(query)
  let found = Keychain.current.found(query).prefix(limit)
  guard let first = found.first else { return errSecItemNotFound }
  if Keychain.returns(query).isEmpty {
    result?.pointee = nil
  } else if limit > 1 {
    result?.pointee = NSArray(array: found.compactMap { Keychain.answer($0, to: query) })
  } else {
    result?.pointee = Keychain.answer(first, to: query)
  }
  return errSecSuccess
}

/// Changes attributes and data of all items that a search finds.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary,
  _ attributesToUpdate: CFDictionary
) -> OSStatus {
  guard let query = Keychain.values(query), let changes = Keychain.values(attributesToUpdate),
    Keychain.isClass(query[kSecClass]) || query[kSecValuePersistentRef] != nil,
    // An item stays in its class, and a change asks for nothing.
    changes[kSecClass] == nil, !changes.isEmpty,
    !changes.keys.contains(where: { $0.hasPrefix("r_") || $0.hasPrefix("m_") })
  else { return errSecParam }
  if let data = changes[kSecValueData], !(data is Data) { return errSecParam }
  nonisolated(unsafe) let search = query
  nonisolated(unsafe) let values = changes.filter { !Keychain.isInstruction($0.key) }
  return Keychain.withCurrent { $0.update(search, values) }
}

/// Removes all items that a search finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = Keychain.values(query),
    Keychain.isClass(query[kSecClass]) || query[kSecValuePersistentRef] != nil
  else { return errSecParam }
  nonisolated(unsafe) let search = query
  return Keychain.withCurrent { $0.remove(search) }
}

// MARK: Foundation's dictionaries, which Core Foundation takes for its own

@discardableResult
public func SecItemAdd(
  _ attributes: NSDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemAdd(CFDictionary(objects: attributes), result) }

@discardableResult
public func SecItemCopyMatching(
  _ query: NSDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemCopyMatching(CFDictionary(objects: query), result) }

@discardableResult
public func SecItemUpdate(
  _ query: NSDictionary,
  _ attributesToUpdate: NSDictionary
) -> OSStatus {
  SecItemUpdate(CFDictionary(objects: query), CFDictionary(objects: attributesToUpdate))
}

@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  SecItemDelete(CFDictionary(objects: query))
}

extension CFDictionary {
  /// What it holds now.
  init(objects dictionary: NSDictionary) {
    self.init()
    for (key, value) in dictionary {
      if let key = key as? AnyHashable { self[key] = value }
    }
  }
}
