import { errorText } from '@word-unfolded/contracts';
import { isSlug, POST_CATEGORIES, POST_LIMITS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { usePostWords } from '@word-unfolded/magazine';
import { Field, SelectField } from '@word-unfolded/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';
import { Cover } from './cover.js';
import styles from './editor.module.css';

/** What belongs to a post besides its text: kind, author, tags, address and cover. */
export function Details({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const names = usePostWords();
  const language = useLanguage();
  const { post, fields } = useStore(draft.state);
  const { category, author } = fields.content;
  const isFixed = post.publishedAt !== null;
  const isWrong = fields.slug !== '' && !isSlug(fields.slug);
  return (
    <section aria-label={t('details.label')} className={styles.details}>
      <SelectField
        label={t('details.category')}
        value={category}
        onChange={({ currentTarget }) =>
          draft.change({
            content: { category: POST_CATEGORIES.find((each) => each === currentTarget.value) ?? category },
          })
        }
      >
        {POST_CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {names.kind(each)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('details.author')}
        maxLength={POST_LIMITS.authorCharacters}
        value={author}
        onChange={({ currentTarget }) => draft.change({ content: { author: currentTarget.value } })}
      />
      <TagsField draft={draft} />
      <Field
        label={t('details.slug')}
        hint={t(isFixed ? 'details.slugFixed' : 'details.slugHint')}
        error={isWrong ? errorText('POST_SLUG_INVALID', language) : undefined}
        maxLength={POST_LIMITS.slugCharacters}
        spellCheck={false}
        readOnly={isFixed}
        value={fields.slug}
        onChange={({ currentTarget }) => draft.change({ slug: currentTarget.value })}
      />
      <Cover draft={draft} />
    </section>
  );
}

/** The tags, divided by commas. What is typed stays as it is until the field is left. */
function TagsField({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const tags = useStore(draft.state, ({ fields }) => fields.content.tags);
  const [typed, setTyped] = useState<string>();
  const read = (text: string) =>
    [...new Set(text.split(',').map((tag) => tag.trim()))]
      .filter((tag) => tag !== '' && tag.length <= POST_LIMITS.tagCharacters)
      .slice(0, POST_LIMITS.tags);
  return (
    <Field
      label={t('details.tags')}
      hint={t('details.tagsHint')}
      value={typed ?? tags.join(', ')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        draft.change({ content: { tags: read(currentTarget.value) } });
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
