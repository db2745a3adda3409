// swift-format-ignore-file: NeverForceUnwrap
// A bundle of a folder that exists cannot fail.

import Foundation
import QuartzCore

// Makes an app find its files in its own bundle, not beside the executable.
//
// Members that hide Foundation's are ambiguous in files that import both UIKit and Foundation. So
// these functions replace Foundation's in the whole program: symbols of an executable come before
// those of shared libraries, for the libraries too. If a toolchain names its functions differently,
// Foundation's are used again and tests fail.

extension Bundle {
  /// The folder of the executable, where Foundation itself looks.
  private static let beside: Bundle = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = ((link ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
    // The root always exists.
    return Bundle(path: folder.isEmpty ? "." : folder) ?? Bundle(path: "/")!
  }()

  /// `Bundle.main`: the folder of the app's resources.
  @_silgen_name("$s10Foundation6BundleC4mainACvgZ")
  public static func _main() -> Bundle { AppResources.mainBundle ?? beside }

  /// `Bundle(for:)`: code of all targets is linked into one, and their resources lie in the app's
  /// bundle; a library whose files have names of others' has its own.
  @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
  public static func _make(for aClass: AnyClass) -> Bundle {
    AppResources.bundle(for: aClass) ?? _main()
  }

  /// The form that optimized code calls, after allocating the new object.
  ///
  /// That object is not initialized, so it must not be released: it is kept for ever.
  @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfc")
  public __consuming func _initialize(for aClass: AnyClass) -> Bundle {
    _ = Unmanaged.passRetained(self)
    return Bundle._make(for: aClass)
  }

  /// `Bundle(identifier:)`: the app's by its own name.
  ///
  /// Apple's frameworks always have one on iOS, and apps unwrap it by force to get the
  /// system's words from it (observed). Here they have no files, so that such a text is the
  /// value that the app gives.
  @_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfC")
  public static func _make(identifier: __owned String) -> Bundle? {
    if identifier == _main().bundleIdentifier { return _main() }
    return identifier.hasPrefix("com.apple.") ? beside : nil
  }

  /// The form that optimized code calls.
  @_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfc")
  public __consuming func _initialize(identifier: __owned String) -> Bundle? {
    _ = Unmanaged.passRetained(self)
    return Bundle._make(identifier: identifier)
  }
}

/// Called by `NSLocalizedString` and `localizedString(forKey:value:table:)`: the text for a key in
/// the language of the run, the value if there is none, else the key itself.
@_cdecl("CFBundleCopyLocalizedString")
public func _copyLocalizedString(
  bundle: OpaquePointer,
  key: UnsafeRawPointer,
  value: UnsafeRawPointer?,
  table: UnsafeRawPointer?
) -> UnsafeRawPointer {
  func text(_ pointer: UnsafeRawPointer?) -> String? {
    let text = pointer.map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() as String }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
  let key = text(key) ?? ""
  let url = copyResourcesURL(bundle)?.takeRetainedValue()
  let found = url?.path.flatMap { path in
    AppResources.string(key, table: text(table) ?? "Localizable", inFolder: path)
  }
  let answer = found ?? text(value) ?? key
  return UnsafeRawPointer(Unmanaged.passRetained(answer as NSString).toOpaque())
}

@_silgen_name("CFBundleCopyResourcesDirectoryURL")
private func copyResourcesURL(_ bundle: OpaquePointer) -> Unmanaged<NSURL>?
