import CoreGraphics
import Foundation
import Typography

// Core Text's fonts are UIKit's: on iOS one stands for the other without a conversion.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor
public typealias CTFontRef = UIFont
public typealias UniChar = UInt16

public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"

public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

public enum CTFontOrientation: UInt32, Sendable {
  case `default`, horizontal, vertical
}

public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case label = 10
}

// MARK: Making fonts

/// A name that is not known gives the system font, as `UIFont(name:size:)` does here.
///
/// A matrix is ignored, as few apps have one.
public func CTFontCreateWithName(
  _ name: CFString,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  UIFont(descriptor: UIFontDescriptor(.face(graphicsFont.face)), size: size > 0 ? size : 12)
}

public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType,
  _ size: CGFloat,
  _ language: CFString?
) -> CTFont? {
  let size = size > 0 ? size : 12
  return switch uiType {
  case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem: .boldSystemFont(ofSize: size)
  default: .systemFont(ofSize: size)
  }
}

public func CTFontCreateCopyWithAttributes(
  _ font: CTFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}

public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let old = font.fontDescriptor
  let traits = old.symbolicTraits.subtracting(symTraitMask)
    .union(symTraitValue.intersection(symTraitMask))
  return old.withSymbolicTraits(traits).map {
    UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize)
  }
}

/// The font itself: a text's other fonts are found when it is laid out.
public func CTFontCreateForString(
  _ currentFont: CTFont,
  _ string: CFString,
  _ range: CFRange
) -> CTFont { currentFont }

public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString,
  _ size: CGFloat
) -> CTFontDescriptor { UIFontDescriptor(name: name, size: size) }

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  var known: [UIFontDescriptor.AttributeName: Any] = [:]
  for (key, value) in attributes {
    guard let name = key.base as? String else { continue }
    known[UIFontDescriptor.AttributeName(rawValue: name)] = value
  }
  return UIFontDescriptor(fontAttributes: known)
}

// MARK: Names and measures, in points

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Positive, other than UIKit's.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(font.font.face?.unitsPerEm ?? 1000)
}
/// A tenth below the baseline and a twentieth thick, as of most fonts (inferred).
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize / 10 }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 20 }
/// Degrees.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  -atan(font.font.slant) * 180 / .pi
}
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// A rectangle that holds usual glyphs: those of fonts do not say more here (inferred).
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  CGRect(
    x: 0,
    y: font.descender,
    width: font.pointSize,
    height: font.ascender - font.descender
  )
}
