import { IconButton, log, showToast } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { useTheoTexts } from '../../texts.js';

/** Specification, section 9: how long a copy is confirmed, in milliseconds. */
const CONFIRMED_MS = 1_500;

type CopyButtonProps = { readonly text: () => string; readonly label?: string };

/** Copies a text and confirms it briefly. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTheoTexts();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard.writeText(text()).then(
      () => setCopied(true),
      (error: unknown) => {
        log.warn('A text could not be copied', error);
        showToast(t('actions.copyFailed'), 'bad');
      },
    );
  };
  return (
    <IconButton
      icon={isCopied ? 'tick' : 'copy'}
      label={isCopied ? t('actions.copied') : (label ?? t('actions.copy'))}
      onClick={copy}
    />
  );
}
