import Foundation
import QuartzCore

/// A file that the app edits.
///
/// Files are read and written at once; their handlers are called in a later turn, as on iOS.
/// Nothing else changes the files of a stage, so that documents are never in conflict.
@preconcurrency
@MainActor
open class UIDocument: MainActorObject {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }

  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }

  nonisolated public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification"
  )

  public init(fileURL url: URL) {
    address = url
    super.init(isolated: ())
  }

  private var address: URL
  open var fileURL: URL { address }
  /// Without its ending.
  open var localizedName: String { address.deletingPathExtension().lastPathComponent }
  /// A uniform type by the ending of the file.
  open var fileType: String? { DocumentType.identifier(ofFile: address) }
  open var savingFileType: String? { fileType }
  open var fileModificationDate: Date?
  open private(set) var progress: Progress?

  /// A document is closed until it is opened or saved.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }

  private func later(_ handler: ((Bool) -> Void)?, _ success: Bool) {
    guard let handler else { return }
    World.current.schedule(after: 0) { handler(success) }
  }

  // MARK: Opening and closing

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: address)
      documentState = .normal
      later(completionHandler, true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      later(completionHandler, false)
    }
  }

  @discardableResult
  open func open() async -> Bool {
    await withCheckedContinuation { waiter in
      open { waiter.resume(returning: $0) }
    }
  }

  /// Saves what is unsaved first (documented).
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else { return later(completionHandler, true) }
    let finish = { [self] (success: Bool) in
      if success { documentState = .closed }
      completionHandler?(success)
    }
    if hasUnsavedChanges {
      autosave { finish($0) }
    } else {
      later({ finish($0) }, true)
    }
  }

  @discardableResult
  open func close() async -> Bool {
    await withCheckedContinuation { waiter in
      close { waiter.resume(returning: $0) }
    }
  }

  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: url)
      updateChangeCount(.cleared)
      later(completionHandler, true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      later(completionHandler, false)
    }
  }

  /// Passes what is in the file to `load(fromContents:ofType:)`.
  open func read(from url: URL) throws {
    var isFolder = ObjCBool(false)
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let contents: Any = isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
    noteDate(of: url)
  }

  private func noteDate(of url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    fileModificationDate = attributes?[.modificationDate] as? Date
  }

  /// Contents are `Data`, or a `FileWrapper` of a package; subclasses take them over.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  // MARK: Saving

  /// Subclasses return `Data` or a `FileWrapper`.
  open func contents(forType typeName: String) throws -> Any {
    Diagnostics.report("UIDocument: \(type(of: self)) has no contents(forType:).")
    throw CocoaError(.fileWriteUnknown)
  }

  open func save(
    to url: URL,
    for saveOperation: SaveOperation,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    let count = changes
    do {
      let contents = try contents(forType: savingFileType ?? "public.data")
      let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
      try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
      address = url
      noteDate(of: url)
      changes -= count
      documentState.subtract([.closed, .savingError])
      later(completionHandler, true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
      later(completionHandler, false)
    }
  }

  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { waiter in
      save(to: url, for: saveOperation) { waiter.resume(returning: $0) }
    }
  }

  /// Replaces the file when the new one is whole.
  open func writeContents(
    _ contents: Any,
    andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let folder = url.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".\(url.lastPathComponent).saving")
    try? FileManager.default.removeItem(at: draft)
    let old = saveOperation == .forOverwriting ? address : nil
    try writeContents(contents, to: draft, for: saveOperation, originalContentsURL: old)
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
    try FileManager.default.moveItem(at: draft, to: url)
    let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in
      (key as? FileAttributeKey).map { ($0, value) }
    }
    if !attributes.isEmpty {
      try FileManager.default.setAttributes(Dictionary(attributes) { $1 }, ofItemAtPath: url.path)
    }
  }

  open func writeContents(
    _ contents: Any,
    to url: URL,
    for saveOperation: SaveOperation,
    originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, originalContentsURL: originalContentsURL)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  open func fileAttributesToWrite(
    to url: URL,
    for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  /// The ending that the file has.
  open func fileNameExtension(
    forType typeName: String?,
    saveOperation: SaveOperation
  ) -> String { address.pathExtension }

  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
    World.current.schedule(after: 0, block)
  }

  // MARK: Changes

  private var changes = 0
  open var hasUnsavedChanges: Bool { changes != 0 }

  /// Saves by itself some seconds after a change (inferred).
  private static let patience = 15.0
  private var willAutosave = false

  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
    guard hasUnsavedChanges, !willAutosave, !documentState.contains(.closed) else { return }
    willAutosave = true
    World.current.schedule(after: Self.patience) { [weak self] in
      guard let self else { return }
      willAutosave = false
      if hasUnsavedChanges, !documentState.contains(.closed) { autosave(completionHandler: nil) }
    }
  }

  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  open func updateChangeCount(
    withToken changeCountToken: Any,
    for saveOperation: SaveOperation
  ) { changes -= changeCountToken as? Int ?? 0 }

  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return later(completionHandler, true) }
    save(to: address, for: .forOverwriting, completionHandler: completionHandler)
  }

  private var ownUndoManager: UndoManager?
  /// What is registered with it counts as a change (documented).
  open var undoManager: UndoManager! {
    get {
      if ownUndoManager == nil { observe(UndoManager()) }
      return ownUndoManager
    }
    set { observe(newValue) }
  }

  private func observe(_ manager: UndoManager?) {
    ownUndoManager?.onChange = nil
    ownUndoManager = manager
    manager?.onChange = { [weak self] change in
      MainActor.assumeIsolatedAnywhere {
        switch change {
        case .registered: self?.updateChangeCount(.done)
        case .undone: self?.updateChangeCount(.undone)
        case .redone: self?.updateChangeCount(.redone)
        }
      }
    }
  }

  // MARK: Errors and other editors

  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    Diagnostics.report("UIDocument '\(address.lastPathComponent)': \(error.localizedDescription)")
    finishedHandlingError(error, recovered: false)
  }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  /// Called around changes that come from elsewhere, which a stage does not have.
  open func disableEditing() {}
  open func enableEditing() {}

  open var presentedItemURL: URL? { address }
  open func presentedItemDidMove(to newURL: URL) { address = newURL }
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: address])
  }
  open var userActivity: NSUserActivity?
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURLKey"
}

/// The uniform types of common files.
enum DocumentType {
  static func identifier(ofFile url: URL) -> String {
    switch url.pathExtension.lowercased() {
    case "txt", "text": "public.plain-text"
    case "md", "markdown": "net.daringfireball.markdown"
    case "json": "public.json"
    case "xml": "public.xml"
    case "html", "htm": "public.html"
    case "csv": "public.comma-separated-values-text"
    case "rtf": "public.rtf"
    case "png": "public.png"
    case "jpg", "jpeg": "public.jpeg"
    case "gif": "com.compuserve.gif"
    case "heic": "public.heic"
    case "pdf": "com.adobe.pdf"
    case "plist": "com.apple.property-list"
    case "zip": "public.zip-archive"
    case "mov": "com.apple.quicktime-movie"
    case "mp4": "public.mpeg-4"
    case "": "public.data"
    case let ending: "dyn.\(ending)"
    }
  }
}
