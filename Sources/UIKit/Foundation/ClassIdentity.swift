// Classes are objects on iOS, and are compared as such.

public func === (a: AnyClass?, b: AnyClass?) -> Bool { a == b }
public func !== (a: AnyClass?, b: AnyClass?) -> Bool { a != b }
