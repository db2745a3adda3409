import NaturalLanguage
import Testing
import UIKit

/// Texts are taken apart by plain rules; what they mean is not known.
@Suite
struct LanguageTests {
  private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test
  func `words are letters and digits`() {
    #expect(tokens("It's 3.5 miles, isn't it?", .word) == ["It's", "3.5", "miles", "isn't", "it"])
    #expect(tokens("", .word).isEmpty)
  }

  @Test
  func `sentences and paragraphs keep their ends`() {
    let text = "Stay hungry. Stay foolish!\nBye."
    #expect(tokens(text, .sentence) == ["Stay hungry. ", "Stay foolish!\n", "Bye."])
    #expect(tokens(text, .paragraph) == ["Stay hungry. Stay foolish!\n", "Bye."])
    #expect(tokens("It is 3.5. Yes", .sentence) == ["It is 3.5. ", "Yes"])
  }

  @Test
  func `enumeration stops where it is told to`() {
    let tokenizer = NLTokenizer(unit: .word)
    let text = "one 2 three"
    tokenizer.string = text
    var found: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      found.append(String(text[range]))
      return !attributes.contains(.numeric)
    }
    #expect(found == ["one", "2"])
  }

  @Test
  func `only scripts of one language tell it`() {
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Καλημέρα") == .greek)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "東京へ行く") == .japanese)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "안녕하세요") == .korean)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Hello") == .undetermined)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "123") == nil)
  }

  @Test
  func `words have no meaning`() {
    let tagger = NLTagger(tagSchemes: [.lexicalClass, .tokenType])
    let text = "Hello world"
    tagger.string = text
    let range = text.startIndex..<text.endIndex
    let classes = tagger.tags(in: range, unit: .word, scheme: .lexicalClass)
    #expect(classes.count == 2 && classes.allSatisfy { $0.0 == nil })
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .tokenType).0 == .word)
  }
}
