import { storedText } from '@word-unfolded/ui';

const LAST_REFERENCE = storedText('lastReference');

/** The passage that was read last on this device (specification, section 9, "Local storage keys"). */
export function lastReference(): string | undefined {
  return LAST_REFERENCE.read() || undefined;
}
