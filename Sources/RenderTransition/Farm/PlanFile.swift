import Codecs
import Foundation
import Segue

/// A plan that was read, and the folders of its work.
struct PlanFile: Sendable {
  let path: String
  let plan: FarmPlan
  let folder: FarmFolder

  init(_ path: String) throws(Failure) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    let bytes = try InputFile.read(path)
    guard let plan = try? JSONText.value(FarmPlan.self, from: bytes) else {
      throw Failure(.badInput, "cannot understand '\(path)': it is not a plan")
    }
    if let why = plan.contradiction {
      throw Failure(.badInput, "cannot use the plan '\(path)': \(why)", hint: "plan again")
    }
    self.plan = plan
    folder = FarmFolder(ofPlan: self.path)
  }

  /// Refuses to mix what two renderers make.
  func checkRenderer() throws(Failure) {
    let own = try RendererIdentity.current()
    guard own != plan.renderer else { return }
    throw Failure(
      .badInput,
      "the plan '\(path)' was made by '\(plan.renderer)', and this is '\(own)'",
      hint: "give every machine the same build, fonts and libraries, or plan again with this one"
    )
  }

  func format(of film: FarmPlan.Film) throws(Failure) -> OutputFormat {
    guard let format = OutputFormat(rawValue: film.format) else {
      throw Failure(
        .badInput,
        "the film '\(film.name)' has the format '\(film.format)', which is unknown"
      )
    }
    return format
  }

  /// Paths in the words of films are relative to it.
  func enterDirectory() throws(Failure) {
    guard FileManager.default.changeCurrentDirectoryPath(plan.directory) else {
      throw Failure(
        .missingInput,
        "cannot enter '\(plan.directory)', where the plan was made",
        hint: "all machines must see the inputs under the same path"
      )
    }
  }
}
