import Codecs
import Foundation

/// Compiled clients and what they were made of, by the content that they were made from.
///
/// Each entry is a folder that appears whole, by one rename; of two runs that make it at once, one
/// wins. A list of digests in it exposes damaged entries, which are made again.
public struct ClientCache: Sendable {
  public let folder: String

  /// - Parameter folder: nil means the user's cache directory.
  public init(folder: String? = nil) {
    let environment = ProcessInfo.processInfo.environment
    if let folder {
      self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    } else if let home = environment["XDG_CACHE_HOME"], home.hasPrefix("/") {
      self.folder = "\(home)/segue"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      self.folder = "\(home)/.cache/segue"
    } else {
      self.folder = "/tmp/segue-cache-\(getuid())"
    }
  }

  /// The compiler's cache of C modules.
  ///
  /// What is in it names this place, and the compiler refuses it elsewhere: a folder that was
  /// moved, or brought to another machine, gets a new one.
  var moduleCache: String {
    "\(folder)/modules/\(SHA256.hexDigest(of: Array(folder.utf8)).prefix(8))"
  }

  /// A folder whose content was made from `key`; it is made now if it is missing or damaged.
  ///
  /// - Parameter once: of two runs that need it at once, the second waits for the first: for what
  ///   takes all processors for a while.
  func entry(
    _ kind: String,
    _ key: String,
    makes names: [String],
    once: Bool = false,
    make: (_ folder: String) throws(OwnCodeError) -> Void
  ) throws(OwnCodeError) -> String {
    let place = "\(folder)/\(kind)/\(key)"
    if isWhole(place, names) {
      markAsUsed(place)
      return place
    }
    let turn = once ? waitForTurn("\(folder)/\(kind)", key) : -1
    defer { if turn >= 0 { close(turn) } }
    if once, isWhole(place, names) { return place }
    // Machines may share the folder, so a process number does not distinguish two processes.
    let chance = UInt64.random(in: 0...(.max))
    let temporary = "\(folder)/\(kind)/.\(key).\(getpid())-\(String(chance, radix: 16)).tmp"
    try createFolder(temporary)
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    try make(temporary)
    let list = names.map { "\(digest(ofFile: "\(temporary)/\($0)") ?? "-") \($0)" }
    try write(list.joined(separator: "\n"), to: "\(temporary)/\(ClientCache.listName)")
    if rename(temporary, place) != 0 {
      // Another run was first, or the existing entry is damaged and is removed.
      if isWhole(place, names) { return place }
      let aside = "\(temporary).old"
      rename(place, aside)
      defer { try? FileManager.default.removeItem(atPath: aside) }
      guard rename(temporary, place) == 0 || isWhole(place, names) else {
        throw .cache(path: place, why: String(cString: strerror(errno)))
      }
    }
    return place
  }

  /// A file that is locked until it is closed, or -1 where files cannot be locked: then both make it.
  private func waitForTurn(_ folder: String, _ key: String) -> Int32 {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lock = open("\(folder)/.\(key).lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
    return lock
  }

  /// The entry, if it is intact.
  func existing(_ kind: String, _ key: String, holding names: [String]) -> String? {
    let place = "\(folder)/\(kind)/\(key)"
    guard isWhole(place, names) else { return nil }
    markAsUsed(place)
    return place
  }

  /// Notes the time of use: a file system may not note when a file was read.
  private func markAsUsed(_ place: String) { utimes("\(place)/\(ClientCache.listName)", nil) }

  private static let listName = "digests"

  private func isWhole(_ place: String, _ names: [String]) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(place)/\(ClientCache.listName)") else {
      return false
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return names.allSatisfy { name in
      digest(ofFile: "\(place)/\(name)").map { lines.contains("\($0) \(name)") } ?? false
    }
  }

  private func digest(ofFile path: String) -> String? {
    FileManager.default.contents(atPath: path).map { SHA256.hexDigest(of: [UInt8]($0)) }
  }

  /// Writes a file, but does not wait for the disk: what is not whole when the
  /// machine stops is made again.
  func write(_ text: String, to path: String) throws(OwnCodeError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cache(path: path, why: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw .cache(path: path, why: error.systemReason)
    }
  }

  private func createFolder(_ path: String) throws(OwnCodeError) {
    do {
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      // What the user can choose is the whole cache.
      throw .cache(path: folder, why: error.systemReason)
    }
  }

  /// How long an entry stays that was used, in seconds: another run may be about to load it.
  private static let grace = 3_600

  /// Removes the least recently used entries beyond `limit`, but none that a run may be using.
  public func prune(keeping limit: Int = 200) {
    prune("clients", keeping: limit)
    prune("plans", keeping: 4 * limit)
    prune("port", keeping: 4)
    prune("answers", keeping: limit / 2)
    prune("objects", keeping: limit / 2)
    prune("errors", keeping: 4 * limit)
    prune("refused", keeping: limit)
  }

  private func prune(_ kind: String, keeping limit: Int) {
    let place = "\(folder)/\(kind)"
    // An entry whose name begins with a dot is being made.
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [])
      .filter { !$0.hasPrefix(".") }
    guard names.count > limit else { return }
    let dated = names.map { name -> (String, Int) in
      var status = stat()
      stat("\(place)/\(name)/\(ClientCache.listName)", &status)
      return (name, Int(status.st_mtim.tv_sec))
    }
    let recently = time(nil) - ClientCache.grace
    for (name, used) in dated.sorted(by: { $0.1 < $1.1 }).prefix(names.count - limit) {
      guard used < recently else { return }
      try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
    }
  }
}

extension Error {
  /// Why the system refused an operation on a file, where Foundation knows it.
  var systemReason: String {
    guard let code = ((self as? CocoaError)?.underlying as? POSIXError)?.code else {
      return localizedDescription
    }
    return String(cString: strerror(code.rawValue))
  }
}
