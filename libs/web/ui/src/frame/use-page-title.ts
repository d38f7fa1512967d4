import { usePageHead } from './page-head.js';

/** Sets the document title: `Romans 8:28–30 · ` and the product. */
export function usePageTitle(title: string | undefined): void {
  usePageHead({ title });
}
