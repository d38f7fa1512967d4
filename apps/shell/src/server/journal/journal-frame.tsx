import { FIRST_ENTRIES, JOURNAL_LIMITS, PAGES } from '@word-unfolded/domain';
import { ButtonLink, EmptyState, Engraving, FieldBox, Icon, usePageHead } from '@word-unfolded/ui';
import './journal-frame.css';
import { useTexts } from './texts.js';

const NEW_ENTRY = PAGES.journalEditor.replace(':entryId', 'new');

/**
 * The journal before its micro-frontend, with the same positions: its head and search, and the place of the entries, which a small script of the page reads (`first-page/first-journal.ts`).
 */
export default function JournalFrame() {
  const t = useTexts();
  usePageHead({ title: t('title') });
  return (
    <div className="first-journal">
      <header className="first-journal-head">
        <h1 className="first-journal-title">{t('title')}</h1>
        <ButtonLink variant="main" to={NEW_ENTRY} className="first-journal-new">
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 5v14M5 12h14" />
          </svg>
          {t('new')}
        </ButtonLink>
      </header>
      <div role="search" className="first-journal-search">
        <FieldBox className="first-journal-find">
          <Icon name="find" small />
          <input
            type="search"
            enterKeyHint="search"
            aria-label={t('find')}
            maxLength={JOURNAL_LIMITS.queryCharacters}
            placeholder={t('findHint')}
          />
        </FieldBox>
        {['category', 'mood', 'tag'].map((each) => (
          <div key={each} className="first-journal-room" />
        ))}
      </div>
      <section id={FIRST_ENTRIES} aria-label={t('list')}>
        <p role="status" className="first-journal-wait">
          {t('loading')}
        </p>
        <div hidden>
          <EmptyState title={t('empty')} drawing={<Engraving name="lamp" />}>
            {t('emptyBody')}
          </EmptyState>
        </div>
      </section>
    </div>
  );
}
