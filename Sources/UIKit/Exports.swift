// `import UIKit` brings in the floors below, as on iOS.
@_exported import Accessibility
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreText
@_exported import Foundation
@_exported import ImageIO
@_exported import struct ObjectiveC.UIAccessibilityTraits
@_exported import QuartzCore
@_exported import Security
@_exported import Symbols
// The network on the virtual clock. Foundation's types of these names, which are in a library of
// their own on Linux, are hidden where a file imports that, as QuartzCore's exports explain.
@_exported import class Timeline.CachedURLResponse
@_exported import class Timeline.HTTPCookie
@_exported import struct Timeline.HTTPCookiePropertyKey
@_exported import class Timeline.HTTPCookieStorage
@_exported import struct Timeline.HTTPCookieStringPolicy
@_exported import class Timeline.HTTPURLResponse
@_exported import class Timeline.NSMutableURLRequest
@_exported import let Timeline.NSURLAuthenticationMethodClientCertificate
@_exported import let Timeline.NSURLAuthenticationMethodDefault
@_exported import let Timeline.NSURLAuthenticationMethodHTMLForm
@_exported import let Timeline.NSURLAuthenticationMethodHTTPBasic
@_exported import let Timeline.NSURLAuthenticationMethodHTTPDigest
@_exported import let Timeline.NSURLAuthenticationMethodNTLM
@_exported import let Timeline.NSURLAuthenticationMethodNegotiate
@_exported import let Timeline.NSURLAuthenticationMethodServerTrust
@_exported import let Timeline.NSURLProtectionSpaceFTP
@_exported import let Timeline.NSURLProtectionSpaceFTPProxy
@_exported import let Timeline.NSURLProtectionSpaceHTTP
@_exported import let Timeline.NSURLProtectionSpaceHTTPProxy
@_exported import let Timeline.NSURLProtectionSpaceHTTPS
@_exported import let Timeline.NSURLProtectionSpaceHTTPSProxy
@_exported import let Timeline.NSURLProtectionSpaceSOCKSProxy
@_exported import class Timeline.NSURLRequest
@_exported import let Timeline.NSURLSessionDownloadTaskResumeData
@_exported import let Timeline.NSURLSessionTransferSizeUnknown
@_exported import class Timeline.URLAuthenticationChallenge
@_exported import protocol Timeline.URLAuthenticationChallengeSender
@_exported import class Timeline.URLCache
@_exported import class Timeline.URLCredential
@_exported import class Timeline.URLCredentialStorage
@_exported import class Timeline.URLProtectionSpace
@_exported import class Timeline.URLProtocol
@_exported import protocol Timeline.URLProtocolClient
@_exported import struct Timeline.URLRequest
@_exported import class Timeline.URLResponse
@_exported import class Timeline.URLSession
@_exported import class Timeline.URLSessionConfiguration
@_exported import class Timeline.URLSessionDataTask
@_exported import protocol Timeline.URLSessionDataDelegate
@_exported import protocol Timeline.URLSessionDelegate
@_exported import protocol Timeline.URLSessionDownloadDelegate
@_exported import class Timeline.URLSessionDownloadTask
@_exported import protocol Timeline.URLSessionStreamDelegate
@_exported import class Timeline.URLSessionStreamTask
@_exported import class Timeline.URLSessionTask
@_exported import protocol Timeline.URLSessionTaskDelegate
@_exported import class Timeline.URLSessionTaskMetrics
@_exported import class Timeline.URLSessionTaskTransactionMetrics
@_exported import class Timeline.URLSessionUploadTask
@_exported import protocol Timeline.URLSessionWebSocketDelegate
@_exported import class Timeline.URLSessionWebSocketTask
@_exported import enum Timeline.tls_protocol_version_t
