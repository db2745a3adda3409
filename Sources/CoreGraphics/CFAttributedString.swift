import Foundation

// Attributed strings as Core Foundation's functions make and change them, in code
// that draws with Core Text.

public typealias CFMutableAttributedString = NSMutableAttributedString

public func CFAttributedStringCreate(
  _ alloc: Any?,
  _ str: CFString!,
  _ attributes: CFDictionary!
) -> CFAttributedString! {
  NSAttributedString(string: str ?? "", attributes: attributeKeys(of: attributes))
}

public func CFAttributedStringCreateCopy(
  _ alloc: Any?,
  _ aStr: CFAttributedString!
) -> CFAttributedString! { aStr.map(NSAttributedString.init(attributedString:)) }

/// - Parameter maxLength: a hint; 0 for none.
public func CFAttributedStringCreateMutable(
  _ alloc: Any?,
  _ maxLength: Int
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }

public func CFAttributedStringCreateMutableCopy(
  _ alloc: Any?,
  _ maxLength: Int,
  _ aStr: CFAttributedString!
) -> CFMutableAttributedString! { aStr.map(NSMutableAttributedString.init(attributedString:)) }

public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> Int { aStr?.length ?? 0 }

public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr?.string }

public func CFAttributedStringGetAttribute(
  _ aStr: CFAttributedString!,
  _ loc: Int,
  _ attrName: CFString!,
  _ effectiveRange: UnsafeMutablePointer<CFRange>?
) -> AnyObject! {
  guard let aStr, let attrName else { return nil }
  var range = NSRange()
  let value = aStr.attribute(.init(rawValue: attrName), at: loc, effectiveRange: &range)
  effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
  return value as AnyObject?
}

public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!,
  _ range: CFRange,
  _ replacement: CFString!
) { aStr?.replaceCharacters(in: NSRange(range), with: replacement ?? "") }

public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!,
  _ range: CFRange,
  _ attrName: CFString!,
  _ value: Any!
) {
  guard let attrName, let value else { return }
  aStr?.addAttribute(.init(rawValue: attrName), value: value, range: NSRange(range))
}

public func CFAttributedStringSetAttributes(
  _ aStr: CFMutableAttributedString!,
  _ range: CFRange,
  _ replacement: CFDictionary!,
  _ clearOtherAttributes: Bool
) {
  let attributes = attributeKeys(of: replacement)
  if clearOtherAttributes {
    aStr?.setAttributes(attributes, range: NSRange(range))
  } else {
    aStr?.addAttributes(attributes, range: NSRange(range))
  }
}

public func CFAttributedStringRemoveAttribute(
  _ aStr: CFMutableAttributedString!,
  _ range: CFRange,
  _ attrName: CFString!
) {
  guard let attrName else { return }
  aStr?.removeAttribute(.init(rawValue: attrName), range: NSRange(range))
}

public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) {
  aStr?.beginEditing()
}

public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) { aStr?.endEditing() }

/// The keys may be texts, as Core Text's are, or those of attributed strings.
private func attributeKeys(of attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
  var result: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes ?? [:] {
    if let key = key.base as? NSAttributedString.Key {
      result[key] = value
    } else if let name = key.base as? String {
      result[NSAttributedString.Key(rawValue: name)] = value
    }
  }
  return result
}

extension NSRange {
  fileprivate init(_ range: CFRange) {
    self.init(location: range.location, length: range.length)
  }
}
