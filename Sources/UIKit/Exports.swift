// `import UIKit` brings in the floors below, as on iOS.
@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import QuartzCore
// The network on the virtual clock hides Foundation's, as QuartzCore's exports explain.
@_exported import class Timeline.URLProtocol
@_exported import protocol Timeline.URLProtocolClient
@_exported import class Timeline.URLSession
@_exported import class Timeline.URLSessionDataTask
@_exported import protocol Timeline.URLSessionDataDelegate
@_exported import protocol Timeline.URLSessionDelegate
@_exported import protocol Timeline.URLSessionDownloadDelegate
@_exported import class Timeline.URLSessionDownloadTask
@_exported import class Timeline.URLSessionTask
@_exported import protocol Timeline.URLSessionTaskDelegate
@_exported import class Timeline.URLSessionUploadTask
