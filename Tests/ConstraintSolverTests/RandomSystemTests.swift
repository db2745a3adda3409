import ConstraintSolver
import Testing

/// A small deterministic generator, so that each run tests the same systems.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

struct RandomSystemTests {
  private let priorities: [Float] = [1000, 999, 750, 251, 250, 50]

  private func error(of constraint: LinearConstraint, in solver: Solver) -> Double {
    let value = solver.value(of: constraint.expression)
    return switch constraint.relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }

  private func randomConstraint(
    over variables: [Variable],
    with generator: inout SplitMix
  ) -> LinearConstraint {
    let count = Int.random(in: 1...3, using: &generator)
    let terms = (0..<count).map { _ in
      LinearExpression.Term(
        variables.randomElement(using: &generator) ?? variables[0],
        [-2, -1, -0.5, 0.5, 1, 1, 1, 2].randomElement(using: &generator) ?? 1
      )
    }
    return LinearConstraint(
      LinearExpression(terms, constant: Double(Int.random(in: -200...200, using: &generator))),
      [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
      strength: Strength(priority: priorities.randomElement(using: &generator) ?? 1000)
    )
  }

  @Test(arguments: 0..<60)
  func `every required constraint holds through additions, edits and removals`(seed: Int) throws {
    var generator = SplitMix(state: UInt64(seed))
    var solver = Solver()
    let variables = (0..<12).map { _ in solver.makeVariable() }
    var live: [(id: LinearConstraint.ID, constraint: LinearConstraint)] = []
    for step in 0..<120 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<6:
        let constraint = randomConstraint(over: variables, with: &generator)
        do {
          live.append((try solver.add(constraint), constraint))
        } catch {
          #expect(constraint.strength.isRequired)
          #expect(error.constraints.contains(error.rejected))
        }
      case 6..<8 where !live.isEmpty:
        let index = Int.random(in: live.indices, using: &generator)
        solver.remove(live.remove(at: index).id)
      default:
        guard !live.isEmpty else { break }
        let index = Int.random(in: live.indices, using: &generator)
        let constant = Double(Int.random(in: -200...200, using: &generator))
        live[index].constraint.expression.constant = constant
        solver.setConstant(constant, of: live[index].id)
      }
      for conflict in solver.solve() { live.removeAll { $0.id == conflict.rejected } }
      for (_, constraint) in live where constraint.strength.isRequired {
        #expect(error(of: constraint, in: solver) < 1e-5, "step \(step)")
      }
    }
  }

  @Test(arguments: 0..<60)
  func `an edited solver finds errors as small as a fresh one, strength by strength`(
    seed: Int
  )
    throws
  {
    var generator = SplitMix(state: UInt64(1_000 + seed))
    var edited = Solver()
    let variables = (0..<8).map { _ in edited.makeVariable() }
    var live: [(id: LinearConstraint.ID, constraint: LinearConstraint)] = []
    for _ in 0..<30 {
      let constraint = randomConstraint(over: variables, with: &generator)
      if let id = try? edited.add(constraint) { live.append((id, constraint)) }
    }
    for _ in 0..<30 where !live.isEmpty {
      let index = Int.random(in: live.indices, using: &generator)
      if Bool.random(using: &generator) {
        edited.remove(live.remove(at: index).id)
      } else {
        live[index].constraint.expression.constant += Double(
          Int.random(in: -30...30, using: &generator)
        )
        edited.setConstant(live[index].constraint.expression.constant, of: live[index].id)
      }
      for conflict in edited.solve() { live.removeAll { $0.id == conflict.rejected } }
    }

    var fresh = Solver()
    for _ in variables { _ = fresh.makeVariable() }
    for (_, constraint) in live { try fresh.add(constraint) }
    _ = fresh.solve()

    for priority in priorities {
      let level = live.map(\.constraint).filter { $0.strength.priority == priority }
      let sums = [edited, fresh].map { solver in
        level.reduce(0) { $0 + error(of: $1, in: solver) }
      }
      #expect(abs(sums[0] - sums[1]) < 1e-4, "priority \(priority)")
    }
  }

  @Test
  func `equal histories give equal bits`() throws {
    func run() throws -> [Double] {
      var generator = SplitMix(state: 7)
      var solver = Solver()
      let variables = (0..<40).map { _ in solver.makeVariable() }
      for _ in 0..<150 {
        _ = try? solver.add(randomConstraint(over: variables, with: &generator))
      }
      _ = solver.solve()
      return variables.map { solver.value(of: $0) }
    }
    #expect(try run() == run())
  }

  /// Rows of views as in a form: each view depends on the one above, has a preferred size and room
  /// to grow.
  @Test
  func `a thousand views with five thousand constraints`() throws {
    let clock = ContinuousClock()
    var solver = Solver()
    var first: LinearConstraint.ID?
    var last: Variable?
    var count = 0
    let width = solver.makeVariable()
    var ys: [Variable] = []
    let adding = try clock.measure {
      try solver.add(.init(value(width, minus: 390), .equal))
      for index in 0..<1_000 {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let (w, h) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(.init(value(x, minus: 16), .equal))
        try solver.add(
          .init(
            LinearExpression([.init(x), .init(w), .init(width, -1)], constant: 16),
            .lessThanOrEqual
          )
        )
        try solver.add(
          .init(
            value(w, minus: Double(100 + index % 400)),
            .equal,
            strength: .init(priority: 750)
          )
        )
        try solver.add(.init(value(h, minus: 20), .equal, strength: .init(priority: 251)))
        let top =
          last.map { LinearExpression([.init(y), .init($0, -1)], constant: -28) }
          ?? value(y, minus: 47)
        let id = try solver.add(.init(top, .equal))
        if first == nil { first = id }
        last = y
        ys.append(y)
        count += 5
      }
    }
    let solving = clock.measure { _ = solver.solve() }
    #expect(count == 5_000)
    #expect(abs(solver.value(of: ys[999]) - Double(47 + 28 * 999)) < 1e-6)
    let id = try #require(first)
    let editing = clock.measure {
      solver.setConstant(-57, of: id)
      _ = solver.solve()
    }
    #expect(abs(solver.value(of: ys[999]) - Double(57 + 28 * 999)) < 1e-6)
    print("5,000 constraints: add \(adding), solve \(solving), one constant \(editing)")
  }
}
