import OwnCode

extension Console {
  /// What happens to a package of the user's project.
  func tell(_ event: PackageFetcher.Event) {
    switch event {
    case .begins(let url): say("downloading \(url)")
    case .fails(let url, let why): warn("cannot download \(url): \(why)")
    }
  }
}
