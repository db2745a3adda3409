import Testing

@testable import Codecs

struct `JSON text` {
  private struct Place: Codable, Equatable {
    var name: String
    var at: Double
  }

  @Test
  func `keys are sorted and slashes stand as they are`() {
    let place = Place(name: "a/b", at: 2)
    #expect(JSONText.string(of: place, layout: .oneLine) == #"{"at":2,"name":"a/b"}"#)
    #expect(JSONText.string(of: place) == "{\n  \"at\" : 2,\n  \"name\" : \"a/b\"\n}")
  }

  @Test(arguments: [
    (Double.infinity, "infinite"), (-.infinity, "-infinite"), (.nan, "not a number"),
  ])
  func `a number that JSON cannot write is a string, and is read again`(
    number: Double,
    words: String
  ) throws {
    let bytes = JSONText.bytes(of: Place(name: "a", at: number), layout: .oneLine)
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"at":"\#(words)","name":"a"}"#)
    let again = try JSONText.value(Place.self, from: bytes).at
    #expect(again == number || again.isNaN && number.isNaN)
  }
}
