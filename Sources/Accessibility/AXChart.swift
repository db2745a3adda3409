import Foundation
import ObjectiveC

// A chart in words and sounds: stored, as no assistive technology runs on a stage.

@preconcurrency
@MainActor
public protocol AXChart: NSObjectProtocol {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

open class AXChartDescriptor: ObjectiveC.NSObject, @unchecked Sendable {
  public enum ContentDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  open var title: String?
  open var attributedTitle: NSAttributedString?
  open var summary: String?
  open var contentDirection = ContentDirection.leftToRight
  open var contentFrame = CGRect.zero
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]?
  open var series: [AXDataSeriesDescriptor]

  public init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
    super.init()
  }
}

public protocol AXDataAxisDescriptor: NSObjectProtocol {
  var title: String { get set }
}

open class AXNumericDataAxisDescriptor: ObjectiveC.NSObject, AXDataAxisDescriptor,
  @unchecked Sendable
{
  public enum ScaleType: Int, Sendable {
    case linear = 0
    case log10, ln
  }

  open var title: String
  open var scaleType = ScaleType.linear
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }
}

open class AXCategoricalDataAxisDescriptor: ObjectiveC.NSObject, AXDataAxisDescriptor,
  @unchecked Sendable
{
  open var title: String
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
    super.init()
  }
}

open class AXDataSeriesDescriptor: ObjectiveC.NSObject, @unchecked Sendable {
  open var name: String?
  open var attributedName: NSAttributedString
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
    super.init()
  }
}

open class AXDataPoint: ObjectiveC.NSObject, @unchecked Sendable {
  public enum Value: Sendable {
    case number(Double)
    case category(String)
  }

  open var xValue: Value
  open var yValue: Double?
  open var label: String?

  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y
    self.label = label
    super.init()
  }

  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y
    self.label = label
    super.init()
  }
}
