import Foundation
import ObjectiveC

/// An object that can be handed over by a drag or a paste.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Hands over the object's data, at once or later.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The data of Foundation's and UIKit's own classes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data: Data? =
      switch self as AnyObject {
      case let text as NSString: Data((text as String).utf8)
      case let text as Foundation.NSAttributedString: Data(text.string.utf8)
      case let url as NSURL: Data(url.absoluteString.utf8)
      case let image as UIImage:
        typeIdentifier == "public.jpeg"
          ? image.jpegData(compressionQuality: 1) : image.pngData()
      default: nil
      }
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }
}

/// A class whose objects can be received from a drag or a paste.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension Foundation.NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
}

/// It travels whole within the app; its data are its characters, without attributes.
extension Foundation.NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.attributedstring", "public.utf8-plain-text"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.attributedstring", "public.utf8-plain-text", "public.plain-text"]
  }
}

extension Foundation.NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.image", "public.png", "public.jpeg"]
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
