import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Link } from '@word-unfolded/ui';
import { entryAddress } from '../../journal/addresses.js';
import { dayText, noonOf } from '../../journal/days.js';
import { useTexts } from '../../locales/texts.js';
import type { Remembered } from './on-this-day.js';
import styles from './remembered.module.css';

/** Past entries beside a list or an entry; nothing where there are none. */
export function RememberedAside({ remembered }: { readonly remembered: Remembered }) {
  const t = useTexts();
  const parts = (['sameDay', 'samePassage', 'sameMood'] as const).filter(
    (part) => remembered[part].length > 0,
  );
  if (parts.length === 0) return null;
  return (
    <aside aria-label={t('remembered.label')} className={styles.side}>
      {parts.map((part) => (
        <section key={part}>
          <h2 className={styles.title}>{t(`remembered.${part}`)}</h2>
          <ul>
            {remembered[part].map((entry) => (
              <RememberedRow key={entry.key} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </aside>
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

const whenText = (date: string, language: Language) => dayText(noonOf(date), 'long', language);
