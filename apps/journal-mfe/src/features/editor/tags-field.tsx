import { errorText } from '@word-unfolded/contracts';
import { cleanTag, hasTag, JOURNAL_LIMITS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, FieldBox, IconButton } from '@word-unfolded/ui';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useEditorTexts } from './texts.js';
import styles from './fields.module.css';

/** How many tags of other entries are offered at once. */
const OFFERED_AT_MOST = 6;

type TagsFieldProps = {
  readonly tags: readonly string[];
  /** Tags of other entries, offered as suggestions. */
  readonly known: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
};

/** The tags of an entry. Enter or a comma adds a tag, and each tag has a button that removes it. */
export function TagsField({ tags, known, onChange }: TagsFieldProps) {
  const t = useEditorTexts();
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const begun = cleanTag(typed).toLocaleLowerCase();
  const offered = known
    .filter((tag) => begun !== '' && tag.toLocaleLowerCase().startsWith(begun) && !hasTag(tags, tag))
    .slice(0, OFFERED_AT_MOST);
  const add = (text: string) => {
    const tag = cleanTag(text);
    if (tag === '') return;
    if (hasTag(tags, tag)) return setProblem(errorText('TAG_EXISTS', language));
    if (tags.length >= JOURNAL_LIMITS.tags)
      return setProblem(errorText('ENTRY_TAGS_TOO_MANY', language, { max: JOURNAL_LIMITS.tags }));
    if (tag.length > JOURNAL_LIMITS.tagCharacters)
      return setProblem(errorText('ENTRY_TAGS_INVALID', language));
    onChange([...tags, tag]);
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add(typed);
  };
  // Who goes on to a suggestion has not ended what is typed.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!document.getElementById(`${id}-known`)?.contains(relatedTarget)) add(typed);
  };
  return (
    <div className={styles.tags}>
      {tags.length > 0 && (
        <ul aria-label={t('tags.label')} className={styles.chips}>
          {tags.map((tag) => (
            <li key={tag} className={styles.chip}>
              {tag}
              <IconButton
                icon="shut"
                label={t('tags.remove', { tag })}
                onClick={() => onChange(tags.filter((each) => each !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
      <FieldBox className={styles.small}>
        <input
          aria-label={t('tags.add')}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
          placeholder={t('tags.add')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
          onKeyDown={press}
          onBlur={leave}
        />
      </FieldBox>
      {offered.length > 0 && (
        <ul id={`${id}-known`} aria-label={t('tags.known')} className={styles.chips}>
          {offered.map((tag) => (
            <li key={tag}>
              <Button
                variant="quiet"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(tag)}
              >
                {tag}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
