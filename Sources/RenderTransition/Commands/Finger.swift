import Segue
import UIKit

enum TouchEnd { case lifted, cancelled }
extension Stage { func drag(from: CGPoint, to: CGPoint, over: Double, ending: TouchEnd) {} }
