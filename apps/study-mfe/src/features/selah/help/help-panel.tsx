import { useId } from 'react';
import type { HelplineEntry } from './read-helplines.js';
import { useSelahTexts } from '../texts.js';
import styles from './help-panel.module.css';

/** Whom somebody in danger can call. It stays in sight while the conversation lasts, whatever is said or scrolled. */
export function HelpPanel({ helplines }: { readonly helplines: readonly HelplineEntry[] }) {
  const t = useSelahTexts();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('help.title')}
      </h2>
      <ul className={styles.lines}>
        {helplines.map(({ name, contact }) => (
          <li key={name} className={styles.line}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.contact}>
              {contact.map(({ text, href }, index) =>
                href === undefined ? (
                  <span key={index}>{text}</span>
                ) : (
                  <a
                    key={index}
                    href={href}
                    {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
                  >
                    {text}
                  </a>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
