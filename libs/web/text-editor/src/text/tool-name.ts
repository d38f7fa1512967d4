/** What a button of the toolbar does. */
export type ToolName =
  | 'bold'
  | 'italic'
  | 'strike'
  | 'heading'
  | 'subheading'
  | 'points'
  | 'numbers'
  | 'quote'
  | 'pullQuote'
  | 'figure'
  | 'note'
  | 'undo'
  | 'redo';
