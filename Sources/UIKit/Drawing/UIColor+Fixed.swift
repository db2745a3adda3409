import Foundation

extension UIColor {
  public class var black: UIColor { Fixed.black }
  public class var darkGray: UIColor { Fixed.darkGray }
  public class var lightGray: UIColor { Fixed.lightGray }
  public class var white: UIColor { Fixed.white }
  public class var gray: UIColor { Fixed.gray }
  public class var red: UIColor { Fixed.red }
  public class var green: UIColor { Fixed.green }
  public class var blue: UIColor { Fixed.blue }
  public class var cyan: UIColor { Fixed.cyan }
  public class var yellow: UIColor { Fixed.yellow }
  public class var magenta: UIColor { Fixed.magenta }
  public class var orange: UIColor { Fixed.orange }
  public class var purple: UIColor { Fixed.purple }
  public class var brown: UIColor { Fixed.brown }
  public class var clear: UIColor { Fixed.clear }
  public class var lightText: UIColor { Fixed.lightText }
  public class var darkText: UIColor { Fixed.darkText }

  private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)
  }
}
