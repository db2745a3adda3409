// The numbers of TargetConditionals.h that code in Swift reads; as
// `#if targetEnvironment(simulator)` has it, this is a device.

public let TARGET_OS_IPHONE: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
public let TARGET_OS_SIMULATOR: Int32 = 0
public let TARGET_IPHONE_SIMULATOR: Int32 = 0
