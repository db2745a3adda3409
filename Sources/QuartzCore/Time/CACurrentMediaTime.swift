/// The virtual time, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { World.current.now }
