import Testing
import UIKit

/// The defaults of UIKit's objects and the values of its constants: as the public
/// headers and their documentation say.
@MainActor
@Suite("UIKit: defaults")
struct DefaultsConformanceTests {
  @Test(arguments: await DefaultFact.views)
  func `views`(fact: DefaultFact) { #expect(fact.value == fact.expected) }

  @Test(arguments: await DefaultFact.scrolling)
  func `scroll views, tables and collections`(fact: DefaultFact) {
    #expect(fact.value == fact.expected)
  }

  @Test(arguments: await DefaultFact.controls)
  func `controls`(fact: DefaultFact) { #expect(fact.value == fact.expected) }

  @Test(arguments: await DefaultFact.gestures)
  func `gesture recognizers`(fact: DefaultFact) { #expect(fact.value == fact.expected) }

  @Test(arguments: await DefaultFact.drawing)
  func `paths, fonts and dynamics`(fact: DefaultFact) { #expect(fact.value == fact.expected) }

  @Test(arguments: await DefaultFact.controllers)
  func `controllers and their items`(fact: DefaultFact) { #expect(fact.value == fact.expected) }

  @Test(arguments: await DefaultFact.constants)
  func `constants`(fact: DefaultFact) { #expect(fact.value == fact.expected) }
}
