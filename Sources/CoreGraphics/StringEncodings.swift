import Foundation

// Core Foundation's encodings of text, by their numbers and by their names on the internet.

/// Encodings besides the built-in ones: most of those that web pages and old files of East Asia
/// use.
public enum CFStringEncodings: Int, Sendable {
  case isoLatin2 = 0x0202
  case isoLatinCyrillic = 0x0205
  case dosJapanese = 0x0420
  case dosChineseSimplif = 0x0421
  case dosKorean = 0x0422
  case dosChineseTrad = 0x0423
  case windowsLatin2 = 0x0501
  case windowsCyrillic = 0x0502
  case GB_2312_80 = 0x0630
  case GBK_95 = 0x0631
  case GB_18030_2000 = 0x0632
  case EUC_JP = 0x0920
  case EUC_CN = 0x0930
  case EUC_TW = 0x0931
  case EUC_KR = 0x0940
  case shiftJIS = 0x0A01
  case KOI8_R = 0x0A02
  case big5 = 0x0A03
}

/// Of a name that is unknown.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

@_silgen_name("CFStringConvertIANACharSetNameToEncoding")
private func encoding(ofName name: UnsafeRawPointer) -> UInt32

@_silgen_name("CFStringConvertEncodingToNSStringEncoding")
private func foundationEncoding(_ encoding: UInt32) -> UInt

@_silgen_name("CFStringConvertNSStringEncodingToEncoding")
private func coreEncoding(_ encoding: UInt) -> UInt32

/// The number of an encoding such as `gbk` or `utf-8`, which the answer of a server names.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  guard let theString else { return kCFStringEncodingInvalidId }
  let name = NSString(string: theString)
  return withExtendedLifetime(name) {
    encoding(ofName: UnsafeRawPointer(Unmanaged.passUnretained(name).toOpaque()))
  }
}

/// The raw value of the `String.Encoding`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  foundationEncoding(encoding)
}

public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  coreEncoding(encoding)
}
