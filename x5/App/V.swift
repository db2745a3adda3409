import UIKit
class V: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white
  print("folder", UIImage(named: "Images/photo.png") as Any, "bare", UIImage(named: "photo.png") as Any, UIImage(named: "Images/photo") as Any, UIImage(named: "Images/None/photo") as Any)
  print("abs", UIImage(named: Bundle.main.bundlePath + "/photo.png") as Any)
  print(Bundle.main.path(forResource: "Images/photo", ofType: "png") as Any, Bundle.main.path(forResource: "photo", ofType: "png") as Any,Bundle.main.path(forResource: "photo", ofType: "png", inDirectory: "Images") as Any )
} }
