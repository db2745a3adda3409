// Intents come with this module.
@_exported import Intents
@_exported import UIKit
