import type { EntryShare } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, Field, showToast, TextSkeleton } from '@word-unfolded/ui';
import { ConfirmDialog } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { dayText } from '../../journal/days.js';
import body from '../../journal/dialog-body.module.css';
import styles from './link-list.module.css';
import { useSharingTexts } from './texts.js';
import type { Links } from './use-links.js';

type LinkListProps = {
  readonly shared: Links;
  /** The title of the entry of a link. */
  readonly nameOf: (link: EntryShare) => string;
  /** Whether the links belong to several entries, so that each shows the title of its entry. */
  readonly isNamed?: boolean;
  readonly empty: string;
};

/** The active links, each with its address and its expiry date. Each can be copied or revoked. */
export function LinkList({ shared, nameOf, isNamed = false, empty }: LinkListProps) {
  const t = useSharingTexts();
  const { links, problem, isBusy, again, end } = shared;
  const [ending, setEnding] = useState<EntryShare>();
  if (problem)
    return (
      <div className={body.body}>
        <p role="alert">{problem}</p>
        <div>
          <Button onClick={again}>{t('retry')}</Button>
        </div>
      </div>
    );
  if (!links)
    return (
      <Delayed>
        <TextSkeleton lines={3} label={t('loading')} />
      </Delayed>
    );
  if (links.length === 0) return <p className={body.note}>{empty}</p>;
  return (
    <>
      <ul className={styles.links}>
        {links.map((link) => (
          <Link
            key={link.id}
            link={link}
            name={nameOf(link)}
            isNamed={isNamed}
            isBusy={isBusy}
            onEnd={() => setEnding(link)}
          />
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          title={t('end.title', { name: nameOf(ending) })}
          confirm={t('end.confirm')}
          cancel={t('end.cancel')}
          isOpen
          isBusy={isBusy}
          onConfirm={() => void end(ending).then(() => setEnding(undefined))}
          onCancel={() => setEnding(undefined)}
        >
          <p>{t('end.body')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type LinkProps = {
  readonly link: EntryShare;
  readonly name: string;
  readonly isNamed: boolean;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
};

function Link({ link: { token, createdAt, expiresAt }, name, isNamed, isBusy, onEnd }: LinkProps) {
  const t = useSharingTexts();
  const language = useLanguage();
  const address = new URL(`/shared/${token}`, window.location.origin).href;
  const ends = dayText(new Date(expiresAt), 'time', language);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast(t('copied'), 'good'),
      () => showToast(t('notCopied'), 'bad'),
    );
  return (
    <li className={styles.link}>
      <Field
        label={isNamed ? name : t('address')}
        hint={t('until', { ends, made: dayText(new Date(createdAt), 'long', language) })}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.actions}>
        <Button onClick={() => void copy()} aria-label={t('copyOf', { name, ends })}>
          {t('copy')}
        </Button>
        <Button variant="quiet" busy={isBusy} aria-label={t('endOf', { name, ends })} onClick={onEnd}>
          {t('endIt')}
        </Button>
      </div>
    </li>
  );
}
