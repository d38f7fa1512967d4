import { Icon, type IconName } from '@word-unfolded/ui';
import { useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../../locales/texts.js';
import styles from './study-tabs.module.css';

/** The tabs of the study page (specification, section 2), in order. */
const STUDY_TABS = ['scripture', 'study', 'notes', 'theo', 'help'] as const;

export type StudyTab = (typeof STUDY_TABS)[number];

const ICONS = {
  scripture: 'page',
  study: 'mark',
  notes: 'pen',
  theo: 'talk',
  help: 'ask',
} as const satisfies Record<StudyTab, IconName>;

/** The element ids of a tab and its panel. */
export const tabIds = (tab: StudyTab) => ({ tab: `study-tab-${tab}`, panel: `study-panel-${tab}` });

type StudyTabsProps = { readonly chosen: StudyTab; readonly onChoose: (tab: StudyTab) => void };

/** The tabs: at the bottom on a phone, under the header on a tablet. The arrow keys move between them. */
export function StudyTabs({ chosen, onChoose }: StudyTabsProps) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const to = targetOf(event.key, STUDY_TABS.indexOf(chosen));
    const tab = to === undefined ? undefined : STUDY_TABS[to];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab);
    list.current?.querySelector<HTMLElement>(`#${tabIds(tab).tab}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('tabs.label')} className={styles.tabs}>
      {STUDY_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabIds(tab).tab}
          aria-selected={tab === chosen}
          aria-controls={tabIds(tab).panel}
          tabIndex={tab === chosen ? 0 : -1}
          className={styles.tab}
          onKeyDown={press}
          onClick={() => onChoose(tab)}
        >
          <Icon name={ICONS[tab]} />
          {t(`tabs.${tab}`)}
        </button>
      ))}
    </div>
  );
}

function targetOf(key: string, current: number): number | undefined {
  const count = STUDY_TABS.length;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
