import Testing
import UIKit

/// Conditions that code writes as closures.
@Suite
struct `Predicates of closures` {
  struct Person: Sendable {
    let name: String
  }

  private let people = [Person(name: "Ada"), Person(name: "Zoé"), Person(name: "Bob")]

  @Test
  func `a name has a text in it as a person searches`() throws {
    let text = "zoe"
    let matches = #Predicate<Person> { $0.name.localizedStandardContains(text) }
    #expect(try people.filter(matches).map(\.name) == ["Zoé"])
  }

  @Test
  func `texts are compared without regard to case`() throws {
    let same = ComparisonResult.orderedSame
    let matches = #Predicate<Person> { $0.name.caseInsensitiveCompare("ADA") == same }
    #expect(try people.filter(matches).map(\.name) == ["Ada"])
  }
}
