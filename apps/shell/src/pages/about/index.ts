export { AboutPage as default } from './about-page.js';
