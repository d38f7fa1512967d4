import { PRODUCT } from '@word-unfolded/domain';
import { useEffect } from 'react';

/** Sets the document title: `Romans 8:28–30 · ` and the product. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT.name}` : PRODUCT.name;
  }, [title]);
}
