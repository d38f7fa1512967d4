import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { EmptyState, Link } from '@word-unfolded/ui';
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
      <div className="first-box" />
      {isFirstVisit && <FirstVisit />}
      <div data-content="" />
    </div>
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
