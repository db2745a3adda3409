import Foundation

/// What earlier and concurrent runs have left in a directory of frames.
struct EarlierRenders {
  let directory: String
  /// Of everything in it.
  let names: [String]
  let manifest: FrameManifest?
  /// By path.
  let chunks: [String: FrameManifest]
  /// By name.
  let journals: [String: (header: FrameJournal.Header, entries: [FrameManifest.Entry])]
  /// Whether `chunks` is a folder or a file that no render wrote.
  let hasForeignChunks: Bool

  /// - Parameter readsManifest: That of a long film takes some megabytes.
  init(in directory: String, readsManifest: Bool = true) {
    self.directory = directory
    names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let path = "\(directory)/\(FrameManifest.fileName)"
    manifest = readsManifest ? FrameManifest.read(path) : nil
    var chunks: [String: FrameManifest] = [:]
    var isForeign = false
    if names.contains("chunks") {
      let folder = "\(directory)/chunks"
      let inside = try? FileManager.default.contentsOfDirectory(atPath: folder)
      isForeign = inside == nil
      for name in (inside ?? []).filter({ !$0.hasPrefix(".") }) {
        chunks["\(folder)/\(name)"] = FrameManifest.read("\(folder)/\(name)")
        isForeign = isForeign || chunks["\(folder)/\(name)"] == nil
      }
    }
    self.chunks = chunks
    hasForeignChunks = isForeign
    var journals: [String: (header: FrameJournal.Header, entries: [FrameManifest.Entry])] = [:]
    for name in names where name.hasPrefix(".render-transition.") && name.hasSuffix("journal") {
      journals[name] = FrameJournal.read("\(directory)/\(name)")
    }
    self.journals = journals
  }

  var chunkPaths: [String] { chunks.keys.sorted() }

  var journalPaths: [String] { journals.keys.sorted().map { "\(directory)/\($0)" } }

  /// The plans of every run that has left something.
  var plans: [String] {
    [manifest?.plan].compactMap { $0 } + chunks.sorted { $0.key < $1.key }.map(\.value.plan)
      + journals.sorted { $0.key < $1.key }.map(\.value.header.plan)
  }

  var entries: [FrameManifest.Entry] { Set(plans).sorted().flatMap(entries(of:)) }

  func entries(of plan: String) -> [FrameManifest.Entry] {
    let manifests = [manifest].compactMap { $0 } + chunks.sorted { $0.key < $1.key }.map(\.value)
    let noted = journals.sorted { $0.key < $1.key }.map(\.value)
    return manifests.filter { $0.plan == plan }.flatMap(\.frames)
      + noted.filter { $0.header.plan == plan }.flatMap(\.entries)
  }

  /// The names of all known frames.
  var fileNames: Set<String> { Set(entries.map(\.file).filter(FrameManifest.isPlain)) }
}
