export { TermsPage as default } from './terms-page.js';
