import type { RememberedPlanDay } from '@word-unfolded/contracts';
import { PAGES, type Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Button, Link } from '@word-unfolded/ui';
import { useState } from 'react';
import { entryAddress } from '../../../journal/addresses.js';
import { dayText, noonOf } from '../../../journal/days.js';
import { useTexts } from '../../../locales/texts.js';
import type { Remembered } from './on-this-day.js';
import styles from './remembered.module.css';

const PARTS = ['sameDay', 'samePassage', 'sameMood', 'recent'] as const;

/** How many entries of a kind are shown at first. */
const AT_FIRST = 5;

/** Related past entries beside a list or an entry; renders nothing when there are none. */
export function RememberedAside({ remembered }: { readonly remembered: Remembered }) {
  const t = useTexts();
  const parts = PARTS.map((part) => ({ part, entries: remembered[part] ?? [] })).filter(
    ({ entries }) => entries.length > 0,
  );
  const { planDays = [] } = remembered;
  if (parts.length === 0 && planDays.length === 0) return null;
  return (
    <aside aria-label={t('remembered.label')} className={styles.side}>
      {parts.map(({ part, entries }) => (
        <section key={part}>
          <h2 className={styles.title}>{t(`remembered.${part}`)}</h2>
          <Rows entries={entries} />
        </section>
      ))}
      {planDays.length > 0 && (
        <section>
          <h2 className={styles.title}>{t('remembered.planDays')}</h2>
          <ul>
            {planDays.map((day) => (
              <PlanDayRow key={`${day.planId} ${day.day}`} planDay={day} />
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** The first entries, and the others on request. */
function Rows({ entries }: { readonly entries: readonly DeviceEntry[] }) {
  const t = useTexts();
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, entries.length - AT_FIRST);
  return (
    <>
      <ul>
        {entries.slice(0, entries.length - hidden).map((entry) => (
          <RememberedRow key={entry.key} entry={entry} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button onClick={() => setWhole(true)}>{t('remembered.more', { count: hidden })}</Button>
      )}
    </>
  );
}

function RememberedRow({ entry }: { readonly entry: DeviceEntry }) {
  const t = useTexts();
  const language = useLanguage();
  const { date, title, scripture, category } = entry.working;
  return (
    <li className={styles.row}>
      <span className={styles.label}>
        {[whenText(date, language), scripture || t(`categories.${category}`)].join(', ')}
      </span>
      <Link to={entryAddress(entry.key)}>{title.trim() || t('untitled')}</Link>
    </li>
  );
}

function PlanDayRow({ planDay }: { readonly planDay: RememberedPlanDay }) {
  const language = useLanguage();
  const { planId, title, day, date, reference, note } = planDay;
  const query = new URLSearchParams({ planId, day: String(day) });
  return (
    <li className={styles.row}>
      <span className={styles.label}>{[whenText(date, language), title].join(', ')}</span>
      <Link to={`${PAGES.study}?${query}`}>{reference}</Link>
      {note !== '' && <span className={styles.label}>{note}</span>}
    </li>
  );
}

const whenText = (date: string, language: Language) => dayText(noonOf(date), 'long', language);
