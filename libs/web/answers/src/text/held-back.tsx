import { readAnswerHref } from '@word-unfolded/answer-text';
import { Button, Icon } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import styles from './answer-text.module.css';

const ADDRESS = /\]\(([^()\s]*)\)/gu;

/** Whether words of an answer were held back because they could not be compared with stored Scripture at that time. */
export function hasHeldBack(content: string): boolean {
  return [...content.matchAll(ADDRESS)].some(([, href = '']) => {
    const link = readAnswerHref(href);
    return link?.kind === 'removed' && link.reason === 'unavailable';
  });
}

/** Says that words were held back, and asks again for an answer that can be compared. */
export function HeldBack({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const t = useTexts();
  return (
    <p className={styles.heldBack}>
      <span>{t('heldBack.note')}</span>
      <Button variant="quiet" onClick={onAskAgain}>
        <Icon name="again" small />
        {t('heldBack.askAgain')}
      </Button>
    </p>
  );
}
