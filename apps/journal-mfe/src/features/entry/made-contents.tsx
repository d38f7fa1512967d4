import { CONTENT_TYPES, type ContentType } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { MadeContent } from './made-content.js';
import { MadeImage } from './made-image.js';
import styles from './made-contents.module.css';
import { useEntryTexts } from './texts.js';

type MadeContentsProps = { readonly journal: OwnJournal; readonly entry: DeviceEntry };

/** What was made from an entry, a tab for each kind. */
export function MadeContents({ journal, entry }: MadeContentsProps) {
  const t = useEntryTexts();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ContentType>('devotional');
  const move = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const at = (CONTENT_TYPES.indexOf(shown) + step + CONTENT_TYPES.length) % CONTENT_TYPES.length;
    setShown(CONTENT_TYPES[at] ?? shown);
    tabs.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <section className={styles.made} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('made.title')}
      </h2>
      <div ref={tabs} role="tablist" aria-labelledby={`${id}-title`} className={styles.tabs} onKeyDown={move}>
        {CONTENT_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            role="tab"
            id={`${id}-${type}`}
            aria-selected={type === shown}
            aria-controls={`${id}-${type}-panel`}
            tabIndex={type === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => setShown(type)}
          >
            {t(`made.tabs.${type}`)}
          </button>
        ))}
      </div>
      {/* All of them are in the page: what is written of one kind is kept also while another is shown. */}
      {CONTENT_TYPES.map((type) => (
        <div
          key={type}
          role="tabpanel"
          id={`${id}-${type}-panel`}
          aria-labelledby={`${id}-${type}`}
          hidden={type !== shown}
          className={styles.panel}
        >
          {type === 'image' ? (
            <MadeImage entry={entry} isShown={shown === 'image'} />
          ) : (
            <MadeContent type={type} journal={journal} entry={entry} />
          )}
        </div>
      ))}
    </section>
  );
}
