@_exported import CoreGraphics
@_exported import Foundation
@_exported import struct Geometry.CATransform3D
// Scoped imports win over whole modules, in files that import this module or one above it: so the
// types on the virtual clock hide Foundation's and Dispatch's of the same names even where a file
// imports Foundation too.
@_exported import class ObjectiveC.NSKeyValueObservation
@_exported import class ObjectiveC.NSObject
@_exported import struct ObjectiveC.Selector
@_exported import class Timeline.DateComponentsFormatter
@_exported import class Timeline.DispatchGroup
@_exported import enum Timeline.DispatchPredicate
@_exported import class Timeline.DispatchQueue
@_exported import struct Timeline.DispatchTime
@_exported import typealias Timeline.DispatchWallTime
@_exported import class Timeline.DispatchWorkItem
@_exported import class Timeline.RunLoop
@_exported import class Timeline.NotificationCenter
@_exported import class Timeline.BlockOperation
@_exported import class Timeline.DispatchSemaphore
@_exported import class Timeline.DispatchSource
@_exported import protocol Timeline.DispatchSourceProtocol
@_exported import protocol Timeline.DispatchSourceTimer
@_exported import class Timeline.ListFormatter
@_exported import class Timeline.MeasurementFormatter
@_exported import class Timeline.NSDataDetector
@_exported import class Timeline.NSExpression
@_exported import struct Timeline.NSTextCheckingKey
@_exported import typealias Timeline.NSTextCheckingTypes
@_exported import class Timeline.Operation
@_exported import class Timeline.OperationQueue
@_exported import class Timeline.PersonNameComponentsFormatter
@_exported import class Timeline.RelativeDateTimeFormatter
@_exported import class Timeline.Thread
@_exported import class Timeline.Timer

// The rest of what these modules declare has no namesake elsewhere.
@_exported import func Timeline.dispatchPrecondition
@_exported import struct ObjectiveC.AutoreleasingUnsafeMutablePointer
@_exported import protocol ObjectiveC._ObjectValueParsing
@_exported import protocol ObjectiveC._ObjectValueReading
@_exported import enum ObjectiveC.NSKeyValueChange
@_exported import struct ObjectiveC.NSKeyValueChangeKey
@_exported import struct ObjectiveC.NSKeyValueObservedChange
@_exported import struct ObjectiveC.NSKeyValueObservingOptions
@_exported import class ObjectiveC.ClassTable
@_exported import struct ObjectiveC.DynamicObject
@_exported import protocol ObjectiveC._KeyValueCodingAndObserving
@_exported import func ObjectiveC.NSClassFromString
@_exported import class ObjectiveC.NSHashTable
@_exported import class ObjectiveC.NSMapTable
@_exported import class ObjectiveC.NSPointerArray
@_exported import class ObjectiveC.NSPointerFunctions
@_exported import func ObjectiveC.NSSelectorFromString
@_exported import func ObjectiveC.NSStringFromClass
@_exported import func ObjectiveC.NSStringFromSelector
@_exported import func ObjectiveC.objc_getAssociatedObject
@_exported import func ObjectiveC.objc_removeAssociatedObjects
@_exported import func ObjectiveC.objc_setAssociatedObject
@_exported import func ObjectiveC.objc_sync_enter
@_exported import func ObjectiveC.objc_sync_exit
@_exported import enum ObjectiveC.objc_AssociationPolicy
@_exported import let ObjectiveC.OBJC_SYNC_NOT_OWNING_THREAD_ERROR
@_exported import let ObjectiveC.OBJC_SYNC_SUCCESS
@_exported import class ObjectiveC.MainActorObject
@_exported import class ObjectiveC.Protocol
@_exported import protocol ObjectiveC._ClassConstructible
@_exported import func ObjectiveC._runOnce
