import CKernels

extension Double {
  /// The number without its fraction; places in rows and coverage fit by far.
  ///
  /// The rasterizers convert a dozen numbers in every row of a shape. Checked in debug builds.
  @inline(__always)
  var wholeNumber: Int32 {
    assert(abs(self) < 0x1p31, "No place in a row.")
    return segue_whole_number(self)
  }

  /// The coverage that a winding sum stands for, 0 to 255, rounded to nearest.
  @inline(__always)
  var coverage: Int32 {
    let share = abs(self)
    return ((share < 1 ? share : 1) * 255 + 0.5).wholeNumber
  }
}
