import { useId, type KeyboardEvent } from 'react';
import { useTexts } from '../locales/texts.js';
import styles from './image-maker.module.css';

const TABS = ['design', 'preview'] as const;

export type MakerTab = (typeof TABS)[number];

type MakerTabsProps = {
  readonly chosen: MakerTab;
  readonly hasPreview: boolean;
  readonly onChoose: (tab: MakerTab) => void;
};

/** Design and Preview; Preview is disabled until there is an image (specification, section 2, "Image modal"). */
export function MakerTabs({ chosen, hasPreview, onChoose }: MakerTabsProps) {
  const t = useTexts();
  const id = useId();
  const choose = (tab: MakerTab) => {
    if (tab === 'preview' && !hasPreview) return;
    onChoose(tab);
    document.getElementById(`${id}-${tab}`)?.focus();
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') choose(chosen === 'design' ? 'preview' : 'design');
  };
  return (
    <div role="tablist" aria-label={t('tabs')} className={styles.tabs}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === chosen}
          aria-disabled={(tab === 'preview' && !hasPreview) || undefined}
          tabIndex={tab === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => choose(tab)}
          onKeyDown={press}
        >
          {t(tab)}
        </button>
      ))}
    </div>
  );
}
