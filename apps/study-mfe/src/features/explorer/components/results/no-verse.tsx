import { ButtonLink } from '@word-unfolded/ui';
import { searchAddress, type Search } from '../../../../scripture/address/search-address.js';
import { useTexts } from '../../texts.js';
import { NothingFound } from './search-results.js';

/** Shown when no verse matches: what to try instead, first of all a search of all books. */
export function NoVerse({ search }: { readonly search: Search }) {
  const t = useTexts();
  const isFiltered = search.testament !== undefined || search.book !== undefined;
  if (!isFiltered) return <NothingFound>{t('nothing.body')}</NothingFound>;
  const everywhere = searchAddress({ ...search, testament: undefined, book: undefined, page: 1 });
  return (
    <NothingFound actions={<ButtonLink to={everywhere}>{t('nothing.everywhere')}</ButtonLink>}>
      {t('nothing.bodyFiltered')}
    </NothingFound>
  );
}
