import OwnCode

extension ClientRun {
  /// Each compiles for some seconds.
  private static let mostOthers = 4

  /// What the code has besides what was chosen of several, such as the other subclasses of a base
  /// class; of apps the user decides.
  func others(of client: BuiltClient) -> [String] {
    let choice = client.description.choice
    guard mayUseOthers, choice.kind != Candidate.Kind.app.rawValue else { return [] }
    return Array(choice.alternatives.prefix(ClientRun.mostOthers))
  }

  /// Films the first of others that plays; nil if none does.
  func film(_ others: [String], insteadOf failure: Failure) -> ExitCode? {
    guard !others.isEmpty, let tree = try? read() else { return nil }
    console.say("it does not play by itself: \(failure.summary)")
    return filmFirst(of: others[...], in: tree)
  }

  /// Whether a client is a screen that may get values for what its app sets.
  func mayFill(_ client: BuiltClient) -> Bool {
    fillsScreens == nil && !client.description.choice.fillings.isEmpty
  }

  /// Films a screen with the tool's own values for what its app sets before it shows it; nil if it
  /// does not play with them either.
  func filmFilled(_ client: BuiltClient, insteadOf failure: Failure) -> ExitCode? {
    let choice = client.description.choice
    // A screen whose touches run no animator of the user's own is as its app made it.
    guard mayFill(client), !(failure.isStill && choice.way == .root) else { return nil }
    var run = self
    (run.mayUseApp, run.mayUseOthers, run.isTrial, run.fillsScreens) = (false, false, true, true)
    if !mayHaveApp { console.say("\(choice.name) does not play by itself: \(failure.summary)") }
    console.say("trying \(choice.name) with the tool's own values for what its app sets")
    do throws(Failure) {
      return try run.render(client)
    } catch {
      console.say("it does not play with them either: \(error.summary)")
      return nil
    }
  }

  /// Films the first of several types that plays, and says what prevents those before it; nil if
  /// none does.
  ///
  /// - Parameter role: what they are called.
  func filmFirst(of names: ArraySlice<String>, as role: String = "", in tree: CodeTree) -> ExitCode?
  {
    for name in names {
      var run = self
      (run.mayUseApp, run.mayUseOthers, run.isTrial) = (false, false, true)
      run.options.request.name = name
      console.say("trying " + (role.isEmpty ? name : "\(role) \(name)"))
      do throws(Failure) {
        return try run.render(run.build(tree))
      } catch {
        console.say("\(name) does not play either: \(error.summary)")
      }
    }
    return nil
  }
}
