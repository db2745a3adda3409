import Testing
import UIKit

extension `Names that apps use` {
  @Test
  func `structures are written as text and read back`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
  }

  @Test
  func `priorities can be added and subtracted`() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
  }

  @Test
  func `attributes of texts name directions and vertical forms`() {
    let direction = NSWritingDirection.rightToLeft.rawValue
    let text = NSAttributedString(
      string: "abc",
      attributes: [
        .writingDirection: [direction | NSWritingDirectionFormatType.override.rawValue],
        .verticalGlyphForm: 0,
      ]
    )
    #expect(text.attribute(.writingDirection, at: 0, effectiveRange: nil) as? [Int] == [3])
    #expect(text.attribute(.verticalGlyphForm, at: 0, effectiveRange: nil) as? Int == 0)
  }

  @Test
  func `a text's expansion, ligatures and tag stay in both kinds of attributed strings`() {
    var container = AttributeContainer()
    container[AttributeScopes.UIKitAttributes.ExpansionAttribute.self] = 0.5
    container[AttributeScopes.UIKitAttributes.LigatureAttribute.self] = 0
    container[AttributeScopes.UIKitAttributes.TextEffectAttribute.self] = .letterpressStyle
    container.textItemTag = "a"
    let text = NSAttributedString(AttributedString("abc", attributes: container))
    #expect(text.attribute(.expansion, at: 0, effectiveRange: nil) as? CGFloat == 0.5)
    #expect(text.attribute(.ligature, at: 0, effectiveRange: nil) as? Int == 0)
    let back = AttributedString(text)
    #expect(back.textItemTag == "a")
    #expect(back.textEffect == .letterpressStyle)
  }

  @Test
  func `a collection view's elements have their category's name`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(attributes.representedElementCategory == UICollectionView.ElementCategory.cell)
  }

  @Test
  func `each of C's limits is there once, with the type that it has on Apple's systems`() {
    #expect(CGFloat(INT16_MIN) == -32768 && CGFloat(INT16_MAX) == 32767)
    #expect(INT32_MIN == Int32.min && INT_MIN == INT32_MIN && INT32_MAX == Int32.max)
    #expect(INT64_MIN == Int64.min && INT64_MAX == Int64.max && UINT64_MAX == UInt64.max)
    #expect(arc4random() <= UINT_MAX && LONG_MIN == Int.min && ULONG_MAX == UInt.max)
  }

  @Test
  func `constants of C and Core Foundation are available`() {
    #expect(NSEC_PER_SEC == 1_000_000_000)
    #expect(MAXFLOAT > 1e38 && HUGE > MAXFLOAT)
    let number: NSInteger = 3
    #expect(number == 3)
    #expect(CGPoint(x: 1, y: 1).equalTo(CGPoint(x: 1, y: 1)))
    #expect(autoreleasepool { 5 } == 5)
    let start = CFAbsoluteTimeGetCurrent()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
    #expect(abs(CFAbsoluteTimeGetCurrent() - start - 0.5) < 0.01)
  }

  @Test
  func `texts of C are compared where they may be missing`() {
    let typed = "a".cString(using: .utf8)
    #expect(strcmp(typed, "a") == 0 && strcmp(typed, "b") < 0)
    #expect("".withCString { strcmp($0, "a") } < 0)
    let none: [CChar]? = nil
    #expect(strcmp(none, "a") < 0 && strcmp("a", none) > 0)
  }

  @Test
  func `the length of the names that uname fills in fits what it fills in`() throws {
    var system = utsname()
    #expect(uname(&system) == 0)
    let name = NSString(
      bytes: &system.machine,
      length: Int(_SYS_NAMELEN),
      encoding: String.Encoding.ascii.rawValue
    )
    #expect(name?.hasPrefix("iPhone") == true)
    #expect(MemoryLayout.size(ofValue: system.machine) == Int(_SYS_NAMELEN))
  }

  @Test
  func `the versions of Foundation and Core Foundation are later than those of all old systems`() {
    let iOS8 = kCFCoreFoundationVersionNumber > kCFCoreFoundationVersionNumber_iOS_7_1
    #expect(iOS8 && kCFCoreFoundationVersionNumber > kCFCoreFoundationVersionNumber_iOS_10_x_Max)
    #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
    let versions = [
      kCFCoreFoundationVersionNumber_iPhoneOS_2_0, kCFCoreFoundationVersionNumber_iPhoneOS_3_2,
      kCFCoreFoundationVersionNumber_iOS_4_0, kCFCoreFoundationVersionNumber_iOS_5_1,
      kCFCoreFoundationVersionNumber_iOS_6_1, kCFCoreFoundationVersionNumber_iOS_7_0,
      kCFCoreFoundationVersionNumber_iOS_8_0, kCFCoreFoundationVersionNumber_iOS_9_4,
      kCFCoreFoundationVersionNumber_iOS_10_3,
    ]
    #expect(versions == versions.sorted())
  }
}
