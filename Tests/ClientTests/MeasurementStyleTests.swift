import Testing
import UIKit

@Suite
struct MeasurementStyleTests {
  private let way = Measurement(value: 5, unit: UnitLength.kilometers)

  @Test
  func `a quantity has the usual unit of the locale, with two digits`() {
    #expect(way.formatted() == "3.1 mi")
    let long = Measurement(value: 500, unit: UnitLength.kilometers)
    #expect(long.formatted() == "311 mi")
  }

  @Test
  func `a style decides the words, the unit and the number`() {
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "5 km")
    let number = FloatingPointFormatStyle<Double>().precision(.fractionLength(2))
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated,
      usage: .asProvided,
      numberFormatStyle: number
    )
    #expect(way.formatted(style) == "5.00 km")
  }
}
