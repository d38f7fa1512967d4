import { Button, useOverlay } from '@word-unfolded/ui';
import { useState } from 'react';
import { useUserTexts } from '../../texts.js';
import type { ReaderDetail } from '../use-reader.js';
import { GiveTierForm } from './give-tier-form.js';

/** Opens the form that gives a reader a tier beside their subscription. */
export function GiveTier({ detail }: { readonly detail: ReaderDetail }) {
  const t = useUserTexts();
  const [turn, setTurn] = useState(0);
  const { trigger, overlay, module } = useOverlay('dialog', () => import('@word-unfolded/ui/overlays'));
  const open = () => {
    setTurn(turn + 1); // the form begins empty
    trigger.onClick();
  };
  return (
    <>
      <Button {...trigger} onClick={open}>
        {t('gift.open')}
      </Button>
      {module && (
        <module.Dialog
          title={t('gift.title', { name: detail.user.name })}
          isOpen={overlay.isOpen}
          onOpenChange={overlay.onOpenChange}
        >
          <GiveTierForm key={turn} detail={detail} onClose={() => overlay.onOpenChange(false)} />
        </module.Dialog>
      )}
    </>
  );
}
