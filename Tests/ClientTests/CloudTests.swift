import CloudKit
import Testing
import UIKit

/// Nobody is signed in to iCloud, and no server answers.
@MainActor
@Suite
struct CloudTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `there is no account, and the app learns of it later`() {
    var answers: [CKAccountStatus] = []
    CKContainer.default().accountStatus { status, error in
      if error == nil { answers.append(status) }
    }
    #expect(answers.isEmpty)
    wait()
    #expect(answers == [.noAccount])
  }

  @Test
  func `a record holds values of Swift and of Foundation`() throws {
    let record = CKRecord(recordType: "Whistle")
    record["genre"] = "Jazz" as CKRecordValue
    record["count"] = 3
    record.setValue("good", forKey: "comments")
    let genre: String? = record["genre"]
    #expect(genre == "Jazz" && record["count"] as? Int == 3)
    #expect(record.value(forKey: "comments") as? String == "good")
    #expect(record.allKeys() == ["comments", "count", "genre"])
    let owner = CKRecord.Reference(recordID: record.recordID, action: .deleteSelf)
    let other = CKRecord(recordType: "Suggestion", recordID: CKRecord.ID(recordName: "a"))
    other["owner"] = owner
    #expect(other["owner"] as? CKRecord.Reference == owner && other["genre"] == nil)
    #expect(other.recordID == CKRecord.ID(recordName: "a"))
    record["genre"] = nil
    #expect(record["genre"] == nil && record.creationDate == nil)
  }

  @Test
  func `the public database lacks the network, the others an account`() {
    let query = CKQuery(recordType: "Whistle", predicate: NSPredicate(value: true))
    query.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    var codes: [CKError.Code?] = []
    let container = CKContainer.default()
    for database in [container.publicCloudDatabase, container.privateCloudDatabase] {
      database.perform(query, inZoneWith: nil) { records, error in
        if records == nil { codes.append((error as? CKError)?.code) }
      }
    }
    container.publicCloudDatabase.save(CKRecord(recordType: "Whistle")) { _, error in
      codes.append((error as? CKError)?.code)
    }
    #expect(codes.isEmpty)
    wait()
    #expect(codes == [.networkUnavailable, .notAuthenticated, .notAuthenticated])
  }

  @Test
  func `an operation ends without a record`() {
    let query = CKQuery(recordType: "Whistle", predicate: NSPredicate(value: true))
    let operation = CKQueryOperation(query: query)
    operation.desiredKeys = ["genre"]
    operation.resultsLimit = 50
    var (records, errors): ([CKRecord], [CKError.Code?]) = ([], [])
    operation.recordFetchedBlock = { records.append($0) }
    operation.queryCompletionBlock = { _, error in errors.append((error as? CKError)?.code) }
    CKContainer.default().publicCloudDatabase.add(operation)
    #expect(errors.isEmpty)
    wait()
    #expect(records.isEmpty && errors == [.networkUnavailable])
  }
}
