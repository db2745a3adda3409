/// A queue that runs its blocks one after the other, as all queues do here.
public typealias DispatchSerialQueue = DispatchQueue

/// The name of Objective-C's class.
public typealias OS_dispatch_queue_serial = DispatchQueue
