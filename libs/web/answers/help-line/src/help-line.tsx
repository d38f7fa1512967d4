import { useQuery } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { findHelpRoute } from '@word-unfolded/contracts';
import { HELPLINE_DIRECTORY } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import styles from './help-line.module.css';

/** Fewer characters tell nothing of anybody. */
const LEAST = 3;

/**
 * A quiet line of help above the results of a search whose words tell of danger. Results stay as they are, and they do not
 * wait for it: without an answer of the server there is no line.
 */
export function HelpLine({ words }: { readonly words: string }) {
  const language = useLanguage();
  const q = words.trim();
  const { data } = useQuery({
    queryKey: ['help line', q, language],
    queryFn: ({ signal }) => getData(findHelpRoute, { query: { q } }, { language, signal }),
    enabled: q.length >= LEAST,
    retry: false,
    staleTime: Infinity,
  });
  if (!data?.help) return null;
  const [before = '', after = ''] = data.help.text.split(HELPLINE_DIRECTORY);
  return (
    <p role="status" lang={data.help.language} className={styles.line}>
      {before}
      <a href={`https://${HELPLINE_DIRECTORY}`} rel="noreferrer">
        {HELPLINE_DIRECTORY}
      </a>
      {after}
    </p>
  );
}
