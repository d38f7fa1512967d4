import { BOX_PLACES, PAGES, PRODUCT } from '@word-unfolded/domain';
import { EmptyState, FieldBox, Icon, IconButton, Link, VisuallyHidden } from '@word-unfolded/ui';
import { useLocation } from 'react-router';
import './study-frame.css';
import { useTexts } from './texts.js';

const EXAMPLES = ['verses', 'psalm', 'beginning', 'chapter'] as const;

/**
 * The study page before its micro-frontend, with the same positions: the frame, and the place in which the gateway sets
 * the passage (`CONTENT_PLACE` of libs/shared/domain). An address without a passage is a first visit, which explains how
 * to open one.
 */
export default function StudyFrame() {
  const isFirstVisit = !new URLSearchParams(useLocation().search).has('ref');
  return (
    <div className="first-reader">
      <div className="first-trail" />
      <ReferenceBox isFirstVisit={isFirstVisit} />
      {isFirstVisit && <FirstVisit />}
      <div data-content="" />
    </div>
  );
}

/**
 * The box as in the application, which opens a passage before that has loaded; what is being written there then goes on in
 * the application (`early-input.ts` of libs/web/ui).
 */
function ReferenceBox({ isFirstVisit }: { readonly isFirstVisit: boolean }) {
  const t = useTexts();
  return (
    <form className="first-box" role="search" aria-label={t('box.label')} action={PAGES.study}>
      <FieldBox>
        <IconButton icon="page" label={t('box.picker')} />
        <label htmlFor="first-reference">
          <VisuallyHidden>{t('box.reference')}</VisuallyHidden>
        </label>
        <input
          id="first-reference"
          name="ref"
          defaultValue={isFirstVisit ? '' : BOX_PLACES.reference}
          placeholder={t('examples.verses')}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          data-selected-by-focus=""
        />
        {!isFirstVisit && <input type="hidden" name="translation" value={BOX_PLACES.translationId} />}
        <span className="first-translation" aria-hidden="true">
          {BOX_PLACES.translation}
          <Icon name="down" small />
        </span>
      </FieldBox>
    </form>
  );
}

function FirstVisit() {
  const t = useTexts();
  return (
    <div className="first-visit">
      <EmptyState title={t('title')}>
        <p>{t('how')}</p>
        <ul className="first-examples" aria-label={t('examplesLabel')}>
          {EXAMPLES.map((name) => (
            <li key={name}>
              <Link to={`${PAGES.study}?ref=${encodeURIComponent(t(`examples.${name}`))}`}>
                {t(`examples.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
        <p>{t('why', { product: PRODUCT.name })}</p>
      </EmptyState>
    </div>
  );
}
