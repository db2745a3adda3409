import Foundation

/// Items of a pasteboard from values, and the values of items.
@MainActor
enum PasteboardValue {
  static func item(_ value: Any) -> [String: Any] {
    switch value {
    case let text as String: ["public.utf8-plain-text": text]
    case let text as NSString: ["public.utf8-plain-text": text as String]
    case let text as Foundation.NSAttributedString: ["public.utf8-plain-text": text.string]
    case let url as URL: ["public.url": url]
    case let url as NSURL: ["public.url": url as URL]
    case let image as UIImage: ["public.png": image]
    case let color as UIColor: ["com.apple.uikit.color": color]
    case let other as any NSItemProviderWriting:
      Dictionary(
        type(of: other).writableTypeIdentifiersForItemProvider.map { ($0, other as Any) }
      ) { $1 }
    default: ["public.data": value]
    }
  }

  static func item(carriedBy provider: NSItemProvider) -> [String: Any] {
    provider.carried.reduce(into: [:]) { result, object in
      result.merge(item(object)) { $1 }
    }
  }

  static func provider(of item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    if let text = string(item) { provider.registerObject(text as NSString) }
    if let url = url(item) { provider.registerObject(url as NSURL) }
    if let image = image(item) { provider.registerObject(image) }
    if let color = color(item) { provider.registerObject(color) }
    return provider
  }

  private static func first<Value>(
    _ item: [String: Any],
    _ types: [String],
    _ read: (Any) -> Value?
  ) -> Value? { types.lazy.compactMap { item[$0] }.compactMap(read).first }

  /// An address is also text, as on iOS.
  static func string(_ item: [String: Any]) -> String? {
    first(item, UIPasteboard.typeListString + UIPasteboard.typeListURL) { value in
      switch value {
      case let text as String: text
      case let url as URL: url.absoluteString
      case let data as Data: String(bytes: data, encoding: .utf8)
      default: nil
      }
    }
  }

  static func url(_ item: [String: Any]) -> URL? {
    first(item, UIPasteboard.typeListURL) { value in
      switch value {
      case let url as URL: url
      case let text as String: URL(string: text)
      case let data as Data: String(bytes: data, encoding: .utf8).flatMap(URL.init(string:))
      default: nil
      }
    }
  }

  static func image(_ item: [String: Any]) -> UIImage? {
    first(item, UIPasteboard.typeListImage) { value in
      switch value {
      case let image as UIImage: image
      case let data as Data: UIImage(data: data)
      default: nil
      }
    }
  }

  static func color(_ item: [String: Any]) -> UIColor? {
    first(item, UIPasteboard.typeListColor) { $0 as? UIColor }
  }

  static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
