import type { CheckedQuotation } from '@word-unfolded/contracts';
import { Button, Icon } from '@word-unfolded/ui';
import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import type { PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';
import styles from './editor.module.css';

/** How often the result of a check is asked for that was not made yet; in milliseconds. */
const ASK_EVERY_MS = 5_000;

/** The quotations of the saved text that are not those of the stored Scripture, each with the stored words. */
export function Quotations({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const title = useId();
  const { quotations } = useStore(draft.state, ({ post }) => post);
  useCheck(draft, quotations === null);
  if (quotations === null) return <p className={styles.soft}>{t('quotations.unchecked')}</p>;
  if (quotations.length === 0) return <p className={styles.soft}>{t('quotations.exact')}</p>;
  return (
    <section aria-labelledby={title} className={styles.quotations}>
      <h2 id={title} className={styles.heading}>
        <Icon name="alert" small />
        {t('quotations.title', { count: quotations.length, shown: String(quotations.length) })}
      </h2>
      <ul className={styles.list}>
        {quotations.map((quotation, index) => (
          <Quotation key={`${index} ${quotation.quoted}`} quotation={quotation} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

type QuotationProps = { readonly quotation: CheckedQuotation; readonly draft: PostDraft };

function Quotation({ quotation: { quoted, verdict, reference, stored }, draft }: QuotationProps) {
  const t = useMagazineTexts();
  const body = useStore(draft.state, ({ fields }) => fields.content.body);
  const language = useStore(draft.state, ({ post }) => post.language);
  const canReplace = stored !== null && body.includes(quoted);
  return (
    <li className={styles.quotation}>
      <p lang={language}>
        <del>{quoted}</del>
      </p>
      <p className={styles.soft}>
        {t(`quotations.${verdict}`, { reference: reference ?? t('quotations.noReference') })}
      </p>
      {stored !== null && <p lang={language}>{stored}</p>}
      {canReplace && (
        <Button variant="quiet" onClick={() => draft.setBody(body.replace(quoted, () => stored))}>
          {t('quotations.replace')}
        </Button>
      )}
    </li>
  );
}

/** Asks for the result of the check until there is one. */
function useCheck(draft: PostDraft, isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(() => {
      draft.readCheck().catch(() => undefined); // it is asked again
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [draft, isAwaited]);
}
