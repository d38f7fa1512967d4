export { ComparedText } from './compared-text.js';
export { ARTICLE_SYNTAX, changeMarkdown, markdownOf, setMarkdown } from './text/markdown-editor.js';
export { TextEditor } from './text/text-editor.js';
