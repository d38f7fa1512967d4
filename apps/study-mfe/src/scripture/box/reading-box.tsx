import type { ScriptureSuggestion } from '@word-unfolded/contracts';
import { classNames, FieldBox, useMediaQuery, VisuallyHidden } from '@word-unfolded/ui';
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../locales/texts.js';
import styles from './reading-box.module.css';
import { suggestionId, SuggestionList } from './suggestion-list.js';
import { useSuggestions } from './use-suggestions.js';

/** A phone, where long names of books were cut. */
const NARROW = '(max-width: 39.99em)';

type ReadingBoxProps = {
  /** The open reference, shown in the field until the reader types something else. */
  readonly open: string;
  /** A shorter form of the open reference, shown where the field is narrow and nobody types. */
  readonly short?: string | undefined;
  /** Labels of the form and its field. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** The validation message for an empty field. */
  readonly missing: string;
  /** Why the last text was refused. It stands in the flow of the page, and gives way to `missing`. */
  readonly refusal?: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** @param kind of the selected suggestion; undefined for the typed text */
  readonly onSubmit: (text: string, kind: ScriptureSuggestion['kind'] | undefined) => void;
  /** Content before and after the input. */
  readonly before?: ReactNode;
  readonly behind?: ReactNode;
};

/**
 * A field for references, lists of them, phrases and words, with suggestions: a combobox with a list (ARIA Authoring
 * Practices, "Combobox"). The arrow keys move through the list, Enter takes the active suggestion or else the text,
 * Escape first closes the list and then restores the open reference.
 */
export function ReadingBox(props: ReadingBoxProps) {
  const { open, short, name, label, placeholder, missing, refusal, inputRef, onSubmit, before, behind } =
    props;
  const t = useTexts();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [isEntered, setEntered] = useState(false);
  const isNarrow = useMediaQuery(NARROW);
  const [isWriting, setWriting] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [active, setActive] = useState<number>();
  const text = draft ?? open;
  const suggestions = useSuggestions(text, isWriting);
  const isListed = isWriting && suggestions.length > 0;
  const chosen = active === undefined ? undefined : suggestions[active];
  const error = isMissing ? missing : refusal;

  const close = () => {
    setWriting(false);
    setActive(undefined);
  };
  const submit = (written: string, kind?: ScriptureSuggestion['kind']) => {
    const wanted = written.trim();
    setMissing(wanted === '');
    if (wanted === '') return;
    close();
    setDraft(undefined);
    const input = document.getElementById(id);
    input?.blur(); // on a phone this closes the keyboard, which covers the page
    onSubmit(wanted, kind);
  };
  const choose = (suggestion: ScriptureSuggestion) => submit(suggestion.text, suggestion.kind);
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    if (isListed && chosen) choose(chosen);
    else submit(text);
  };
  const move = (step: number) => {
    const from = active ?? (step > 0 ? -1 : suggestions.length);
    const to = from + step;
    setActive(to < 0 || to >= suggestions.length ? undefined : to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isListed) move(step);
      else setWriting(true);
    } else if (event.key === 'Escape') {
      if (!isListed) setDraft(undefined);
      close();
    }
  };

  return (
    <form role="search" className={styles.form} aria-label={name} onSubmit={submitForm}>
      <FieldBox className={styles.box}>
        {before}
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          ref={inputRef}
          id={id}
          className={styles.input}
          value={draft === undefined && !isEntered && isNarrow ? (short ?? text) : text}
          placeholder={placeholder}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={
            isListed && active !== undefined ? suggestionId(`${id}-list`, active) : undefined
          }
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => {
            setDraft(target.value);
            setWriting(true);
            setActive(undefined);
          }}
          onKeyDown={press}
          onFocus={({ target }) => {
            flushSync(() => setEntered(true)); // what is selected is the whole reference
            target.select();
          }}
          onBlur={() => {
            setEntered(false);
            close();
          }}
        />
        {behind}
      </FieldBox>
      {isListed && (
        <SuggestionList id={`${id}-list`} suggestions={suggestions} active={active} onChoose={choose} />
      )}
      <VisuallyHidden role="status">
        {isListed && t('box.suggested', { count: suggestions.length })}
      </VisuallyHidden>
      {error !== undefined && (
        <p
          className={classNames(styles.error, refusal !== undefined && styles.inFlow)}
          id={`${id}-error`}
          role="alert"
        >
          {error}
        </p>
      )}
    </form>
  );
}
