import { useOverlay } from '@word-unfolded/ui';
import { useState, type ReactNode } from 'react';
import type { Act } from './act.js';
import { ActDialog } from './act-dialog.js';

export type Acts = {
  /** Asks about an act, and does it if the answer is yes. */
  readonly ask: (act: Act) => void;
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
};

/** The acts of a page. */
export function useActs(): Acts {
  const [act, setAct] = useState<Act>();
  const [turn, setTurn] = useState(0);
  const { open, overlay, module } = useOverlay('dialog', () => import('@word-unfolded/ui/overlays'));
  return {
    ask: (asked) => {
      setAct(asked);
      setTurn(turn + 1); // each question begins with an empty reason
      open();
    },
    dialog: module && act && (
      <ActDialog
        key={turn}
        Dialog={module.ConfirmDialog}
        act={act}
        isOpen={overlay.isOpen}
        onClose={() => overlay.onOpenChange(false)}
      />
    ),
  };
}
