import { keptText } from '../storage/kept-text.js';
import { readKeptTheme, showTheme } from './kept-theme.js';

/**
 * A script of its own that the page waits for before it paints, so that no reader of a dark theme sees a flash of paper.
 * It is a file because the content security policy allows no inline script.
 */
showTheme(
  document.documentElement,
  readKeptTheme((name) => keptText(name).read()),
);
