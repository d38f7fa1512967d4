export { LandingPage as default } from './landing-page.js';
