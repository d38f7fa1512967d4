import { keptText } from '@word-unfolded/ui';

/** What the study page remembers on this device (specification, section 9, "Local storage keys"). */
export const preferredTranslation = keptText('preferredTranslation');
export const lastReference = keptText('lastReference');
