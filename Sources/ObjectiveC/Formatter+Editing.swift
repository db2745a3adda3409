import Foundation

// What a formatter of the app overrides for texts with attributes and for texts that are typed. The
// port makes the methods of what overrides those of Foundation.

/// An own formatter that makes texts with attributes.
public protocol _AttributedStringMaking: AnyObject {
  func _override_attributedString(
    for obj: Any,
    withDefaultAttributes attrs: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString?
}

/// An own formatter that judges a text while it is typed.
public protocol _PartialStringJudging: AnyObject {
  func _override_isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// The same of one that may change what is typed and selected.
public protocol _PartialStringChanging: AnyObject {
  func _override_isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?,
    originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

extension Formatter {
  public func attributedString(
    for obj: Any,
    withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? {
    guard let own = self as? any _AttributedStringMaking else {
      return _base_attributedString(for: obj, withDefaultAttributes: attrs)
    }
    return own._override_attributedString(for: obj, withDefaultAttributes: attrs)
  }

  /// Nil, except of numbers: other formatters know no attributes (documented).
  public func _base_attributedString(
    for obj: Any,
    withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? {
    guard self is NumberFormatter else { return nil }
    return string(for: obj).map { NSAttributedString(string: $0, attributes: attrs) }
  }

  public func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let own = self as? any _PartialStringJudging else { return true }
    return own._override_isPartialStringValid(
      partialString,
      newEditingString: newString,
      errorDescription: error
    )
  }

  /// Any text is valid (documented).
  public func _base_isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?,
    originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let own = self as? any _PartialStringChanging else {
      return _base_isPartialStringValid(
        partialStringPtr,
        proposedSelectedRange: proposedSelRangePtr,
        originalString: origString,
        originalSelectedRange: origSelRange,
        errorDescription: error
      )
    }
    return own._override_isPartialStringValid(
      partialStringPtr,
      proposedSelectedRange: proposedSelRangePtr,
      originalString: origString,
      originalSelectedRange: origSelRange,
      errorDescription: error
    )
  }

  /// Asks the shorter method, and takes its text with the cursor behind it (inferred).
  public func _base_isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?,
    originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    var text: NSString?
    let isValid = withUnsafeMutablePointer(to: &text) { pointer in
      isPartialStringValid(
        String(describing: partialStringPtr.pointee),
        newEditingString: AutoreleasingUnsafeMutablePointer<NSString?>(pointer),
        errorDescription: error
      )
    }
    if !isValid, let text {
      partialStringPtr.pointee = text
      proposedSelRangePtr?.pointee = NSRange(location: text.length, length: 0)
    }
    return isValid
  }
}
