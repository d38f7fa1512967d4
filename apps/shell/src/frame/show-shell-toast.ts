import { showToast, type ToastTone } from '@word-unfolded/ui';

/** Specification, section 2, "Other": how long a toast stays in the shell, in milliseconds. */
const LIFETIME_MS = 3_000;

/** Shows a toast for the shell's own pages; those of micro-frontends stay longer. */
export function showShellToast(text: string, tone?: ToastTone): void {
  showToast(text, tone, { lifetimeMs: LIFETIME_MS });
}
