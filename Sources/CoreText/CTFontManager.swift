@_exported import CoreGraphics
import Typography

// An app's own fonts, which are available by name once they are registered.

public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3

  public static let user = CTFontManagerScope.persistent
}

public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Whatever the scope, the fonts are known to this process.
///
/// The error is the caller's to release.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do throws(FontError) {
    _ = try FontCatalog.shared.register(path: fontURL.path)
    return true
  } catch let reason {
    // 101: there is no such file; 103: its format is not known.
    let isMissing = reason == .unreadable(path: fontURL.path)
    report(reason.description, code: isMissing ? 101 : 103, to: error)
    return false
  }
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let name = font.face.postScriptName
  if FontCatalog.shared.isRegistered(font.face) {
    report("The font '\(name)' is registered already.", code: 105, to: error)
    return false
  }
  FontCatalog.shared.register(font.face)
  return true
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if FontCatalog.shared.unregister(path: fontURL.path) { return true }
  report("The font '\(fontURL.path)' is not registered.", code: 201, to: error)
  return false
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if FontCatalog.shared.unregister(path: font.face.path) { return true }
  report("The font '\(font.face.postScriptName)' is not registered.", code: 201, to: error)
  return false
}

/// False, with an array of errors, where one of the fonts could not be registered; the others are.
///
/// The array is the caller's to release.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  all(fontURLs, errors) { CTFontManagerRegisterFontsForURL($0, scope, &$1) }
}

@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  all(fontURLs, errors) { CTFontManagerUnregisterFontsForURL($0, scope, &$1) }
}

private func all(
  _ fontURLs: CFArray,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?,
  _ body: (URL, inout Unmanaged<CFError>?) -> Bool
) -> Bool {
  var found: [CFError] = []
  for case let url as URL in fontURLs {
    var error: Unmanaged<CFError>?
    if !body(url, &error), let error { found.append(error.takeRetainedValue()) }
  }
  if !found.isEmpty { errors?.pointee = Unmanaged.passRetained(NSArray(array: found)) }
  return found.isEmpty
}

/// Registers fonts one after the other; the handler hears at the end, with the errors of those that
/// failed.
///
/// It is called before this returns: the module is below the virtual clock.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [Any] = []
  for case let url as URL in fontURLs {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error {
      errors.append(error.takeRetainedValue())
    }
  }
  _ = registrationHandler?(errors, true)
}

private func report(
  _ message: String,
  code: Int,
  to error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) {
  error?.pointee = Unmanaged.passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain,
      code: code,
      userInfo: [NSLocalizedDescriptionKey: message]
    )
  )
}
