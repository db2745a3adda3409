// swift-format-ignore-file: NeverForceUnwrap
// A registered class is one of providers.

import CoreGraphics
import Foundation
import ObjectiveC
import Synchronization

/// The view that a text view shows for an attachment.
@preconcurrency
@MainActor
open class NSTextAttachmentViewProvider: MainActorObject {
  open private(set) weak var textAttachment: NSTextAttachment?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  public let location: any NSTextLocation
  /// Whether the room in the line is as large as the view, and not as the attachment.
  open var tracksTextAttachmentViewBounds = false

  public init(
    textAttachment: NSTextAttachment,
    parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init(isolated: ())
  }

  private var ownView: UIView?
  private var isLoaded = false

  /// Loaded when it is asked for the first time.
  open var view: UIView? {
    get {
      if ownView == nil, !isLoaded {
        isLoaded = true
        loadView()
      }
      return ownView
    }
    set { ownView = newValue }
  }

  /// Sets `view`; does nothing in this class.
  open func loadView() {}

  /// Where the view is in a line: from the baseline, y up.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any],
    location: any NSTextLocation,
    textContainer: NSTextContainer?,
    proposedLineFragment: CGRect,
    position: CGPoint
  ) -> CGRect {
    if tracksTextAttachmentViewBounds, let view { return view.bounds }
    return textAttachment?.attachmentBounds(
      for: attributes,
      location: location,
      textContainer: textContainer,
      proposedLineFragment: proposedLineFragment,
      position: position
    ) ?? .zero
  }
}

// MARK: Registered classes

private let registered = Mutex<[String: NSTextAttachmentViewProvider.Type]>([:])

extension NSTextAttachment {
  public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    registered.withLock { $0[fileType] }
  }

  /// Attachments of a type of file are shown by views of `textAttachmentViewProviderClass`.
  public class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass,
    forFileType fileType: String
  ) {
    guard let new = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type else {
      return
    }
    registered.withLock { $0[fileType] = new }
  }

  @MainActor
  func registeredViewProvider(
    for parentView: UIView?,
    location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let fileType else { return nil }
    let place = _AttachmentPlace(
      attachment: self,
      parent: parentView,
      manager: textContainer?.textLayoutManager,
      location: location
    )
    return registered.withLock { $0[fileType] }?.construct(place: place)
  }
}

/// The arguments of a provider's initializer.
@usableFromInline
final class _AttachmentPlace {
  fileprivate let attachment: NSTextAttachment
  fileprivate let parent: UIView?
  fileprivate let manager: NSTextLayoutManager?
  fileprivate let location: any NSTextLocation

  fileprivate init(
    attachment: NSTextAttachment,
    parent: UIView?,
    manager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.attachment = attachment
    self.parent = parent
    self.manager = manager
    self.location = location
  }
}

// Called on a class in a variable; see `_ClassConstructible`.
extension NSTextAttachmentViewProvider {
  @usableFromInline
  convenience init(_place place: _AttachmentPlace) {
    self.init(
      textAttachment: place.attachment,
      parentView: place.parent,
      textLayoutManager: place.manager,
      location: place.location
    )
  }

  @_silgen_name("$s5UIKit28NSTextAttachmentViewProviderC6_placeAcA01_C5PlaceC_tcfC")
  fileprivate static func construct(
    place: __owned _AttachmentPlace
  ) -> NSTextAttachmentViewProvider
}
