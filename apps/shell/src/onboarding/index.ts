export { AccountBanner } from './account-banner.js';
export { BetaOnboarding } from './beta-onboarding.js';
