/// Methods of extensions that change screens.
extension RunnerSource {
  /// Finds out whether a method leads there or back, what leads the other way, and
  /// whether it needs a stack.
  static func turn(
    _ choice: inout Choice,
    _ helper: Helper,
    _ request: RunRequest,
    _ arguments: Arguments
  ) {
    let isBack = helper.role == .returns
    choice.service = isBack ? .back : .there
    if !isBack, let other = arguments.facts.counterpart(of: helper),
      let call = other.segue(arguments)
    {
      choice.counterpart = Choice.Part(name: other.name, expression: call, settings: [])
    }
    guard request.way == nil else { return }
    choice.way = helper.isInStack ? (isBack ? .pop : .push) : isBack ? .dismiss : .present
  }
}
