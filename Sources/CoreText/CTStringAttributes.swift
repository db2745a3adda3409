import CoreGraphics

// The keys of text attributes that Core Text shares with UIKit.

public let kCTFontAttributeName: CFString = "NSFont"
public let kCTKernAttributeName: CFString = "NSKern"
/// Points after each character, kerning stays on.
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTLigatureAttributeName: CFString = "NSLigature"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
