/// A frame as planar Y'CbCr 4:2:0: the planes one after the other, each in pieces.
///
/// The bands of neighbouring frames in which nothing moves share their pieces.
struct PlanarFrame: Sendable {
  /// Some rows of all three planes.
  struct Band: Sendable {
    var luma: [UInt8]
    var blue: [UInt8]
    var red: [UInt8]
  }

  let pieces: [[UInt8]]

  /// - Parameter bytes: All three planes.
  init(_ bytes: [UInt8]) { pieces = [bytes] }

  /// - Parameter bands: From top to bottom.
  init(_ bands: [Band]) { pieces = bands.map(\.luma) + bands.map(\.blue) + bands.map(\.red) }

  var bytes: [UInt8] { pieces.count == 1 ? pieces[0] : Array(pieces.joined()) }
}
