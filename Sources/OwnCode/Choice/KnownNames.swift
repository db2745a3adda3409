/// Names of types that code has without declaring them.
package enum KnownNames {
  /// Whether a type's name is neither Swift's nor, by its spelling, Apple's: some
  /// code should declare it.
  package static func isUnknown(_ name: String) -> Bool {
    let root = name.prefix { $0 != "." }
    guard let first = root.first, first.isLetter || first == "_",
      root.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return false }
    let capitals = root.prefix(while: \.isUppercase)
    // `T`, `URL`, and the prefix of `UIView`.
    let isApples = capitals.count == root.count || prefixes.contains(String(capitals.dropLast()))
    return !isApples && !root.hasPrefix("Expressible")
      && !protocols.contains(String(root)) && !types.contains(String(root))
  }

  /// With which the names of Apple's libraries begin.
  private static let prefixes = Set(
    """
    AR AS ASA AT AU AV BG CA CB CF CG CH CI CK CL CM CN CS CT CV CX DC EA EK GC GK GL HK HM IN IO JS JSON LA LP MC
    MD MF MIDI MK ML MP MPS MTK MTL MX NE NF NI NK NS NW OS PDF PH PK QL RP SC SCN SF SK SL SN SS SW TV UI UN URL UT UUID
    VN VS WC WK XC XML
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  /// Protocols of Swift and its libraries that classes conform to.
  private static let protocols: Set<String> = [
    "Actor", "AnyObject", "App", "CaseIterable", "Codable", "Collection", "Comparable",
    "CustomDebugStringConvertible", "CustomLocalizedStringResourceConvertible", "CustomNSError",
    "CustomPlaygroundDisplayConvertible", "CustomReflectable", "CustomStringConvertible",
    "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "IteratorProtocol",
    "LocalizedError", "ObservableObject", "RawRepresentable", "Sendable", "Sequence", "View",
  ]

  /// Types of Swift and its libraries that initializers want.
  private static let types = Set(
    """
    Any AnyHashable Array Binding BlockOperation Bool ByteCountFormatter Bundle Calendar Character CharacterSet
    ClosedRange Data Date DateComponents DateFormatter Decimal Dictionary DispatchGroup DispatchQueue
    DispatchSemaphore DispatchTime DispatchWorkItem Double FileHandle FileManager Float Float16 Formatter InputStream Int Int16 Int32 Int64 Int8
    IndexPath IndexSet KeyPath Locale Never Notification NotificationCenter NumberFormatter Operation OperationQueue
    Optional OutputStream ProcessInfo Progress PartialKeyPath Range Result Scanner Selector Self Set StaticString Stream String Substring Thread TimeInterval
    TimeZone Timer UInt UInt16 UInt32 UInt64 UInt8 URL UUID UserDefaults Void WritableKeyPath
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
