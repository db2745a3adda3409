import Testing

@testable import OwnCode

/// Which types some code should declare.
@Suite
struct KnownNamesTests {
  @Test(arguments: [
    "Theme", "SheetOptions", "Card.Style", "ZLAlertStyle", "SDETransitionType", "_Hidden",
    "BLTNItem", "CustomTransition",
  ])
  func `a name that is not Apple's is to be declared`(name: String) {
    #expect(KnownNames.isUnknown(name))
  }

  @Test(arguments: [
    "UIView", "UIView.ContentMode", "CGRect", "NSString", "URL", "URLSession", "T", "UUID", "Int",
    "Set", "CustomStringConvertible",
    "AVPlayer", "MTLDevice", "Equatable", "JSONDecoder", "ExpressibleByNilLiteral",
    "Operation", "Formatter", "(Int, Int)",
    "[Theme]",
  ])
  func `a name of Swift's or Apple's is not`(name: String) {
    #expect(!KnownNames.isUnknown(name))
  }
}
