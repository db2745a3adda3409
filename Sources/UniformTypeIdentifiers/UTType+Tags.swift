import CoreGraphics

/// A string that a function of C hands over.
public struct RetainedString: Sendable {
  let value: String

  public func takeRetainedValue() -> CFString { value }
  public func takeUnretainedValue() -> CFString { value }
}

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The identifier of the type that has an extension or a MIME type; nil for one that is not known
/// here, where iOS makes one up.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString,
  _ inTag: CFString,
  _ inConformingToUTI: CFString?
) -> RetainedString? {
  let type =
    inTagClass == kUTTagClassMIMEType
    ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
  return type.map { RetainedString(value: $0.identifier) }
}

/// The extension or the MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString,
  _ inTagClass: CFString
) -> RetainedString? {
  guard let type = UTType(inUTI) else { return nil }
  let tag =
    inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map { RetainedString(value: $0) }
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: other)
}
