extension SymbolCatalog {
  /// Things of a desk.
  static let objects: [String: String] = [
    "trash": """
    112 128
    most 11
    body M 24 28 L 30 102 Q 31 114 43 114 L 69 114 Q 81 114 82 102 L 88 28
    line M 10 24 102 24 M 38 24 L 38 16 Q 38 6 48 6 L 64 6 Q 74 6 74 16 L 74 24
    mark M 41 46 44 94 M 71 46 68 94 M 56 46 56 94
    """,
    "xmark.bin": """
    120 120
    body M 20 40 L 26 98 Q 27 110 39 110 L 81 110 Q 93 110 94 98 L 100 40
    M 8 12 112 12 112 38 8 38 Z
    mark M 48 62 72 86 M 72 62 48 86
    """,
    "folder": """
    128 108
    body M 10 84 L 10 24 Q 10 12 22 12 L 42 12 Q 50 12 55 18 L 60 24 L 106 24
    Q 118 24 118 36 L 118 84 Q 118 96 106 96 L 22 96 Q 10 96 10 84 Z
    mark M 12 44 116 44
    """,
    "tray": """
    128 96
    body M 10 52 L 28 18 Q 32 10 41 10 L 87 10 Q 96 10 100 18 L 118 52 L 118 74
    Q 118 86 106 86 L 22 86 Q 10 86 10 74 Z
    mark M 10 52 L 38 52 Q 44 52 44 58 Q 44 66 52 66 L 76 66 Q 84 66 84 58 Q 84 52 90 52 L 118 52
    """,
    "tray.2": """
    128 120
    use tray 1 0 24
    line M 20 34 L 30 18 Q 34 10 43 10 L 85 10 Q 94 10 98 18 L 108 34
    """,
    "tray.full": """
    128 116
    use tray 1 0 20
    line M 34 16 94 16
    """,
    "tray.and.arrow.down": """
    128 124
    body M 10 84 L 24 58 L 38 58 M 104 58 L 118 84 L 118 102 Q 118 114 106 114 L 22 114
    Q 10 114 10 102 L 10 84 L 38 84 Q 44 84 44 90 Q 44 96 52 96 L 76 96 Q 84 96 84 90
    Q 84 84 90 84 L 118 84
    line M 64 10 64 66 M 44 48 64 68 84 48
    """,
    "tray.and.arrow.up": """
    128 124
    body M 10 84 L 24 58 L 38 58 M 104 58 L 118 84 L 118 102 Q 118 114 106 114 L 22 114
    Q 10 114 10 102 L 10 84 L 38 84 Q 44 84 44 90 Q 44 96 52 96 L 76 96 Q 84 96 84 90
    Q 84 84 90 84 L 118 84
    line M 64 14 64 68 M 44 32 64 12 84 32
    """,
    "archivebox": """
    128 112
    body R 10 12 108 26 6
    body M 18 38 L 18 88 Q 18 102 32 102 L 96 102 Q 110 102 110 88 L 110 38
    full cut M 10 40 118 40
    mark M 48 60 80 60
    """,
    "shippingbox": """
    120 124
    most 11
    body U 5 60 6 112 34 112 90 60 118 8 90 8 34
    mark M 10 36 60 62 110 36 M 60 62 60 114 M 34 22 86 49
    """,
    "cube": """
    116 124
    body U 6 58 6 108 34 108 90 58 118 8 90 8 34
    mark M 10 36 58 62 106 36 M 58 62 58 114
    """,
    "cube.transparent": """
    116 124
    most 11
    line M 58 10 58 34 M 10 36 30 46 M 106 36 86 46 M 58 114 58 90 M 10 88 30 78 M 106 88 86 78
    line M 34 22 58 10 82 22 M 10 62 10 36 M 106 62 106 36 M 34 102 10 90 M 82 102 106 90
    line M 46 55 58 62 70 55 M 58 62 58 74
    """,
    "doc": """
    100 124
    open line M 56 10 L 24 10 Q 10 10 10 24 L 10 100 Q 10 114 24 114 L 76 114 Q 90 114 90 100
    L 90 44 Z
    open line M 56 10 L 56 34 Q 56 44 66 44 L 90 44
    full soft M 56 10 L 24 10 Q 10 10 10 24 L 10 100 Q 10 114 24 114 L 76 114 Q 90 114 90 100
    L 90 44 Z
    full cut M 56 6 L 56 34 Q 56 44 66 44 L 96 44
    full soft M 66 14 L 88 35 L 68 35 Q 66 35 66 33 Z
    inside 28 56 44 44 24
    """,
    "doc.text": """
    100 124
    use doc 1 0 0
    open line M 30 66 70 66 M 30 88 70 88
    full cut M 30 66 70 66 M 30 88 70 88
    """,
    "doc.text.image": """
    100 124
    use doc 1 0 0
    open line M 30 60 70 60
    full cut M 30 60 70 60
    mark R 30 74 40 24 3
    """,
    "doc.plaintext": """
    100 124
    body R 10 10 80 104 14
    mark M 30 38 70 38 M 30 60 70 60 M 30 82 56 82
    """,
    "doc.richtext": """
    100 124
    body R 10 10 80 104 14
    mark M 30 72 70 72 M 30 92 56 92
    spot R 28 28 44 28 4
    """,
    "note.text": """
    112 112
    body R 10 10 92 92 16
    mark M 30 36 82 36 M 30 58 82 58 M 30 80 60 80
    """,
    "note": """
    112 112
    body M 66 102 L 26 102 Q 10 102 10 86 L 10 26 Q 10 10 26 10 L 86 10 Q 102 10 102 26 L 102 66 Z
    mark M 66 102 L 66 80 Q 66 66 80 66 L 102 66
    """,
    "doc.on.doc": """
    116 136
    level 1
    open line M 34 96 L 24 96 Q 10 96 10 82 L 10 24 Q 10 10 24 10 L 54 10 L 78 30
    full soft R 12 12 60 82 12
    level 0
    over doc 0.84 32 24
    """,
    "doc.on.clipboard": """
    120 136
    level 1
    body M 30 104 L 22 104 Q 10 104 10 92 L 10 34 Q 10 22 22 22 L 74 22 Q 86 22 86 34
    line R 32 10 32 22 8
    level 0
    over doc 0.72 44 42
    """,
    "clipboard": """
    104 128
    body R 12 22 80 96 14
    wipe R 34 10 36 22 8
    soft R 34 12 36 20 8
    """,
    "list.clipboard": """
    104 128
    most 11
    use clipboard 1 0 0
    mark M 52 58 74 58 M 52 80 74 80 M 52 100 74 100
    spot O 34 58 5 O 34 80 5 O 34 100 5
    """,
    "list.bullet.clipboard": "same list.clipboard",
    "book": """
    140 112
    body M 70 26 C 56 12 30 8 10 16 L 10 92 C 32 86 56 90 70 102 W 70
    mark M 70 26 70 102
    """,
    "book.closed": """
    104 124
    body M 90 114 L 28 114 Q 12 114 12 98 L 12 26 Q 12 10 28 10 L 90 10 Z
    mark M 12 100 C 12 90 18 86 28 86 L 90 86
    """,
    "text.book.closed": """
    104 124
    use book.closed 1 0 0
    mark M 50 36 72 36 M 50 54 72 54
    """,
    "books.vertical": """
    120 116
    body R 10 16 26 88 6 R 42 16 26 88 6 U 5 76 26 98 20 114 98 92 104
    mark M 14 36 32 36 M 46 36 64 36 M 46 84 64 84
    """,
    "magazine": """
    108 124
    body R 10 16 74 98 12
    line M 40 10 L 84 10 Q 98 10 98 24 L 98 98
    mark M 28 40 66 40 M 28 58 66 58
    """,
    "newspaper": """
    136 112
    most 11
    body M 10 24 Q 10 10 24 10 L 92 10 Q 106 10 106 24 L 106 102 L 26 102 Q 10 102 10 86 Z
    line M 106 38 L 118 38 Q 126 38 126 46 L 126 88 Q 126 102 112 102 L 100 102
    mark M 30 34 86 34 M 66 56 86 56 M 66 78 86 78
    spot R 28 52 24 28 4
    """,
    "bookmark": """
    84 124
    body M 12 24 Q 12 10 26 10 L 58 10 Q 72 10 72 24 L 72 112 L 42 84 L 12 112 Z
    """,
    "calendar": """
    120 112
    line R 10 10 100 92 16 M 10 38 110 38
    area M 12 14 L 108 14 L 108 38 L 12 38 Z
    area R 28 50 14 12 3 R 53 50 14 12 3 R 78 50 14 12 3 R 28 74 14 12 3 R 53 74 14 12 3
    """,
    "clock": """
    124 124
    body O 62 62 54
    mark M 62 28 62 64 38 64
    """,
    "clock.arrow.circlepath": """
    132 124
    line K 72 62 52 180 480 M 4 50 20 68 36 50
    line M 72 32 72 64 92 76
    """,
    "alarm": """
    124 124
    most 11
    body O 62 66 46
    mark M 62 40 62 68 46 74
    line M 28 100 18 112 X 62
    line M 12 36 C 8 20 22 6 38 14 X 62
    """,
    "timer": """
    124 124
    line K 62 62 54 -90 226 M 62 8 62 30
    line M 34 34 66 66
    """,
    "stopwatch": """
    116 128
    body O 58 72 46
    line M 46 10 70 10 M 58 10 58 26 M 94 32 102 40
    mark M 58 44 58 74
    """,
    "hourglass": """
    88 128
    line M 14 10 74 10 M 14 118 74 118
    line M 22 10 L 22 32 C 22 50 40 54 40 64 C 40 74 22 78 22 96 L 22 118 X 44
    area M 28 42 L 60 42 L 44 60 Z M 28 112 C 30 96 38 92 44 90 C 50 92 58 96 60 112 Z
    """,
    "lock": """
    88 120
    body R 10 52 68 58 12
    line M 24 52 L 24 34 C 24 4 64 4 64 34 L 64 52
    """,
    "lock.open": """
    120 120
    body R 10 52 68 58 12
    line M 62 52 L 62 34 C 62 4 104 4 104 34 L 104 46
    """,
    "lock.rotation": """
    112 124
    use goforward 1 0 0
    use lock.fill 0.42 37.5 43
    """,
    "key": """
    80 128
    body M 40 10 C 20 10 10 24 10 40 C 10 54 18 62 30 68 L 30 106 L 40 116 L 54 102 L 46 94
    L 54 84 L 48 76 L 52 67 C 64 62 70 52 70 40 C 70 24 60 10 40 10 Z
    spot O 40 32 8
    """,
    "bell": """
    108 124
    body M 54 16 C 36 16 28 30 28 50 C 28 70 26 78 14 92 L 54 92 W 54
    line M 54 9 54 16
    area M 38 102 C 40 122 68 122 70 102 Z
    """,
    "tag": """
    124 124
    body M 10 24 Q 10 10 24 10 L 58 10 Q 64 10 69 15 L 110 56 Q 118 64 110 72 L 72 110
    Q 64 118 56 110 L 15 69 Q 10 64 10 58 Z
    spot O 36 36 9
    """,
    "gift": """
    116 124
    most 11
    body R 8 38 100 24 5
    body M 16 62 L 16 102 Q 16 114 28 114 L 88 114 Q 100 114 100 102 L 100 62
    mark M 58 40 58 114
    full cut M 8 64 108 64
    line M 58 36 C 52 14 38 8 30 16 C 24 24 34 36 58 36 X 58
    """,
    "lightbulb": """
    92 128
    body M 32 88 C 32 72 12 68 12 42 C 12 22 28 10 46 10 C 64 10 80 22 80 42 C 80 68 60 72 60 88 Z
    line M 34 102 58 102 M 40 116 52 116
    """,
    "flag": """
    108 128
    line M 14 10 14 120
    body M 14 20 C 36 6 58 32 94 16 L 94 72 C 58 90 36 62 14 76 Z
    """,
    "flag.checkered": """
    108 128
    use flag 1 0 0
    area M 36 16 L 56 20 L 56 42 L 36 36 Z M 56 42 L 78 44 L 78 66 L 56 64 Z M 14 42 L 36 38
    L 36 64 L 14 66 Z
    """,
    "pin": """
    92 128
    body M 28 10 L 64 10 L 60 50 C 74 56 80 66 80 80 L 46 80 W 46
    line M 46 80 46 120
    """,
    "paperclip": """
    104 120
    line M 84 54 L 48 92 C 24 114 -4 86 20 62 L 62 20 C 80 4 102 26 84 44 L 44 84
    C 36 90 26 80 34 72 L 68 38
    """,
    "link": """
    124 124
    line M 50 74 C 38 62 40 50 48 42 L 68 22 C 92 0 124 32 102 56 L 86 72 T 2 62 62
    """,
    "doc.text.magnifyingglass": """
    112 128
    open line M 40 114 L 24 114 Q 10 114 10 100 L 10 24 Q 10 10 24 10
    open line M 24 10 L 52 10 L 84 40 L 84 46 M 28 44 50 44 M 28 66 40 66
    full soft M 52 10 L 24 10 Q 10 10 10 24 L 10 100 Q 10 114 24 114 L 70 114 Q 84 114 84 100 L 84 42 Z
    full wipe O 68 80 20
    use magnifyingglass 0.6 40 52
    """,
    "doc.append": "same doc.text",
    "hourglass.bottomhalf.filled": "same hourglass",
    "hourglass.tophalf.filled": "same hourglass",
    "pencil.tip.crop.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    mark M 62 40 46 84 78 84 Z
    """,
    "pencil.and.outline": """
    124 124
    line M 84 100 C 100 90 110 76 110 58 C 110 30 88 12 62 12 C 34 12 12 32 12 62 C 12 74 16 84 22 90
    use pencil 0.74 26 40
    """,
    "door.left.hand.closed": """
    100 124
    line M 10 112 90 112
    body M 22 112 L 22 24 Q 22 12 34 12 L 66 12 Q 78 12 78 24 L 78 112 Z
    spot O 64 66 5
    """,
    "applelogo": """
    104 124
    area M 52 42 C 40 30 10 32 10 68 C 10 96 30 118 42 116 C 50 113 54 113 62 116
    C 74 118 94 96 94 68 C 94 32 64 30 52 42 Z
    area M 50 32 C 50 16 62 8 74 6 C 74 22 64 32 50 32 Z
    """,
    "radio": """
    136 112
    body R 10 38 116 64 12
    line M 30 38 104 12
    mark O 42 70 17 M 76 58 110 58 M 76 78 110 78
    """,
    "candybarphone": """
    80 128
    body R 14 8 52 112 12
    mark R 26 22 28 30 3
    spot O 30 72 4 O 50 72 4 O 30 88 4 O 50 88 4 O 30 104 4 O 50 104 4
    """,
    "waterbottle": """
    84 128
    body M 32 36 C 14 44 12 52 12 62 L 12 102 Q 12 116 26 116 L 58 116 Q 72 116 72 102 L 72 62
    C 72 52 70 44 52 36 Z
    mark M 12 74 72 74
    soft R 30 12 24 10 3
    """,
  ]
}
