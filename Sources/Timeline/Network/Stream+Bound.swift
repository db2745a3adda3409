import Foundation

extension Stream {
  /// Makes no streams: one thread would wait for itself when it reads what it has not written yet.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int,
    inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    inputStream?.pointee = nil
    outputStream?.pointee = nil
  }
}

extension URL {
  /// Whether the file is there; nothing has to come from another machine first.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
