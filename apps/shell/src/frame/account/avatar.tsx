import { useState } from 'react';
import styles from './avatar.module.css';

/**
 * A reader's picture; their initials if there is none, or if it cannot be shown. The initials are drawn as graphics, so
 * that they do not count as a visible label of the button (WCAG 2.2, 2.5.3).
 */
export function Avatar({ name, url }: { readonly name: string; readonly url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === null || url === failedUrl)
    return <span className={styles.avatar} data-initials={initialsOf(name)} />;
  return <img className={styles.avatar} src={url} alt="" onError={() => setFailedUrl(url)} />;
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
