import CoreSpotlight
import Testing
import UIKit

@MainActor
@Suite
struct SearchIndexTests {
  @Test
  func `items are taken without an error, in a later turn`() {
    let words = CSSearchableItemAttributeSet(contentType: .text)
    words.title = "One"
    #expect(words.contentType == "public.text")
    let item = CSSearchableItem(
      uniqueIdentifier: "1",
      domainIdentifier: "items",
      attributeSet: words
    )
    #expect(item.attributeSet.title == "One" && item.expirationDate > Date())
    var answers = 0
    CSSearchableIndex.default().indexSearchableItems([item]) { error in
      MainActor.assumeIsolated { answers += error == nil ? 1 : 0 }
    }
    #expect(answers == 0)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(answers == 1)
  }
}
