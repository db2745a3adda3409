import CoreGraphics
import Foundation

public enum CTTextAlignment: UInt8, Sendable {
  case left, right, center, justified, natural
}

public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum CTWritingDirection: Int8, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Core Text's styles of paragraphs are UIKit's.
public typealias CTParagraphStyle = NSParagraphStyle

public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval
  case lineBreakMode, lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing
  case paragraphSpacing, paragraphSpacingBefore, baseWritingDirection, maximumLineSpacing
  case minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions
}

/// One property, and where its value is.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  public var valueSize: Int
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }

  fileprivate var points: CGFloat {
    valueSize >= MemoryLayout<CGFloat>.size ? value.loadUnaligned(as: CGFloat.self) : 0
  }
}

public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?,
  _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for index in 0..<max(settingCount, 0) {
    guard let setting = settings?[index] else { break }
    switch setting.spec {
    case .alignment:
      let alignments: [NSTextAlignment] = [.left, .right, .center, .justified, .natural]
      let number = Int(setting.value.loadUnaligned(as: UInt8.self))
      if alignments.indices.contains(number) { style.alignment = alignments[number] }
    case .lineBreakMode:
      let number = Int(setting.value.loadUnaligned(as: UInt8.self))
      style.lineBreakMode = NSLineBreakMode(rawValue: number) ?? .byWordWrapping
    case .firstLineHeadIndent: style.firstLineHeadIndent = setting.points
    case .headIndent: style.headIndent = setting.points
    case .tailIndent: style.tailIndent = setting.points
    case .lineHeightMultiple: style.lineHeightMultiple = setting.points
    case .maximumLineHeight: style.maximumLineHeight = setting.points
    case .minimumLineHeight: style.minimumLineHeight = setting.points
    // The newer pair is bounds of the older one.
    case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing:
      style.lineSpacing = setting.points
    case .paragraphSpacing: style.paragraphSpacing = setting.points
    case .paragraphSpacingBefore: style.paragraphSpacingBefore = setting.points
    default: break
    }
  }
  return style
}
