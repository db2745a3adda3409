import Testing
import UIKit

/// Core Foundation's functions as older code calls them.
@MainActor
@Suite
struct CoreFoundationTests {
  private func delay(in properties: CFDictionary?) -> Double? {
    let place = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
    defer { place.deallocate() }
    let key = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
    guard CFDictionaryGetValueIfPresent(properties, key, place) else { return nil }
    let gif = unsafeBitCast(place.pointee, to: CFDictionary.self)
    let delay = unsafeBitCast(
      CFDictionaryGetValue(
        gif,
        Unmanaged.passUnretained(kCGImagePropertyGIFUnclampedDelayTime).toOpaque()
      ),
      to: AnyObject.self
    )
    return delay as? Double
  }

  @Test
  func `the delay of a picture is read by the address of its key`() throws {
    // One pixel, shown for 30 hundredths of a second.
    let data = Data([
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x21,
      0xF9, 4, 0, 30, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(delay(in: CGImageSourceCopyPropertiesAtIndex(source, 0, nil)) == 0.3)
    #expect(delay(in: [:]) == nil)
    #expect(delay(in: nil) == nil)
  }

  @Test
  func `Foundation's dictionaries are options of pictures, as Kingfisher 4 gives them`() throws {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let data = try #require(red.pngData())
    let options: NSDictionary = [
      kCGImageSourceShouldCache as String: true,
      kCGImageSourceCreateThumbnailFromImageAlways as String: true,
    ]
    let source = try #require(CGImageSourceCreateWithData(data as CFData, options))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, options) != nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options) != nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, options) != nil)
    #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/nowhere"), nil) == nil)
  }

  @Test
  func `a dictionary has its values by addresses, whatever its own type`() {
    let properties: CFDictionary = [
      kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFUnclampedDelayTime: 0.5]
    ]
    #expect(delay(in: properties) == 0.5)
    #expect(CFDictionaryGetCount(properties) == 1)
    let view = UIView()
    let key = Unmanaged.passUnretained("view").toOpaque()
    let views: CFDictionary = ["view": view]
    #expect(CFDictionaryContainsKey(views, key))
    #expect(unsafeBitCast(CFDictionaryGetValue(views, key), to: UIView.self) === view)
    #expect(CFDictionaryGetValue(views, Unmanaged.passUnretained("other").toOpaque()) == nil)
  }

  @Test
  func `some of the bytes of data are copied`() {
    let data = CFDataCreate(kCFAllocatorDefault, [1, 2, 3, 4, 5], 5)
    var bytes = [UInt8](repeating: 0, count: 4)
    CFDataGetBytes(data, CFRangeMake(1, 3), &bytes)
    #expect(bytes == [2, 3, 4, 0])
    CFDataGetBytes(data?.dropFirst(2), CFRangeMake(1, 2), &bytes)
    #expect(bytes == [4, 5, 4, 0])
  }

  @Test
  func `encodings of text are found by their names and numbers`() {
    let utf8 = CFStringConvertIANACharSetNameToEncoding("utf-8" as CFString)
    #expect(utf8 == 0x0800_0100)
    #expect(CFStringConvertEncodingToNSStringEncoding(utf8) == String.Encoding.utf8.rawValue)
    #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue) == utf8)
    let chinese = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
    let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(chinese))
    #expect(NSString(data: Data([0xC4, 0xE3]), encoding: encoding.rawValue) == "你")
    let none = CFStringConvertIANACharSetNameToEncoding("nothing-of-this-name")
    #expect(none == kCFStringEncodingInvalidId)
  }

  @Test
  func `an attributed string has its attributes by Core Text's names and by UIKit's`() {
    let font = UIFont.systemFont(ofSize: 20)
    let byName = [kCTFontAttributeName: font] as CFDictionary
    let text = CFAttributedStringCreate(kCFAllocatorDefault, "Hello" as CFString, byName)
    #expect(CFAttributedStringGetLength(text) == 5)
    #expect(CFAttributedStringGetAttribute(text, 0, kCTFontAttributeName, nil) === font)
    let byKey = [NSAttributedString.Key.font: font] as CFDictionary
    let other = CFAttributedStringCreate(kCFAllocatorDefault, "Hello" as CFString, byKey)
    #expect(other == text)
    if let text {
      #expect(CTLineGetStringRange(CTLineCreateWithAttributedString(text)).length == 5)
    }
  }

  @Test
  func `a mutable attributed string is written piece by piece`() {
    let text = CFAttributedStringCreateMutable(kCFAllocatorDefault, 0)
    CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "Hello" as CFString)
    let font = UIFont.systemFont(ofSize: 20)
    CFAttributedStringSetAttribute(text, CFRangeMake(0, 2), kCTFontAttributeName, font)
    var range = CFRange()
    #expect(CFAttributedStringGetAttribute(text, 1, kCTFontAttributeName, &range) === font)
    #expect(range == CFRange(location: 0, length: 2))
    CFAttributedStringRemoveAttribute(text, CFRangeMake(0, 5), kCTFontAttributeName)
    #expect(CFAttributedStringGetAttribute(text, 1, kCTFontAttributeName, nil) == nil)
    #expect(CFAttributedStringGetString(text) == "Hello")
  }

  @Test
  func `a truth value is told from a number by its type`() {
    #expect(CFNumberGetType(NSNumber(value: true)) == .charType)
    #expect(CFNumberGetType(1 as CFNumber) == .sInt64Type)
    #expect(CFNumberGetType(NSNumber(value: 1.5)) == .float64Type)
    #expect(CFNumberIsFloatType(NSNumber(value: Float(1.5))))
    #expect(!CFNumberIsFloatType(NSNumber(value: 2)))
  }

  @Test
  func `a mutable object is of the kind of one that is not`() {
    #expect(CFGetTypeID(NSMutableString(string: "a")) == CFStringGetTypeID())
    #expect(CFGetTypeID("a" as AnyObject) == CFStringGetTypeID())
    #expect(CFGetTypeID([1] as AnyObject) == CFArrayGetTypeID())
    #expect(CFGetTypeID(NSMutableDictionary()) == CFDictionaryGetTypeID())
    #expect(CFGetTypeID(NSDecimalNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(true as AnyObject) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID())
  }
}
