import Foundation

/// A dictionary of any kind as one of a text's attributes, or the value itself where it is none.
///
/// Ported code calls it before it casts.
public func _textAttributes(_ value: Any?) -> Any {
  if let attributes = value as? [NSAttributedString.Key: Any] { return attributes }
  var result: [NSAttributedString.Key: Any] = [:]
  if let dictionary = value as? NSDictionary {
    for (key, value) in dictionary {
      guard let key = attributeKey(key) else { return dictionary }
      result[key] = value
    }
  } else if let dictionary = value as? [AnyHashable: Any] {
    for (key, value) in dictionary {
      guard let key = attributeKey(key) else { return dictionary }
      result[key] = value
    }
  } else {
    return value as Any
  }
  return result
}

private func attributeKey(_ key: Any) -> NSAttributedString.Key? {
  let key = (key as? AnyHashable)?.base ?? key
  if let key = key as? NSAttributedString.Key { return key }
  let text = key as? String ?? (key as? NSString).map { String(describing: $0) }
  return text.map(NSAttributedString.Key.init(rawValue:))
}
