import ConstraintSolver
import Testing

/// `left − right + constant`, the shape of nearly every constraint in layout.
func difference(
  _ left: Variable,
  _ right: Variable,
  times factor: Double = 1,
  minus constant: Double = 0
) -> LinearExpression {
  LinearExpression([.init(left), .init(right, -factor)], constant: -constant)
}

func value(_ variable: Variable, minus constant: Double) -> LinearExpression {
  LinearExpression([.init(variable)], constant: -constant)
}

struct SolverTests {
  @Test
  func `a required equation gives its variable a value`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(.init(value(x, minus: 42), .equal))
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 42)
  }

  @Test
  func `an unconstrained variable is zero`() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 0)
  }

  @Test
  func `equations chain through variables`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(.init(difference(x, y, minus: 8), .equal))
    try solver.add(.init(difference(y, z, times: 2), .equal))
    try solver.add(.init(value(z, minus: 10), .equal))
    _ = solver.solve()
    #expect([x, y, z].map { solver.value(of: $0) } == [28, 20, 10])
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]])
  func `of places that nothing decides the first is zero, and the others follow`(
    order: [Int]
  )
    throws
  {
    var solver = Solver()
    let tops = (0..<5).map { _ in solver.makeVariable() }
    for number in order {
      try solver.add(.init(difference(tops[number + 1], tops[number], minus: 98), .equal))
    }
    _ = solver.solve()
    #expect(tops.map { solver.value(of: $0) } == [0, 98, 196, 294, 392])
  }

  @Test(arguments: [(100.0, 60.0), (40, 40), (0, 0), (-20, -20)])
  func `a weaker equation holds as far as an upper bound allows`(
    wish: Double,
    result: Double
  )
    throws
  {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(.init(value(x, minus: 60), .lessThanOrEqual))
    try solver.add(.init(value(x, minus: wish), .equal, strength: .init(priority: 250)))
    _ = solver.solve()
    #expect(solver.value(of: x) == result)
  }

  @Test
  func `one stronger constraint outweighs any number of weaker ones`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<1_000 {
      try solver.add(.init(value(x, minus: 0), .equal, strength: .init(priority: 749)))
    }
    try solver.add(.init(value(x, minus: 10), .equal, strength: .init(priority: 749.5)))
    _ = solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test
  func `the order of additions does not change who wins`() throws {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
      var solver = Solver()
      let x = solver.makeVariable()
      for index in order {
        let target = [10.0, 20, 30][index]
        let priority: Float = [250, 750, 251][index]
        try solver.add(.init(value(x, minus: target), .equal, strength: .init(priority: priority)))
      }
      _ = solver.solve()
      #expect(solver.value(of: x) == 20)
    }
  }

  @Test
  func `of equals the one with the lowest rank gives way, in any order of additions`() throws {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
      var solver = Solver()
      let lengths = (0..<3).map { _ in solver.makeVariable() }
      var sum = LinearExpression(lengths[0])
      for length in lengths.dropFirst() { sum = sum + LinearExpression(length) }
      try solver.add(.init(sum + -100, .equal))
      var ids: [LinearConstraint.ID] = []
      for rank in order {
        let wish = LinearExpression(lengths[rank]) + -20
        let strength = Strength(priority: 250)
        ids.append(try solver.add(.init(wish, .equal, strength: strength, rank: rank)))
      }
      _ = solver.solve()
      #expect(lengths.map(solver.value(of:)) == [60, 20, 20])
      // What comes again with the highest rank does not give way.
      solver.remove(ids[0])
      let wish = LinearExpression(lengths[order[0]]) + -20
      try solver.add(.init(wish, .equal, strength: Strength(priority: 250), rank: 9))
      _ = solver.solve()
      let first = order[0] == 0 ? 1 : 0
      #expect(solver.value(of: lengths[first]) == 60)
    }
  }

  @Test
  func `among equals the sum of absolute errors is least`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for target in [0.0, 10, 100] {
      try solver.add(.init(value(x, minus: target), .equal, strength: .init(priority: 500)))
    }
    _ = solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test
  func `removing a constraint lets the next weaker one decide`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(.init(value(x, minus: 5), .equal, strength: .init(priority: 250)))
    let strong = try solver.add(
      .init(value(x, minus: 9), .equal, strength: .init(priority: 750))
    )
    let bound = try solver.add(.init(value(x, minus: 7), .lessThanOrEqual))
    _ = solver.solve()
    #expect(solver.value(of: x) == 7)
    solver.remove(bound)
    _ = solver.solve()
    #expect(solver.value(of: x) == 9)
    solver.remove(strong)
    _ = solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test
  func `a new constant moves everything that depends on it`() throws {
    var solver = Solver()
    let variables = (0..<50).map { _ in solver.makeVariable() }
    let first = try solver.add(.init(value(variables[0], minus: 3), .equal))
    for (a, b) in zip(variables.dropFirst(), variables) {
      try solver.add(.init(difference(a, b, minus: 2), .equal))
    }
    _ = solver.solve()
    #expect(solver.value(of: variables[49]) == 101)
    solver.setConstant(-13, of: first)
    _ = solver.solve()
    #expect(solver.value(of: variables[49]) == 111)
  }

  @Test
  func `a new constant of a bound displaces weak constraints and restores them`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let bound = try solver.add(.init(value(x, minus: 60), .lessThanOrEqual))
    try solver.add(.init(value(x, minus: 50), .equal, strength: .init(priority: 250)))
    for (limit, result) in [(60.0, 50.0), (20, 20), (45, 45), (80, 50)] {
      solver.setConstant(-limit, of: bound)
      #expect(solver.solve().isEmpty)
      #expect(solver.value(of: x) == result)
    }
  }

  @Test
  func `a contradiction names exactly its constraints`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(.init(value(z, minus: 1), .equal))
    let a = try solver.add(.init(value(x, minus: 10), .greaterThanOrEqual))
    let b = try solver.add(.init(difference(y, x, minus: 5), .equal))
    let conflict = #expect(throws: Conflict.self) {
      try solver.add(.init(value(y, minus: 12), .lessThanOrEqual))
    }
    let set = try #require(conflict)
    #expect(set.constraints == [a, b, set.rejected])
    // The solver continues without the rejected one.
    _ = solver.solve()
    #expect(solver.value(of: y) >= 15)
    #expect(solver.value(of: z) == 1)
  }

  @Test
  func `a redundant equation is accepted and a contradictory one is not`() throws {
    var solver = Solver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(.init(value(x, minus: 10), .equal))
    try solver.add(.init(difference(width, x, minus: 5), .equal))
    try solver.add(.init(value(width, minus: 15), .equal))
    #expect(throws: Conflict.self) { try solver.add(.init(value(width, minus: 16), .equal)) }
    _ = solver.solve()
    #expect(solver.value(of: width) == 15)
  }

  @Test
  func `new constants that contradict are reported, consistent ones applied together`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(.init(value(x, minus: 10), .equal))
    let second = try solver.add(.init(value(x, minus: 10), .equal))
    solver.setConstant(-20, of: first)
    solver.setConstant(-20, of: second)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 20)
    solver.setConstant(-30, of: second)
    let conflicts = solver.solve()
    #expect(conflicts.map(\.constraints) == [[first, second]])
    #expect(solver.value(of: x) == 20)
  }

  @Test
  func `changes to a copy leave the original alone`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(.init(value(x, minus: 5), .equal, strength: .init(priority: 50)))
    _ = solver.solve()
    var trial = solver
    try trial.add(.init(value(x, minus: 8), .greaterThanOrEqual))
    _ = trial.solve()
    #expect(trial.value(of: x) == 8)
    #expect(solver.value(of: x) == 5)
  }

  @Test
  func `a constraint of another strength wins or gives way by it`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let near = try solver.add(.init(value(x, minus: 5), .equal, strength: .init(priority: 250)))
    try solver.add(.init(value(x, minus: 8), .equal, strength: .init(priority: 100)))
    _ = solver.solve()
    #expect(solver.value(of: x) == 5)
    solver.setStrength(.init(priority: 50), of: near)
    _ = solver.solve()
    #expect(solver.value(of: x) == 8)
    solver.setConstant(-6, of: near)
    solver.setStrength(.init(priority: 250), of: near)
    _ = solver.solve()
    #expect(solver.value(of: x) == 6)
    solver.remove(near)
    _ = solver.solve()
    #expect(solver.value(of: x) == 8)
  }

  @Test
  func `constraints that give way alike stay as they are while all are weaker`() throws {
    for isFirst in [true, false] {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(
        .init(LinearExpression([.init(x), .init(y)], constant: -100), .equal)
      )
      let order = isFirst ? [x, y] : [y, x]
      let ids = try order.map {
        try solver.add(.init(value($0, minus: 20), .equal, strength: .init(priority: 250)))
      }
      _ = solver.solve()
      let before = [solver.value(of: x), solver.value(of: y)]
      for id in ids { solver.setStrength(.init(priority: 30), of: id) }
      _ = solver.solve()
      #expect([solver.value(of: x), solver.value(of: y)] == before)
      for id in ids.reversed() { solver.setStrength(.init(priority: 250), of: id) }
      _ = solver.solve()
      #expect([solver.value(of: x), solver.value(of: y)] == before)
    }
  }
}
