import { useOverlay } from '@word-unfolded/ui';
import { useState, type ReactNode } from 'react';
import type { Action } from './action.js';
import { ActionDialog } from './action-dialog.js';

export type Actions = {
  /** Asks about an action, and does it if the answer is yes. */
  readonly ask: (action: Action) => void;
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
};

/** The actions of a page. */
export function useActions(): Actions {
  const [action, setAction] = useState<Action>();
  const [turn, setTurn] = useState(0);
  const { open, overlay, module } = useOverlay('dialog', () => import('@word-unfolded/ui/overlays'));
  return {
    ask: (asked) => {
      setAction(asked);
      setTurn(turn + 1); // each question begins with an empty reason
      open();
    },
    dialog: module && action && (
      <ActionDialog
        key={turn}
        Dialog={module.ConfirmDialog}
        action={action}
        isOpen={overlay.isOpen}
        onClose={() => overlay.onOpenChange(false)}
      />
    ),
  };
}
