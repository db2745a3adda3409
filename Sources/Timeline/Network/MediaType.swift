import Foundation

/// The types of files that requests of apps bring.
enum MediaType {
  /// Of types with several extensions the usual one comes first.
  private static let table: [(type: String, pathExtension: String)] = [
    ("text/html", "html"), ("text/html", "htm"), ("text/plain", "txt"), ("text/css", "css"),
    ("text/csv", "csv"), ("text/xml", "xml"), ("application/xml", "xml"),
    ("application/json", "json"), ("application/javascript", "js"), ("text/javascript", "js"),
    ("application/pdf", "pdf"), ("application/zip", "zip"), ("image/png", "png"),
    ("image/jpeg", "jpeg"), ("image/jpeg", "jpg"), ("image/gif", "gif"), ("image/webp", "webp"),
    ("image/heic", "heic"), ("image/svg+xml", "svg"), ("audio/mpeg", "mp3"), ("audio/mp4", "m4a"),
    ("video/mp4", "mp4"), ("video/quicktime", "mov"), ("application/octet-stream", "bin"),
  ]

  static func pathExtension(of type: String) -> String? {
    table.first { $0.type == type.lowercased() }?.pathExtension
  }

  static func ofFile(at url: URL) -> String? {
    let suffix = url.pathExtension.lowercased()
    return table.first { $0.pathExtension == suffix }?.type
  }

  /// The type of `data:image/png;base64,…`; text, where it says none (documented).
  static func ofData(in url: URL) -> String {
    let head = url.absoluteString.dropFirst("data:".count).prefix { $0 != "," && $0 != ";" }
    return head.isEmpty ? "text/plain" : String(head)
  }
}
