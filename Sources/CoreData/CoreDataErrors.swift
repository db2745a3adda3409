import UIKit

// The codes of Core Data's errors (documented).

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSValidationInvalidURIError = 1690
public let NSManagedObjectContextLockingError = 132000
public let NSPersistentStoreCoordinatorLockingError = 132010
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectExternalRelationshipError = 133010
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreIncompleteSaveError = 134040
public let NSPersistentStoreSaveConflictsError = 134050
public let NSCoreDataError = 134060
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreTimeoutError = 134090
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSMigrationMissingSourceModelError = 134130
public let NSMigrationMissingMappingModelError = 134140
public let NSSQLiteError = 134180
public let NSInferredMappingModelError = 134190
public let NSExternalRecordImportError = 134200

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

extension CocoaError.Code {
  public static let managedObjectValidation = Self(rawValue: 1550)
  public static let validationMultipleErrors = Self(rawValue: 1560)
  public static let validationMissingMandatoryProperty = Self(rawValue: 1570)
  public static let validationRelationshipLacksMinimumCount = Self(rawValue: 1580)
  public static let validationRelationshipExceedsMaximumCount = Self(rawValue: 1590)
  public static let validationRelationshipDeniedDelete = Self(rawValue: 1600)
  public static let validationNumberTooLarge = Self(rawValue: 1610)
  public static let validationNumberTooSmall = Self(rawValue: 1620)
  public static let validationDateTooLate = Self(rawValue: 1630)
  public static let validationDateTooSoon = Self(rawValue: 1640)
  public static let validationStringTooLong = Self(rawValue: 1660)
  public static let validationStringTooShort = Self(rawValue: 1670)
  public static let validationStringPatternMatching = Self(rawValue: 1680)
  public static let managedObjectReferentialIntegrity = Self(rawValue: 133000)
  public static let managedObjectMerge = Self(rawValue: 133020)
  public static let managedObjectConstraintMerge = Self(rawValue: 133021)
  public static let persistentStoreSave = Self(rawValue: 134030)
  public static let coreData = Self(rawValue: 134060)
  public static let persistentStoreOperation = Self(rawValue: 134070)
  public static let persistentStoreOpen = Self(rawValue: 134080)
}

/// What errors say.
enum CoreDataMessages {
  static func validation(_ code: Int, _ property: String, _ entity: String) -> String {
    let problem =
      switch code {
      case NSValidationMissingMandatoryPropertyError: "is a required value."
      case NSValidationRelationshipLacksMinimumCountError: "has too few objects."
      case NSValidationRelationshipExceedsMaximumCountError: "has too many objects."
      case NSValidationNumberTooLargeError, NSValidationStringTooLongError: "is too large."
      case NSValidationNumberTooSmallError, NSValidationStringTooShortError: "is too small."
      case NSValidationDateTooLateError: "is too late."
      case NSValidationDateTooSoonError: "is too early."
      case NSValidationRelationshipDeniedDeleteError: "must be empty before the object is deleted."
      default: "is not valid."
      }
    return "\(property) of \(entity) \(problem)"
  }

  /// Throws the only error, or one that has all.
  static func throwAll(_ errors: [any Error]) throws {
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw error(
      NSValidationMultipleErrorsError,
      "Multiple validation errors occurred.",
      [NSDetailedErrorsKey: errors]
    )
  }

  static func error(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: code,
      userInfo: info.merging([NSLocalizedDescriptionKey: text]) { $1 }
    )
  }
}
