import Foundation
import ObjectiveC

public let NSItemProviderErrorDomain = "NSItemProviderErrorDomain"

public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Data or a file that an item provider makes when it is asked.
struct ItemRepresentation {
  let typeIdentifier: String
  var fileOptions: NSItemProviderFileOptions = []
  let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// Types of the general ones, by Apple's identifiers; those of all files contain the rest.
  private static let narrower: [String: [String]] = [
    "public.text": ["public.utf8-plain-text", "public.plain-text", "public.html", "public.rtf"],
    "public.plain-text": ["public.utf8-plain-text"],
    "public.image": [
      "public.png", "public.jpeg", "public.heic", "com.compuserve.gif", "org.webmproject.webp",
      "public.tiff", "com.microsoft.bmp", "public.svg-image",
    ],
    "public.movie": ["public.mpeg-4", "com.apple.quicktime-movie", "public.video"],
    "public.url": ["public.file-url"],
  ]

  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || narrower[other]?.contains(type) == true
      || ["public.item", "public.data"].contains(other)
  }
}

extension NSItemProvider {
  public struct ErrorCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let unknownError = ErrorCode(rawValue: -1)
    public static let itemUnavailableError = ErrorCode(rawValue: -1000)
    public static let unexpectedValueClassError = ErrorCode(rawValue: -1100)
    public static let unavailableCoercionError = ErrorCode(rawValue: -1200)
  }

  static func error(_ code: ErrorCode) -> any Error {
    NSError(domain: NSItemProviderErrorDomain, code: code.rawValue)
  }

  /// A provider of a file, by the file's ending.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    let types = [
      "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "heic": "public.heic",
      "gif": "com.compuserve.gif", "mov": "com.apple.quicktime-movie", "mp4": "public.mpeg-4",
      "txt": "public.plain-text", "pdf": "com.adobe.pdf", "json": "public.json",
    ]
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(
      forTypeIdentifier: types[fileURL.pathExtension.lowercased()] ?? "public.data",
      visibility: .all
    ) {
      $0(data, nil)
      return nil
    }
  }

  // MARK: Registering

  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(.init(typeIdentifier: typeIdentifier, load: loadHandler))
  }

  /// The file is read when it is asked for.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? = { handler in
      loadHandler { url, _, error in
        let data = url.flatMap { try? Data(contentsOf: $0) }
        handler(data, error ?? (data == nil ? NSItemProvider.error(.itemUnavailableError) : nil))
      }
    }
    representations.append(
      .init(typeIdentifier: typeIdentifier, fileOptions: fileOptions, load: load)
    )
  }

  // MARK: Loading

  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    fileOptions.isEmpty
      ? registeredTypeIdentifiers
      : representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }
        .map(\.typeIdentifier)
  }

  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions)
      .contains { ItemRepresentation.conforms($0, to: typeIdentifier) }
  }

  /// The data of the first thing of the type, in a later turn, as on iOS, but on the main thread.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    nonisolated(unsafe) let work: () -> Void = {
      let isFitting: (String) -> Bool = { ItemRepresentation.conforms($0, to: typeIdentifier) }
      for object in self.carried {
        let types = type(of: object).writableTypeIdentifiersForItemProvider
        guard let type = types.first(where: isFitting) else { continue }
        _ = object.loadData(
          withTypeIdentifier: type,
          forItemProviderCompletionHandler: completionHandler
        )
        return
      }
      if let found = self.representations.first(where: { isFitting($0.typeIdentifier) }) {
        _ = found.load(completionHandler)
      } else {
        completionHandler(nil, NSItemProvider.error(.itemUnavailableError))
      }
    }
    World.current.schedule(after: 0) {
      work()
      progress.completedUnitCount = 1
    }
    return progress
  }

  /// A copy of the data in a file, which is there until the handler returns (documented).
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? typeIdentifier
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent(name)
      do {
        guard let data else { throw error ?? NSItemProvider.error(.itemUnavailableError) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Never in its place: a copy.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// The object itself, or the data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let object = carried.first {
      type(of: $0).writableTypeIdentifiersForItemProvider
        .contains { ItemRepresentation.conforms($0, to: typeIdentifier) }
    }
    guard let object else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
      return
    }
    nonisolated(unsafe) let item: Any =
      switch object as AnyObject {
      case let text as NSString: text as String
      case let url as NSURL: url as URL
      default: object
      }
    World.current.schedule(after: 0) { completionHandler?(item, nil) }
  }
}
