extension SymbolCatalog {
  /// Grids, stacks, windows and the parts of a screen.
  static let layout: [String: String] = [
    "square.grid.2x2": """
    112 112
    body R 10 10 38 38 7 R 64 10 38 38 7 R 10 64 38 38 7 R 64 64 38 38 7
    """,
    "square.grid.3x3": """
    112 112
    most 11
    body R 10 10 20 20 4 R 46 10 20 20 4 R 82 10 20 20 4
    body R 10 46 20 20 4 R 46 46 20 20 4 R 82 46 20 20 4
    body R 10 82 20 20 4 R 46 82 20 20 4 R 82 82 20 20 4
    """,
    "square.grid.4x3.fill": """
    136 104
    most 11
    soft R 10 10 16 16 3 R 43 10 16 16 3 R 77 10 16 16 3 R 110 10 16 16 3
    soft R 10 44 16 16 3 R 43 44 16 16 3 R 77 44 16 16 3 R 110 44 16 16 3
    soft R 10 78 16 16 3 R 43 78 16 16 3 R 77 78 16 16 3 R 110 78 16 16 3
    """,
    "square.grid.3x1.below.line.grid.1x2": """
    112 112
    most 11
    body R 10 76 24 26 4 R 44 76 24 26 4 R 78 76 24 26 4
    line M 10 16 102 16 M 10 48 102 48
    """,
    "rectangle.grid.2x2": """
    136 112
    body R 10 10 50 38 7 R 76 10 50 38 7 R 10 64 50 38 7 R 76 64 50 38 7
    """,
    "rectangle.grid.1x2": """
    128 112
    body R 10 10 108 38 8 R 10 64 108 38 8
    """,
    "rectangle.grid.3x2": """
    144 104
    most 11
    body R 10 12 30 30 5 R 57 12 30 30 5 R 104 12 30 30 5
    body R 10 62 30 30 5 R 57 62 30 30 5 R 104 62 30 30 5
    """,
    "rectangle.3.group": """
    136 112
    body R 10 10 56 92 10 R 82 10 44 38 8 R 82 64 44 38 8
    """,
    "rectangle.split.2x1": """
    136 108
    body R 10 10 116 88 15
    mark M 68 10 68 98
    """,
    "rectangle.split.3x1": """
    136 108
    body R 10 10 116 88 15
    mark M 49 10 49 98 M 87 10 87 98
    """,
    "rectangle.split.1x2": """
    136 108
    body R 10 10 116 88 15
    mark M 10 54 126 54
    """,
    "rectangle.split.2x2": """
    136 108
    body R 10 10 116 88 15
    mark M 10 54 126 54 M 68 10 68 98
    """,
    "rectangle.split.3x3": """
    136 108
    most 11
    body R 10 10 116 88 15
    mark M 49 10 49 98 M 87 10 87 98 M 10 40 126 40 M 10 68 126 68
    """,
    "tablecells": "same rectangle.split.3x3",
    "square.split.2x1": """
    112 112
    body R 10 10 92 92 16
    mark M 56 10 56 102
    """,
    "square.split.1x2": """
    112 112
    body R 10 10 92 92 16
    mark M 10 56 102 56
    """,
    "square.split.2x2": """
    112 112
    body R 10 10 92 92 16
    mark M 56 10 56 102 M 10 56 102 56
    """,
    "square.on.square": """
    128 128
    level 1
    line M 26 86 Q 10 86 10 72 L 10 24 Q 10 10 24 10 L 72 10 Q 86 10 86 26
    level 0
    full wipe R 42 42 76 76 14
    body R 42 42 76 76 14
    inside 58 58 44 44 28
    """,
    "square.on.circle": """
    128 128
    level 1
    line K 46 46 36 100 350
    level 0
    body R 46 46 72 72 13
    """,
    "square.stack": """
    112 124
    body R 10 38 92 76 15
    line M 18 24 94 24 M 28 9 84 9
    """,
    "square.stack.3d.up": """
    124 124
    body U 5 62 8 116 36 62 64 8 36
    line M 10 62 62 90 114 62 M 10 88 62 116 114 88
    """,
    "square.3.layers.3d": "same square.stack.3d.up",
    "square.3.stack.3d": "same square.stack.3d.up",
    "square.2.stack.3d": "same square.2.layers.3d",
    "square.2.layers.3d": """
    124 104
    body U 5 62 8 116 38 62 68 8 38
    line M 10 66 62 96 114 66
    """,
    "square.stack.3d.down.right": """
    124 124
    body R 10 10 68 68 12
    line M 92 26 L 92 80 Q 92 92 80 92 L 26 92 M 110 44 L 110 96 Q 110 110 96 110 L 44 110
    """,
    "rectangle.stack": """
    128 116
    body R 10 38 108 68 14
    line M 20 24 108 24 M 32 9 96 9
    inside 40 52 48 42 24
    """,
    "rectangle.on.rectangle": """
    140 116
    level 1
    line M 24 84 Q 10 84 10 70 L 10 24 Q 10 10 24 10 L 94 10 Q 108 10 108 24
    level 0
    full wipe R 34 38 96 68 14
    body R 34 38 96 68 14
    inside 54 50 56 44 26
    """,
    "rectangle.on.rectangle.angled": "same rectangle.on.rectangle",
    "rectangle.inset.filled": """
    136 108
    line R 10 10 116 88 15
    area R 24 24 88 60 6
    """,
    "rectangle.center.inset.filled": """
    136 108
    line R 10 10 116 88 15
    area R 38 36 60 36 5
    """,
    "rectangle.bottomthird.inset.filled": """
    136 108
    line R 10 10 116 88 15
    area R 24 60 88 24 5
    """,
    "rectangle.lefthalf.inset.filled": """
    136 108
    line R 10 10 116 88 15
    area R 24 24 42 60 5
    """,
    "rectangle.righthalf.inset.filled": "mirrored rectangle.lefthalf.inset.filled",
    "rectangle.dashed": """
    136 108
    line M 10 34 L 10 26 Q 10 10 26 10 L 34 10 M 54 10 82 10 M 10 48 10 60 X 68
    line M 10 74 L 10 82 Q 10 98 26 98 L 34 98 M 54 98 82 98 X 68
    """,
    "rectangle.compress.vertical": """
    112 120
    line M 10 60 102 60 M 56 8 56 42 M 40 28 56 44 72 28 Y 60
    """,
    "rectangle.expand.vertical": """
    112 120
    line M 10 60 102 60 M 56 10 56 44 M 40 26 56 10 72 26 Y 60
    """,
    "rectangle.arrowtriangle.2.outward": """
    140 92
    body R 42 10 56 72 8
    soft U 3 30 32 30 60 12 46 U 3 110 32 110 60 128 46
    """,
    "sidebar.left": """
    136 108
    line R 10 10 116 88 15 M 50 10 50 98 M 24 30 36 30 M 24 46 36 46 M 24 62 36 62
    full area M 10 24 L 24 10 L 50 10 L 50 98 L 24 98 L 10 84 Z
    """,
    "sidebar.right": "mirrored sidebar.left",
    "sidebar.leading": "same sidebar.left",
    "sidebar.trailing": "same sidebar.right",
    "sidebar.squares.left": "same sidebar.left",
    "dock.rectangle": """
    136 108
    line R 10 10 116 88 15
    area R 28 68 80 18 5
    """,
    "menubar.rectangle": """
    136 108
    line R 10 10 116 88 15 M 10 34 126 34
    """,
    "macwindow": """
    136 108
    line R 10 10 116 88 15 M 10 36 126 36
    area O 27 23 5 O 42 23 5 O 57 23 5
    """,
    "macwindow.on.rectangle": """
    144 120
    level 1
    line M 24 76 Q 10 76 10 62 L 10 24 Q 10 10 24 10 L 94 10 Q 108 10 108 24
    level 0
    line R 34 38 100 72 14 M 34 60 134 60
    """,
    "uiwindow.split.2x1": """
    136 108
    line R 10 10 116 88 15 M 10 34 126 34 M 68 34 68 98
    """,
    "rectangle.portrait.on.rectangle.portrait": "turned rectangle.on.rectangle",
    "rectangle.portrait.split.2x1": """
    108 136
    body R 10 10 88 116 15
    mark M 54 10 54 126
    """,
    "rectangle.and.text.magnifyingglass": """
    136 116
    line M 56 98 L 26 98 Q 10 98 10 82 L 10 26 Q 10 10 26 10 L 110 10 Q 126 10 126 26 L 126 46
    line M 30 36 76 36 M 30 58 56 58
    use magnifyingglass 0.56 68 50
    """,
    "circle.grid.cross": """
    124 124
    body O 62 24 15 T 4 62 62
    """,
    "aspectratio": """
    136 108
    body R 10 10 116 88 15
    mark M 30 52 30 30 56 30 M 106 56 106 78 80 78
    """,
    "grid": """
    112 112
    line R 10 10 92 92 16 M 41 10 41 102 M 71 10 71 102 M 10 41 102 41 M 10 71 102 71
    """,
    "squareshape.split.2x2": "same square.split.2x2",
    "squareshape": """
    112 112
    body R 10 10 92 92 3
    """,
    "rectangle.3.offgrid": """
    136 112
    body R 10 10 44 50 8 R 70 10 56 92 8 R 10 76 44 26 7
    """,
    "align.horizontal.center": """
    112 112
    line M 56 8 56 104
    soft R 14 26 84 16 6 R 26 66 60 16 6
    """,
    "circle.on.square": """
    128 128
    level 1
    line M 40 90 L 24 90 Q 10 90 10 76 L 10 24 Q 10 10 24 10 L 76 10 Q 90 10 90 24 L 90 40
    level 0
    body O 80 80 38
    """,
    "inset.filled.square": """
    112 112
    line R 10 10 92 92 16
    area R 30 30 52 52 6
    """,
    "cursorarrow": """
    92 124
    body M 14 14 L 14 92 L 32 76 L 46 108 L 60 102 L 46 70 L 72 70 Z
    """,
    "cursorarrow.rays": """
    124 124
    use cursorarrow 0.72 44 42
    line M 46 8 46 26 M 10 46 28 46 M 20 20 32 32 M 72 20 62 32 M 20 72 32 62
    """,
    "square.grid.3x2": """
    136 96
    most 11
    body R 10 12 26 26 4 R 55 12 26 26 4 R 100 12 26 26 4
    body R 10 58 26 26 4 R 55 58 26 26 4 R 100 58 26 26 4
    """,
    "rectangle.fill.on.rectangle.fill": "same rectangle.on.rectangle.fill",
    "plus.rectangle.fill.on.rectangle.fill": "same plus.rectangle.on.rectangle.fill",
    "square.fill.on.square.fill": "same square.on.square.fill",
    "rectangle.dock": "same dock.rectangle",
    "rotate.right": """
    116 124
    body R 34 50 72 64 12
    line K 40 56 34 160 300 M 44 8 58 26 38 38
    """,
    "rotate.left": "mirrored rotate.right",
    "slider.horizontal.below.rectangle": """
    124 112
    body R 10 10 104 60 12
    line M 10 96 114 96
    hole O 44 96 10
    line O 44 96 10
    """,
    "skew": """
    128 92
    body U 6 38 12 118 12 90 80 10 80
    """,
    "perspective": """
    124 100
    body U 5 34 12 90 12 114 88 10 88
    mark M 62 12 62 88 M 24 46 100 46
    """,
    "flip.horizontal": """
    136 108
    body U 5 56 14 56 94 10 94 X 68
    line M 68 8 68 100
    """,
    "play.square.stack": """
    112 124
    line M 18 24 94 24 M 28 9 84 9
    body R 10 38 92 76 15
    spot U 4 45 58 75 76 45 94
    """,
    "rectangle.fill.on.rectangle.angled.fill": "same rectangle.fill.on.rectangle.fill",
  ]
}
