export { HelpLine } from './help-line.js';
