import { applyGate, localDateAt, PAGE_GATES, type Principal } from '@word-unfolded/domain';
import { useSession, useUser } from '@word-unfolded/session';
import { useNavigate, usePageTitle, useModule, useShortcuts } from '@word-unfolded/ui';
import { useState } from 'react';
import { Contents, type RowStates } from './contents.js';
import { DayVerse } from './day-verse/day-verse.js';
import { lastReference } from './last-reference.js';
import { ResumePoint } from './resume-point.js';
import { menuItemsFor } from './menu-items.js';
import styles from './menu-page.module.css';
import { useTexts } from './texts.js';
import { usesSingleKeys } from './uses-single-keys.js';

/** The menu of the application; its item numbers are keyboard shortcuts. */
export default function MenuPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { firstName } = useUser();
  const { principal: principal = { tier: 'free', role: 'user' } } = useSession();
  const items = menuItemsFor(principal);
  const today = useModule(() => import('./todays-reading.js'), true);
  const writing = useModule(() => import('./todays-writing.js'), true);
  const [counts, setCounts] = useState<RowStates>({});
  const reference = lastReference();
  const elsewhere = useModule(() => import('./resume-elsewhere.js'), reference === undefined);
  const day = localDateAt(new Date(), new Intl.DateTimeFormat().resolvedOptions().timeZone);
  usePageTitle(t('title'));
  const keys = items.map(({ path }, index) => [String(index + 1), () => void navigate(path)] as const);
  useShortcuts(Object.fromEntries(keys), usesSingleKeys());
  return (
    <div className={styles.page}>
      <div className={styles.today}>
        <h1 className={styles.greeting}>{t(`greeting.${partOfDay(new Date())}`, { name: firstName })}</h1>
        {elsewhere ? <elsewhere.ResumeElsewhere /> : <ResumePoint />}
        <DayVerse day={day} />
        {today && <today.TodaysReadingPart />}
      </div>
      <Contents
        items={items}
        states={{ ...counts, ...(reference && { study: reference }), ...useTiersNeeded(principal) }}
      />
      <div className={styles.past}>{writing && <writing.TodaysWriting onStates={setCounts} />}</div>
    </div>
  );
}

/** The names of the plans that open what this reader's plan does not. */
function useTiersNeeded(principal: Principal): RowStates {
  const t = useTexts();
  const needed = (['explorer', 'journal', 'selah'] as const).flatMap((name) => {
    const gate = PAGE_GATES[name];
    const isClosed = typeof gate === 'object' && applyGate(gate, principal) !== 'pass';
    return isClosed ? [[name, t(gate.tier === 'premium' ? 'tiers.premium' : 'tiers.plus')] as const] : [];
  });
  return Object.fromEntries(needed);
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
