export { SharedPage as default } from './shared-page.js';
