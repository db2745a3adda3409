// UIKit comes with this module, which has `LPLinkMetadata`.
@_exported import UIKit
