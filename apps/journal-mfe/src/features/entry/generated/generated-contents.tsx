import { CONTENT_TYPES, type ContentType } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { OwnJournal } from '../../../journal/use-own-journal.js';
import { GeneratedContent } from './generated-content.js';
import { useEntryImage } from './use-entry-image.js';
import { GeneratedImage } from './generated-image.js';
import styles from './generated-contents.module.css';
import { useEntryTexts } from '../texts.js';

type GeneratedContentsProps = { readonly journal: OwnJournal; readonly entry: DeviceEntry };

/** The generated content of an entry, with a tab for each type. */
export function GeneratedContents({ journal, entry }: GeneratedContentsProps) {
  const t = useEntryTexts();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const image = useEntryImage(journal, entry);
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
      <div ref={tabs} role="tablist" aria-labelledby={`${id}-title`} className={styles.tabs}>
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
            onKeyDown={move}
            onClick={() => setShown(type)}
          >
            {t(`made.tabs.${type}`)}
          </button>
        ))}
      </div>
      {/* All panels are mounted, so content that finishes while another tab is shown is stored too. */}
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
            <GeneratedImage
              entry={entry}
              isShown={shown === 'image'}
              onMake={journal.mayWrite ? image.make : undefined}
            />
          ) : (
            <GeneratedContent
              type={type}
              journal={journal}
              entry={entry}
              onPicture={type === 'quote' ? image.makeOf : undefined}
            />
          )}
        </div>
      ))}
      {image.dialog}
    </section>
  );
}
