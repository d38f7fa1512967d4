export { followUpdates } from './follow-updates.js';
export { nameManifest } from './name-manifest.js';
export { UpdatePrompt } from './update-prompt.js';
