import Foundation
import ObjectiveC

/// What wants to hear of changes of a file.
///
/// No other program changes the files of an app here.
public protocol NSFilePresenter: AnyObject {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedItemDidMove(to newURL: URL)
  func presentedSubitemDidChange(at url: URL)
  func presentedSubitemDidAppear(at url: URL)
  func accommodatePresentedItemDeletion(completionHandler: @escaping (Error?) -> Void)
  func savePresentedItemChanges(completionHandler: @escaping (Error?) -> Void)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
  public func presentedSubitemDidAppear(at url: URL) {}
  public func accommodatePresentedItemDeletion(completionHandler: @escaping (Error?) -> Void) {
    completionHandler(nil)
  }
  public func savePresentedItemChanges(completionHandler: @escaping (Error?) -> Void) {
    completionHandler(nil)
  }
}

/// Lets a file be read or written while no other program writes it.
///
/// Nothing else has a file here, so that each access begins at once and has the place that it asks
/// for.
open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var presenters: [any NSFilePresenter] = []

  open class var filePresenters: [any NSFilePresenter] { lock.withLock { presenters } }

  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenters.append(filePresenter) }
  }

  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenters.removeAll { $0 === filePresenter } }
  }

  open var purposeIdentifier = UUID().uuidString
  private var isCancelled = false

  public init(filePresenter: (any NSFilePresenter)?) { super.init() }

  public override convenience init() { self.init(filePresenter: nil) }

  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) {
    guard !refuses(outError) else { return }
    reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url)
  }

  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) {
    guard !refuses(outError) else { return }
    writer(url)
  }

  open func coordinate(
    readingItemAt readingURL: URL,
    options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    guard !refuses(outError) else { return }
    readerWriter(readingURL, writingURL)
  }

  open func coordinate(
    writingItemAt url1: URL,
    options options1: WritingOptions = [],
    writingItemAt url2: URL,
    options options2: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL, URL) -> Void
  ) {
    guard !refuses(outError) else { return }
    writer(url1, url2)
  }

  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}

  /// Accesses that begin afterwards fail (documented).
  open func cancel() { isCancelled = true }

  private func refuses(_ error: UnsafeMutablePointer<NSError?>?) -> Bool {
    guard isCancelled else { return false }
    error?.pointee = CocoaError(.userCancelled) as NSError
    return true
  }
}
