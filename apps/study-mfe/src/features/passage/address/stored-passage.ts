import { storedText } from '@word-unfolded/ui';

/** The values of the study page stored on this device (specification, section 9, "Local storage keys"). */
export const preferredTranslation = storedText('preferredTranslation');
export const lastReference = storedText('lastReference');
