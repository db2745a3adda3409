import Testing

@testable import segue_bench

@Suite
struct `A goal` {
  @Test
  func `is judged only for its own rows, threads and values`() {
    func words(_ row: String, _ threads: Int, _ values: [String: Double]) -> [String] {
      Goal.verdicts(.compose, row, threads: threads, values).map(\.words)
    }
    #expect(
      words("W2", 1, ["cairo": 1.5, "pixman": 1.2]) == ["✓ cairo ≥ 1.3x", "✗ pixman ≥ 1.3x"]
    )
    #expect(words("W1", 1, ["cairo": 1.1, "limit": 1.6]) == ["✓ cairo ≥ 1x", "✗ limit ≤ 1.5x"])
    #expect(words("W2", 2, ["cairo": 1.5, "two threads": 1.69]) == ["✗ two threads ≥ 1.7x"])
    #expect(words("W4", 1, ["pixman": 9, "thorvg": 1]) == [])
  }

  @Test
  func `is neither met nor missed where nothing was measured`() {
    #expect(Goal.verdicts(.gif, "W1", ["ffmpeg": .nan]).isEmpty)
  }

  @Test
  func `holds at its bound`() {
    #expect(Goal.Bound.atLeast(3).holds(for: 3))
    #expect(Goal.Bound.atMost(0.02).holds(for: 0.02))
    #expect(!Goal.Bound.atMost(0.02).holds(for: 0.021))
  }
}
