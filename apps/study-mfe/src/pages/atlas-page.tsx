import { useModule } from '@word-unfolded/ui';
import { Suspense } from 'react';

/** The atlas. Its maps and tables are loaded with it only, and not with the other pages of this remote. */
export function AtlasPage() {
  const atlas = useModule(() => import('../features/atlas/page/atlas.js'), true);
  return <Suspense>{atlas && <atlas.Atlas />}</Suspense>;
}
