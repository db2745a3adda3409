/// A piece of sound or film out of a camera: none is ever made.
public final class CMSampleBuffer: @unchecked Sendable {}

/// False: no buffer has anything in it.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
