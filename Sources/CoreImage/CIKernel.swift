import CoreGraphics
import Foundation
import ObjectiveC

/// A function of an app that computes pixels, in Core Image's own language or in Metal.
///
/// Nothing runs it here: a picture that it is given passes through unchanged, which is reported.
open class CIKernel: NSObject, @unchecked Sendable {
  public let name: String

  init(named name: String) {
    self.name = name
    super.init()
    ObjectFault.note("Core Image: the kernel '\(name)' changes nothing.")
  }

  /// Nil for a text without a kernel.
  public convenience init?(source string: String) {
    guard let name = CIKernel.names(in: string).first else { return nil }
    self.init(named: name)
  }

  public convenience init(functionName name: String, fromMetalLibraryData data: Data) throws {
    self.init(named: name)
  }

  public convenience init(
    functionName name: String,
    fromMetalLibraryData data: Data,
    outputPixelFormat format: CIFormat
  ) throws {
    self.init(named: name)
  }

  open class func makeKernels(source string: String) -> [CIKernel]? {
    let names = names(in: string)
    return names.isEmpty ? nil : names.map { CIKernel(named: $0) }
  }

  open class func kernelNames(fromMetalLibraryData data: Data) -> [String] { [] }

  open func setROISelector(_ method: Selector) {}

  open func apply(
    extent: CGRect,
    roiCallback callback: @escaping CIKernelROICallback,
    arguments args: [Any]?
  ) -> CIImage? {
    pass(args, extent)
  }

  /// The first picture among the arguments.
  fileprivate final func pass(_ arguments: [Any]?, _ extent: CGRect) -> CIImage? {
    arguments?.lazy.compactMap { $0 as? CIImage }.first?.cropped(to: extent)
  }

  /// `kernel vec4 NAME(`.
  private static func names(in source: String) -> [String] {
    let words = source.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.indices.dropLast(2).compactMap { index in
      words[index] == "kernel" ? String(words[index + 2]) : nil
    }
  }
}

/// The part of an input that a part of the output needs.
public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// A kernel that changes each colour.
open class CIColorKernel: CIKernel, @unchecked Sendable {
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { pass(args, extent) }
}

/// A kernel that takes each pixel from another place.
open class CIWarpKernel: CIKernel, @unchecked Sendable {
  open func apply(
    extent: CGRect,
    roiCallback callback: @escaping CIKernelROICallback,
    image: CIImage,
    arguments args: [Any]?
  ) -> CIImage? {
    image.cropped(to: extent)
  }
}

/// A kernel that mixes two pictures.
open class CIBlendKernel: CIColorKernel, @unchecked Sendable {
  open func apply(foreground: CIImage, background: CIImage) -> CIImage? {
    foreground.composited(over: background)
  }
}
