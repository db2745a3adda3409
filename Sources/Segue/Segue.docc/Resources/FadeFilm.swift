import Segue

@MainActor
func makeFilm(in folder: String) throws {
  let output = try fade.render(to: "\(folder)/fade.gif", fps: 50)
  print("\(output.rendered) frames, \(output.byteCount) bytes")
}
