import { PRODUCT } from '@word-unfolded/domain';
import { useEffect } from 'react';

/** Names the page in the tab and the history: `Romans 8:28–30 · ` and the product. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT.name}` : PRODUCT.name;
  }, [title]);
}
