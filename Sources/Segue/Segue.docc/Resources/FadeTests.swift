import Segue
import SegueTesting
import Testing

@MainActor
@Suite
struct FadeTests {
  @Test
  func `the note fades in`() throws {
    let film = try Film(of: fade)
    try film.completesOnce()
    try film.leavesNothingBehind()
    try film.neverShowsBlack()
    try film.curve(of: "alpha", on: "note").isMonotonic().startsAt(0).endsAt(1)
  }

  @Test
  func `the note looks as it was approved`() throws {
    try Film(of: fade, reducedBy: 4).matchesGoldens("fade", at: [0, 0.5, 1])
  }
}
