import Foundation
import ObjectiveC
import UIKit

public let MLModelErrorDomain = "com.apple.CoreML"

/// Why a model predicts nothing.
public struct MLModelError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = MLModelError

    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MLModelErrorDomain }

  public static let generic = Code.generic
  public static let featureType = Code.featureType
  public static let io = Code.io
}

public enum MLComputeUnits: Int, Sendable {
  case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

open class MLModelConfiguration: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  open var computeUnits = MLComputeUnits.all
  open var allowLowPrecisionAccumulationOnGPU = false
  open var modelDisplayName: String?
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = MLModelConfiguration()
    copy.computeUnits = computeUnits
    copy.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
    copy.modelDisplayName = modelDisplayName
    return copy
  }
}

/// Values by their names.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

public enum MLFeatureType: Int, Sendable {
  case invalid, int64, double, string, image, multiArray, dictionary, sequence
}

open class MLFeatureValue: UIKit.NSObject, @unchecked Sendable {
  public let type: MLFeatureType
  private let value: Any
  private init(_ value: Any, _ type: MLFeatureType) { (self.value, self.type) = (value, type) }

  public convenience init(int64 value: Int64) { self.init(value, .int64) }
  public convenience init(double value: Double) { self.init(value, .double) }
  public convenience init(string value: String) { self.init(value, .string) }

  open var isUndefined: Bool { false }
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
}

open class MLDictionaryFeatureProvider: UIKit.NSObject, MLFeatureProvider, @unchecked Sendable {
  public let dictionary: [String: MLFeatureValue]

  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as String: MLFeatureValue(string: value)
      default: throw MLModelError(.featureType)
      }
    }
  }

  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Something that predicts: none can be loaded, as there is nothing that runs it.
open class MLModel: UIKit.NSObject, @unchecked Sendable {
  public let configuration: MLModelConfiguration

  public init(
    contentsOf url: URL,
    configuration: MLModelConfiguration = MLModelConfiguration()
  ) throws {
    self.configuration = configuration
    super.init()
    Diagnostics.report("MLModel loads nothing: there is nothing that runs a model.")
    throw MLModelError(.generic)
  }

  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.generic) }
  public class func load(
    contentsOf url: URL,
    configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw MLModelError(.generic) }

  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}
