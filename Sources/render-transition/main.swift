import RenderTransition

Tool.main()
