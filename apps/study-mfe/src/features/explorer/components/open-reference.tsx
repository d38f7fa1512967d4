import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { ButtonLink, Icon } from '@word-unfolded/ui';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { passageQuery } from '../../../scripture/api/passage-query.js';
import { useTexts } from '../texts.js';

/** Where what was written is also a reference, the way to the passage. */
export function OpenReference({ text }: { readonly text: string }) {
  const t = useTexts();
  const language = useLanguage();
  const { data } = useInfiniteQuery({
    ...passageQuery({ reference: text, translationId: undefined, language }),
    enabled: /\d/.test(text),
    retry: false,
  });
  const reference = data?.pages[0]?.reference;
  if (!reference) return null;
  return (
    <ButtonLink to={passageAddress(text)}>
      <Icon name="page" small />
      {t('found.reference', { reference })}
    </ButtonLink>
  );
}
