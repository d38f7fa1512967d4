import { usePostWords } from '@word-unfolded/magazine';
import { PAGES, POST_CATEGORIES, POST_LIMITS } from '@word-unfolded/domain';
import { FieldBox, Icon, IconButton, Link, useSettled } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useTexts } from '../texts.js';
import styles from './list-filters.module.css';
import type { ListAddress } from './use-post-list.js';

/** A request is made for what was typed, not for each key; in milliseconds. */
const TYPING_MS = 300;

/** The kinds of posts as links, and a search of their words. */
export function ListFilters({ address }: { readonly address: ListAddress }) {
  const t = useTexts();
  const names = usePostWords();
  const { category, tag, addressOf } = address;
  return (
    <div role="search" aria-label={t('filters.label')} className={styles.filters}>
      <nav aria-label={t('filters.category')} className={styles.kinds}>
        {[undefined, ...POST_CATEGORIES].map((each) => (
          <Link
            key={each ?? 'all'}
            to={addressOf({ category: each })}
            className="tab-label"
            aria-current={each === category || undefined}
          >
            {each === undefined ? t('filters.all') : names.kind(each)}
          </Link>
        ))}
      </nav>
      <SearchField address={address} />
      {tag && (
        <p className={styles.tag}>
          {t('filters.tag', { tag })}
          <IconButton
            icon="shut"
            label={t('filters.removeTag')}
            onClick={() => address.change({ tag: undefined })}
          />
        </p>
      )}
    </div>
  );
}

/** Sent by a browser without script, the form asks for the same list. */
function SearchField({ address: { search, category, tag, change } }: { readonly address: ListAddress }) {
  const t = useTexts();
  const [typed, setTyped] = useState({ text: search, of: search });
  // The address has changed otherwise: by a link, or by the way back.
  if (typed.of !== search) setTyped({ text: typed.text.trim() === search ? typed.text : search, of: search });
  const settled = useSettled(typed.text.trim(), TYPING_MS);
  const apply = useEffectEvent(() => {
    if (settled === typed.text.trim() && settled !== search) change({ q: settled });
  });
  useEffect(() => apply(), [settled]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ q: typed.text.trim() });
  };
  return (
    <form action={PAGES.magazine} className={styles.search} onSubmit={submit}>
      {category && <input type="hidden" name="category" value={category} />}
      {tag && <input type="hidden" name="tag" value={tag} />}
      <FieldBox>
        <Icon name="find" small />
        <input
          type="search"
          name="q"
          aria-label={t('filters.search')}
          placeholder={t('filters.search')}
          maxLength={POST_LIMITS.searchCharacters}
          autoComplete="off"
          value={typed.text}
          onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
        />
      </FieldBox>
    </form>
  );
}
