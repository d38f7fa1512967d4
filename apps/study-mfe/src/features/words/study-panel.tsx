import { useLanguage } from '@word-unfolded/i18n';
import { IconButton, useModule } from '@word-unfolded/ui';
import { useState, type ReactNode } from 'react';
import { Disclosure } from '../../layout/disclosure.js';
import { nameOfVerse } from '../../scripture/typesetting/chapter-name.js';
import { Commentary } from './components/commentary.js';
import { CrossReferences } from './components/cross-references.js';
import styles from './components/study.module.css';
import { Topics } from './components/topics.js';
import { VerseWords } from './components/verse-words.js';
import { osisOf, studyVerse, useStudyFocus } from '../../scripture/words/study-focus.js';
import { useTexts } from './texts.js';
import type { VerseRequest } from './api/verse-queries.js';

/**
 * The study tools for one verse of the displayed passage.
 *
 * @param children what stands below them; it is shown once the words above have their height
 */
export function StudyPanel({ children }: { readonly children?: ReactNode }) {
  const t = useTexts();
  const language = useLanguage();
  const { inView, isAwaited, verse: chosen } = useStudyFocus();
  const [hasWords, setHasWords] = useState(false);
  const verses = inView?.verses ?? [];
  const place = Math.max(
    0,
    verses.findIndex((each) => osisOf(each) === chosen),
  );
  const verse = verses[place];
  if (!inView || !verse)
    return (
      <>
        <section className={styles.panel} aria-label={t('label')}>
          {!isAwaited && <p className={styles.none}>{t('verse.none')}</p>}
        </section>
        {!isAwaited && children}
      </>
    );
  const { translation } = inView;
  const osis = osisOf(verse);
  const request = { osis, translationId: translation.id, language };
  const reference = nameOfVerse(verse.book, verse.chapter, verse.number, translation.language);
  const go = (step: number) => {
    const to = verses[place + step];
    if (to) studyVerse(osisOf(to));
  };
  return (
    <>
      <section className={styles.panel} aria-label={t('label')}>
        <header className={styles.head}>
          <div className={styles.title}>
            <h2 className={styles.name}>{t('label')}</h2>
            <p className={styles.about} aria-live="polite" lang={translation.language}>
              {reference}
            </p>
          </div>
          <IconButton
            icon="back"
            label={t('verse.previous')}
            aria-disabled={place === 0}
            onClick={() => go(-1)}
          />
          <IconButton
            icon="on"
            label={t('verse.next')}
            aria-disabled={place === verses.length - 1}
            onClick={() => go(1)}
          />
        </header>
        <Disclosure title={t('parts.words')} opensAtFirst>
          <VerseWords
            key={osis}
            verse={verse}
            translation={translation}
            onSettled={() => setHasWords(true)}
          />
        </Disclosure>
        {hasWords && (
          <>
            <Disclosure title={t('parts.crossReferences')}>
              <CrossReferences key={osis} verse={request} />
            </Disclosure>
            <Disclosure title={t('parts.arcs')}>
              <ArcsSlot verse={request} />
            </Disclosure>
            <Disclosure title={t('parts.commentary')}>
              <Commentary key={osis} verse={request} />
            </Disclosure>
            <Disclosure title={t('parts.topics')}>
              <Topics key={osis} verse={request} reference={reference} />
            </Disclosure>
          </>
        )}
      </section>
      {hasWords && children}
    </>
  );
}

function ArcsSlot({ verse }: { readonly verse: VerseRequest }) {
  const arcs = useModule(() => import('./arcs/chapter-arcs.js'), true);
  return arcs && <arcs.ChapterArcs verse={verse} />;
}
