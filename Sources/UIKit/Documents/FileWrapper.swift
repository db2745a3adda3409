import Foundation

/// A file, a folder or a link as an object, for documents that are packages.
///
/// Foundation's is missing on Linux.
open class FileWrapper: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content

  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addFileWrapper(child)
    }
  }

  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    fileAttributes = try Self.attributes(of: url)
  }

  private static func attributes(of url: URL) throws -> [String: Any] {
    let found = try FileManager.default.attributesOfItem(atPath: url.path)
    return Dictionary(found.map { ($0.key.rawValue, $0.value) }) { $1 }
  }

  private static func content(of url: URL) throws -> Content {
    let files = FileManager.default
    let type = try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch type {
    case .typeDirectory?:
      let names = try files.contentsOfDirectory(atPath: url.path)
      let children = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) }
      return .folder(Dictionary(children) { $1 })
    case .typeSymbolicLink?:
      return .link(URL(fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path)))
    default: return .file(try Data(contentsOf: url))
    }
  }

  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  open var preferredFilename: String?
  open var filename: String?
  open var fileAttributes: [String: Any] = [:]

  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }
  /// By the names that they have in the folder.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Whether the item on the disk was not written since this was read.
  open func matchesContents(of url: URL) -> Bool {
    let date = FileAttributeKey.modificationDate.rawValue
    guard let own = fileAttributes[date] as? Date,
      let other = (try? Self.attributes(of: url))?[date] as? Date
    else { return false }
    return own == other
  }

  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    filename = url.lastPathComponent
    fileAttributes = try Self.attributes(of: url)
  }

  open func write(
    to url: URL,
    options: WritingOptions = [],
    originalContentsURL: URL?
  ) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: .atomic)
    case .link(let target):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      let files = FileManager.default
      if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.write(
          to: url.appendingPathComponent(name),
          options: options,
          originalContentsURL: nil
        )
      }
    }
    guard options.contains(.withNameUpdating) else { return }
    filename = url.lastPathComponent
    fileAttributes = try Self.attributes(of: url)
  }

  // MARK: Folders

  /// Returns the name in the folder: a name that is taken gets a number.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? "Untitled"
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    content = .folder(children)
    child.filename = name
    return name
  }

  @discardableResult
  open func addRegularFile(
    withContents data: Data,
    preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = content, let name = keyForChildFileWrapper(child) else {
      return
    }
    children[name] = nil
    content = .folder(children)
  }

  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
}
