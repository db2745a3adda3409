import Segue
import Testing

private func film(_ name: String, frames: Int, draw: Double = 0.01) -> FarmPlan.Film {
  FarmPlan.Film(
    name: name,
    words: ["--animator=\(name)"],
    isOwnCode: false,
    format: "png",
    measure: FilmMeasure(
      content: "content of \(name)",
      plan: "plan",
      fps: "60",
      frameCount: frames,
      duration: 1,
      width: 10,
      height: 10,
      cost: FilmCost(begin: 0.01, simulate: 0.01, draw: draw),
      diagnostics: []
    )
  )
}

private func plan(_ films: [FarmPlan.Film], _ measure: ChunkBalance.Measure) -> FarmPlan {
  FarmPlan(
    renderer: "test",
    directory: "/",
    films: films,
    chunks: ChunkBalance(measure).chunks(of: films, renderer: "test")
  )
}

@Suite
struct FarmPlanTests {
  @Test(arguments: [0.1, 0.5, 1, 7, 1000])
  func `chunks of any length hold every frame of every film once`(seconds: Double) {
    let films = [
      film("a", frames: 1), film("b", frames: 500), film("c", frames: 37, draw: 0.2),
      film("d", frames: 90, draw: 0),
    ]
    let plan = plan(films, .seconds(seconds))
    #expect(plan.contradiction == nil)
    #expect(plan.chunks.reduce(0) { $0 + $1.frameCount } == 628)
  }

  @Test
  func `all chunks take about as long`() {
    let films = (0..<40).map { (index: Int) -> FarmPlan.Film in
      let draw: Double = 0.004 * Double(1 + index % 5)
      return film("f\(index)", frames: 20 + 13 * (index % 7), draw: draw)
    }
    let seconds: [Double] = plan(films, .seconds(2)).chunks.map(\.seconds)
    let longest: Double = seconds.max() ?? 0
    let mean: Double = seconds.reduce(0, +) / Double(seconds.count)
    #expect(seconds.count > 10)
    #expect(longest < 1.35 * mean)
  }

  @Test
  func `chunks of a number of frames have exactly that many, except the last of a film`() {
    let chunks = plan([film("a", frames: 65), film("b", frames: 30)], .frames(30)).chunks
    #expect(chunks.map(\.frameCount) == [30, 30, 5, 30])
    #expect(chunks.map(\.index) == [1, 2, 3, 4])
  }

  @Test
  func `frames have the same names whatever other films are in the plan`() {
    let one = plan([film("a", frames: 60), film("b", frames: 300)], .seconds(1))
    let two = plan([film("c", frames: 11), film("b", frames: 300)], .seconds(1))
    func keys(_ plan: FarmPlan, _ film: Int) -> Set<String> {
      Set(plan.chunks.flatMap(\.parts).filter { $0.film == film }.map(\.key))
    }
    #expect(keys(one, 1) == keys(two, 1))
    #expect(keys(one, 0).isDisjoint(with: keys(two, 0)))
  }

  @Test
  func `an edited plan contradicts itself`() {
    let whole = plan([film("a", frames: 60)], .frames(20))
    var other = whole
    other.films[0].content = "other"
    #expect(other.contradiction != nil)
    other = whole
    other.chunks.removeLast()
    other.hash = other.computedHash
    #expect(other.contradiction == "its parts do not cover the film 'a'")
    other = whole
    other.directory = "/elsewhere"
    #expect(other.contradiction == nil)
  }
}
