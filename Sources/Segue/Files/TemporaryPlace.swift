import Foundation

/// Where the program keeps files that end with it.
///
/// In a process that runs the user's own code `NSTemporaryDirectory()` is the app's own folder,
/// which the app may empty at any time.
package enum TemporaryPlace {
  /// Tells a process that has another `TMPDIR`.
  package static let environmentKey = "SEGUE_TEMPORARY_PLACE"

  /// What is kept there.
  package enum Kind: String {
    case app, check, home, note, work
  }

  /// With its final slash.
  package static let path: String = {
    let path = ProcessInfo.processInfo.environment[environmentKey] ?? NSTemporaryDirectory()
    return path.hasSuffix("/") ? path : "\(path)/"
  }()

  /// A path there for what ends with a process.
  ///
  /// A process that is killed leaves it to the next one.
  ///
  /// - Parameter process: the one that it ends with.
  package static func path(_ kind: Kind, of process: pid_t = getpid()) -> String {
    "\(path)segue-\(kind.rawValue)-\(Machine.mark)-\(process)"
  }

  /// Removes what killed processes of this user left there.
  ///
  /// A file that a process of another machine, or of another container, left there goes when it is
  /// a day old. A folder of such a process stays: its time says nothing about whether that still
  /// runs.
  package static func removeLeftovers(in folder: String = path) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let owner = owner(of: name) ?? AtomicFile.owner(ofTemporaryName: name) else { continue }
      let place = "\(folder)/\(name)"
      var status = stat()
      guard lstat(place, &status) == 0, status.st_uid == getuid(),
        owner.machine == Machine.mark || status.st_mode & S_IFMT != S_IFDIR,
        AtomicFile.isLeftOver(place, by: owner)
      else { continue }
      try? FileManager.default.removeItem(atPath: place)
    }
  }

  /// The process that a name here ends with and the mark of its machine; nil for other names.
  private static func owner(of name: String) -> (machine: String, pid: pid_t)? {
    // Other words may follow: `segue-note-0123abcd-4711-99.trace`.
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count >= 4, words[0] == "segue", Kind(rawValue: String(words[1])) != nil,
      words[2].utf8.count == 8, words[2].allSatisfy(\.isHexDigit), let pid = pid_t(words[3])
    else { return nil }
    return (String(words[2]), pid)
  }
}
