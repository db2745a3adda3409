/// A place where frames go, in order.
///
/// What `finish` returns is whole; after an error no partial file has a final name.
public protocol FrameSink: AnyObject {
  /// The forms of a frame that the sink takes.
  var needs: FrameContents { get }
  /// Called once before the first frame.
  ///
  /// Returns the numbers of frames that already exist and need not be drawn.
  func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int>
  /// Takes the next frame.
  func write(_ frame: RenderedFrame) throws(SinkError)
  /// Completes the output and gives it its final name.
  func finish() throws(SinkError) -> SinkOutput
  /// Stops after an error or a signal: removes what is partial and keeps what is whole.
  func abandon()
}
