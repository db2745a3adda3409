extension SymbolCatalog {
  /// Arrows and chevrons; those with `*` in their names point left and are turned.
  static let arrows: [String: String] = [
    "chevron.*": """
    64 104
    line M 48 12 14 52 48 92
    """,
    "chevron.*.2": """
    104 104
    line M 48 12 14 52 48 92 M 90 12 56 52 90 92
    """,
    "chevron.compact.*": """
    40 116
    line M 26 12 14 58 26 104
    """,
    "chevron.up.chevron.down": """
    76 120
    line M 12 44 38 14 64 44 Y 60
    """,
    "arrow.*": """
    116 100
    line M 12 50 104 50 M 48 14 12 50 48 86
    """,
    "arrow.*.to.line": """
    124 100
    line M 12 12 12 88 M 34 50 114 50 M 66 18 34 50 66 82
    """,
    "arrow.*.from.line": """
    124 100
    line M 112 12 112 88 M 12 50 90 50 M 44 18 12 50 44 82
    """,
    "arrow.left.and.right": """
    136 92
    line M 12 46 124 46
    line M 44 14 12 46 44 78 X 68
    """,
    "arrow.up.and.down": "turned arrow.left.and.right",
    "arrow.left.arrow.right": """
    124 112
    line M 12 32 104 32 M 36 8 12 32 36 56
    line M 20 80 112 80 M 88 56 112 80 88 104
    """,
    "arrow.right.arrow.left": "mirrored arrow.left.arrow.right",
    "arrow.up.arrow.down": """
    112 124
    line M 32 104 32 12 M 8 36 32 12 56 36
    line M 80 20 80 112 M 56 88 80 112 104 88
    """,
    "arrow.up.and.down.and.arrow.left.and.right": """
    132 132
    line M 66 12 66 120 M 12 66 120 66
    line M 48 30 66 12 84 30 T 4 66 66
    """,
    "arrow.up.left.and.arrow.down.right": """
    116 116
    line M 48 48 12 12 M 12 42 12 12 42 12 T 2 58 58
    """,
    "arrow.up.right.and.arrow.down.left": "mirrored arrow.up.left.and.arrow.down.right",
    "arrow.up.backward.and.arrow.down.forward": "same arrow.up.left.and.arrow.down.right",
    "arrow.down.right.and.arrow.up.left": """
    116 116
    line M 12 12 48 48 M 48 18 48 48 18 48 T 2 58 58
    """,
    "arrow.down.left.and.arrow.up.right": "mirrored arrow.down.right.and.arrow.up.left",
    "arrow.down.forward.and.arrow.up.backward": "same arrow.down.right.and.arrow.up.left",
    "arrow.clockwise": """
    112 124
    line K 56 66 42 -20 270 M 50 6 70 24 50 42
    """,
    "arrow.counterclockwise": "mirrored arrow.clockwise",
    "goforward": """
    112 124
    line K 56 70 46 -20 270 M 50 6 70 24 50 42
    """,
    "gobackward": "mirrored goforward",
    "goforward.5": """
    112 124
    use goforward 1 0 0
    letters 5 56 70 32
    """,
    "goforward.10": """
    112 124
    most 11
    use goforward 1 0 0
    letters 10 56 70 32
    """,
    "goforward.15": """
    112 124
    most 11
    use goforward 1 0 0
    letters 15 56 70 32
    """,
    "goforward.30": """
    112 124
    most 11
    use goforward 1 0 0
    letters 30 56 70 32
    """,
    "gobackward.5": """
    112 124
    use gobackward 1 0 0
    letters 5 56 70 32
    """,
    "gobackward.10": """
    112 124
    most 11
    use gobackward 1 0 0
    letters 10 56 70 32
    """,
    "gobackward.15": """
    112 124
    most 11
    use gobackward 1 0 0
    letters 15 56 70 32
    """,
    "gobackward.30": """
    112 124
    most 11
    use gobackward 1 0 0
    letters 30 56 70 32
    """,
    "arrow.triangle.2.circlepath": """
    144 116
    line K 72 58 44 200 336 K 72 58 44 20 156
    soft U 3 96 44 134 44 115 68 T 2 72 58
    """,
    "arrow.2.circlepath": """
    144 116
    line K 72 58 46 195 358 K 72 58 46 15 178
    line M 98 42 118 60 136 40 T 2 72 58
    """,
    "arrow.2.squarepath": """
    132 116
    line M 34 20 L 90 20 Q 106 20 106 36 L 106 74 M 88 58 106 78 124 58 T 2 66 58
    """,
    "arrow.triangle.branch": """
    108 116
    line M 34 108 L 34 34 M 34 84 C 34 58 76 72 76 40
    soft U 3 18 32 50 32 34 10 U 3 60 42 92 42 76 20
    """,
    "arrow.triangle.merge": """
    108 116
    line M 54 40 L 54 66 C 54 86 26 84 26 106 M 54 66 C 54 86 82 84 82 106
    soft U 3 38 34 70 34 54 10
    """,
    "arrow.triangle.swap": """
    124 116
    line M 36 42 L 36 58 C 36 74 88 52 88 74
    soft U 3 20 40 52 40 36 16 U 3 72 76 104 76 88 100
    """,
    "arrow.uturn.*": """
    116 104
    line M 40 10 12 38 40 66
    line M 12 38 L 78 38 C 94 38 104 50 104 65 C 104 80 94 92 78 92 L 50 92
    """,
    "arrow.turn.down.right": """
    116 108
    line M 14 12 L 14 54 Q 14 70 30 70 L 102 70 M 74 42 102 70 74 98
    """,
    "arrow.turn.down.left": "mirrored arrow.turn.down.right",
    "arrow.turn.up.right": """
    116 108
    line M 14 96 L 14 54 Q 14 38 30 38 L 102 38 M 74 10 102 38 74 66
    """,
    "arrow.turn.up.left": "mirrored arrow.turn.up.right",
    "arrow.turn.right.up": """
    108 116
    line M 12 102 L 54 102 Q 70 102 70 86 L 70 14 M 42 42 70 14 98 42
    """,
    "arrow.turn.left.up": "mirrored arrow.turn.right.up",
    "arrow.turn.right.down": """
    108 116
    line M 12 14 L 54 14 Q 70 14 70 30 L 70 102 M 42 74 70 102 98 74
    """,
    "arrow.turn.left.down": "mirrored arrow.turn.right.down",
    "return": """
    120 96
    line M 108 12 L 108 40 Q 108 56 92 56 L 12 56 M 42 26 12 56 42 86
    """,
    "return.left": "same return",
    "return.right": "mirrored return",
    "arrowshape.*": """
    124 108
    body U 5 8 54 58 8 58 36 114 36 114 72 58 72 58 100
    """,
    "arrowshape.turn.up.left": """
    128 108
    body M 10 46 54 10 54 30 C 96 30 118 56 118 98 C 104 76 88 66 54 66 L 54 82 Z
    """,
    "arrowshape.turn.up.right": "mirrored arrowshape.turn.up.left",
    "arrowshape.turn.up.backward": "same arrowshape.turn.up.left",
    "arrowshape.turn.up.forward": "same arrowshape.turn.up.right",
    "arrowshape.turn.up.left.2": """
    148 108
    line M 46 10 10 46 46 82
    use arrowshape.turn.up.left 1 20 0
    """,
    "arrowtriangle.*": """
    100 108
    body U 6 8 54 90 10 90 98
    """,
    "arrow.rectanglepath": """
    132 116
    line M 26 74 L 26 36 Q 26 20 42 20 L 104 20 M 88 4 106 20 88 38 T 2 66 58
    """,
    "shuffle": """
    132 112
    line M 10 28 L 28 28 C 56 28 62 84 90 84 L 118 84
    line M 10 84 L 28 84 C 40 84 47 75 53 66 M 66 44 C 72 35 79 28 90 28 L 118 28
    line M 104 12 120 28 104 44 M 104 68 120 84 104 100
    """,
    "repeat": """
    136 116
    line M 12 56 L 12 46 Q 12 26 32 26 L 116 26 M 98 8 116 26 98 44 T 2 68 58
    """,
    "repeat.1": """
    140 124
    use repeat 1 0 8
    wipe O 120 24 14
    letters 1 120 24 36
    """,
    "square.and.arrow.up": """
    104 128
    open line M 34 45 L 22 45 Q 10 45 10 57 L 10 103 Q 10 115 22 115
    open line M 22 115 L 82 115 Q 94 115 94 103 L 94 57 Q 94 45 82 45 L 70 45
    full soft R 10 45 84 70 12
    full wipe M 52 9 52 77 M 32 29 52 9 72 29
    line M 52 9 52 77 M 32 29 52 9 72 29
    """,
    "square.and.arrow.down": """
    104 128
    open line M 34 42 L 26 42 Q 14 42 14 54 L 14 106 Q 14 118 26 118
    open line M 26 118 L 78 118 Q 90 118 90 106 L 90 54 Q 90 42 78 42 L 70 42
    full soft R 14 42 76 76 12
    full wipe M 52 12 52 84 M 32 64 52 84 72 64
    line M 52 12 52 84 M 32 64 52 84 72 64
    """,
    "square.and.arrow.up.on.square": """
    128 132
    level 1
    line M 18 94 Q 10 92 10 80 L 10 34 Q 10 22 22 22 L 30 22
    level 0
    use square.and.arrow.up 1 22 4
    """,
    "rectangle.portrait.and.arrow.right": """
    132 112
    line M 66 34 L 66 24 Q 66 10 52 10 L 24 10 Q 10 10 10 24 L 10 88 Q 10 102 24 102
    line M 24 102 L 52 102 Q 66 102 66 88 L 66 78
    line M 38 56 120 56 M 96 32 120 56 96 80
    """,
    "arrow.right.square": """
    112 112
    body R 10 10 92 92 16
    mark M 32 56 80 56 M 60 36 80 56 60 76
    inside 30 30 52 52 35
    """,
    "location": """
    116 116
    body U 6 110 8 70 108 56 60 8 46
    """,
    "location.north": """
    108 124
    body U 6 54 8 98 114 54 92 10 114
    """,
    "paperplane": """
    120 120
    body U 5 110 10 74 110 50 70 10 46
    mark M 110 10 50 70
    """,
    "arrow.branch": "same arrow.triangle.branch",
    "arrow.merge": "same arrow.triangle.merge",
    "arrow.swap": "same arrow.triangle.swap",
    "arrow.triangle.turn.up.right.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    mark M 44 86 L 44 66 Q 44 56 54 56 L 80 56 M 68 40 84 56 68 72
    """,
    "rectangle.portrait.and.arrow.forward": "same rectangle.portrait.and.arrow.right",
    "arrow.up.and.down.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    mark M 62 32 62 92 M 46 48 62 32 78 48 M 46 76 62 92 78 76
    """,
    "arrow.up.bin": """
    120 128
    body M 20 48 L 26 106 Q 27 118 39 118 L 81 118 Q 93 118 94 106 L 100 48
    line M 10 30 10 46 110 46 110 30
    mark M 60 58 60 98 M 44 74 60 58 76 74
    """,
    "arrow.circlepath": """
    132 116
    line O 60 58 46 M 86 40 106 60 124 40
    """,
    "arrow.3.trianglepath": """
    124 124
    line M 22 100 98 100 M 82 86 98 100 82 114 T 3 62 72
    """,
    "arrow.down.to.line.alt": "same arrow.down.to.line",
    "arrow.up.to.line.alt": "same arrow.up.to.line",
    "arrow.up.and.down.text.horizontal": """
    144 116
    line M 30 12 30 104 M 12 30 30 12 48 30 Y 58
    line M 72 26 132 26 M 72 48 120 48 M 72 70 132 70 M 72 92 108 92
    """,
    "move.3d": """
    124 112
    line M 62 66 62 14 M 44 30 62 12 80 30 T 3 62 66
    """,
  ]
}
