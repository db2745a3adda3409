// Apple's Swift interface of filters: properties in place of keys. Code that imports
// `CoreImage.CIFilterBuiltins` finds it in `CoreImage` itself.

public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}
