import Testing

@testable import OwnCode

/// Which classes belong to the two ways of one transition.
@Suite
struct AnimatorPairsTests {
  private func segue(_ name: String) -> Candidate {
    Candidate(
      kind: .segue,
      name: name,
      module: "App",
      place: Place(name: name, path: "/App/A.swift", line: 1, column: 1)
    )
  }

  @Test(arguments: ["CustomizedSegue", "ScaleSegue", "FirstSegue"])
  func `beside a class for the way back alone, one that says nothing is for the way there`(
    name: String
  ) {
    let (there, back) = (segue(name), segue("UnwindSegue"))
    let pairs = AnimatorPairs([there, back])
    #expect(pairs.counterpart(of: there)?.other == back)
    #expect(pairs.counterpart(of: back)?.way == .back)
    #expect(pairs.beginnings(of: [there, back]) == [there])
  }

  @Test
  func `of three it cannot be said, and two that say nothing are no pair`() {
    let many = [segue("FadeSegue"), segue("ZoomSegue"), segue("UnwindSegue")]
    #expect(AnimatorPairs(many).beginnings(of: many) == many)
    let two = [segue("FadeSegue"), segue("ZoomSegue")]
    #expect(AnimatorPairs(two).counterpart(of: two[0]) == nil)
  }

  @Test
  func `two classes for a way each belong together, not to their base class`() {
    let (base, there, back) = (
      segue("FadeSegue"), segue("PresentFadeSegue"), segue("DismissFadeSegue")
    )
    let pairs = AnimatorPairs([base, there, back])
    #expect(pairs.counterpart(of: back)?.other == there)
    #expect(pairs.beginnings(of: [there, back]) == [there])
  }
}
