import { useLanguage } from '@word-unfolded/i18n';
import { FALLBACK_PASSAGES } from '@word-unfolded/scripture-text';
import { Link } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import { passageAddress } from '../../../../scripture/address/passage-address.js';
import type { RequestedPassage } from '../../../../scripture/api/passage-query.js';
import { useFallbackPassage } from '../../hooks/use-fallback-passage.js';
import { Passages } from '../reading/passages.js';

/** The requested passage when it is one of those bundled with the page; otherwise links to the bundled ones. */
export function FallbackPassage({ requested }: { readonly requested: RequestedPassage }) {
  const data = useFallbackPassage(requested);
  if (data) return <Passages answers={{ pages: [data], pageParams: [requested.reference] }} />;
  return data === null ? <AlwaysHere translationId={requested.translationId} /> : null;
}

function AlwaysHere({ translationId }: Pick<RequestedPassage, 'translationId'>) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <p>{t('error.always')}</p>
      <ul>
        {FALLBACK_PASSAGES[language].map(({ reference }) => (
          <li key={reference}>
            <Link to={passageAddress(reference, translationId)}>{reference}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
