import Foundation

/// What the compiler once made of exactly this module: its files, or the errors in it.
///
/// The libraries that an app brings along are the same in each of its films. And where a film
/// needs a body that was taken out, its modules are compiled once more, up to the first
/// difference from the same texts.
struct CompiledModule {
  let cache: ClientCache
  let key: String

  private static let filesKind = "objects"
  private static let errorsKind = "errors"
  private static let logName = "log"

  /// Everything that decides what the compiler makes of a module.
  ///
  /// - Parameters:
  ///   - identity: of the compiler and of Segue's own modules.
  ///   - flags: without the folder of this run.
  ///   - earlier: the keys of the modules compiled before, by the names under which they are
  ///     imported. A module depends on those alone that its text names.
  static func key(
    of module: ClientSources.Module,
    identity: String,
    flags: [String],
    earlier: [String: String]
  ) -> String {
    var key = KeyHasher("module 1", identity, module.compiledName)
    for flag in flags { key.add(flag) }
    for file in module.files {
      key.add(file.path)
      key.add(file.text)
    }
    key.add("")
    for (name, other) in earlier.sorted(by: { $0.key < $1.key })
    where module.files.contains(where: { $0.text.contains(name) }) {
      key.add("\(name) \(other)")
    }
    return key.digest
  }

  /// What the compiler printed when it refused the module; nil if it never did.
  var errors: String? {
    guard let folder = cache.existing(Self.errorsKind, key, holding: [Self.logName]) else {
      return nil
    }
    return FileManager.default.contents(atPath: "\(folder)/\(Self.logName)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Copies the files into a folder; false if they are not all there.
  func copy(_ names: [String], to folder: String) -> Bool {
    guard let place = cache.existing(Self.filesKind, key, holding: names) else { return false }
    return CompiledModule.copy(names, from: place, to: folder)
  }

  /// Keeps the files of a folder, if there is room.
  func keep(_ names: [String], of folder: String) {
    _ = try? cache.entry(Self.filesKind, key, makes: names) { (place) throws(OwnCodeError) in
      guard CompiledModule.copy(names, from: folder, to: place) else {
        throw .cache(path: place, why: "the objects cannot be copied")
      }
    }
  }

  func keep(errors log: String) {
    _ = try? cache.entry(Self.errorsKind, key, makes: [Self.logName]) {
      (place) throws(OwnCodeError) in
      try cache.write(log, to: "\(place)/\(Self.logName)")
    }
  }

  private static func copy(_ names: [String], from folder: String, to place: String) -> Bool {
    do {
      for name in names {
        let target = "\(place)/\(name)"
        try? FileManager.default.removeItem(atPath: target)
        try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: target)
      }
      return true
    } catch {
      return false
    }
  }
}
