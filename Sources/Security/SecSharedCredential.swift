import QuartzCore

/// The key of a password in what `SecRequestSharedWebCredential` finds.
public let kSecSharedPassword: CFString = "spwd"

// Passwords that an app has in common with a site. A site names its apps, which it cannot do here.

@preconcurrency
public func SecAddSharedWebCredential(
  _ fqdn: CFString,
  _ account: CFString,
  _ password: CFString?,
  _ completionHandler: @escaping @MainActor (CFError?) -> Void
) {
  DispatchQueue.main.async { completionHandler(securityError(errSecMissingEntitlement)) }
}

@preconcurrency
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?,
  _ account: CFString?,
  _ completionHandler: @escaping @MainActor (CFArray?, CFError?) -> Void
) {
  DispatchQueue.main.async { completionHandler(nil, securityError(errSecMissingEntitlement)) }
}

/// Four groups of three letters and digits, as Safari suggests them; the same in every run.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let letters = Array("abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  var generator = SystemRandomNumberGenerator()
  let groups = (0..<4).map { _ in
    String((0..<3).compactMap { _ in letters.randomElement(using: &generator) })
  }
  return groups.joined(separator: "-")
}

// MARK: Errors of Core Foundation, which are Foundation's

public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.map { $0.domain } }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.map { $0.code } ?? 0 }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.map { $0.userInfo } }
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
  err.map { $0.localizedDescription }
}
