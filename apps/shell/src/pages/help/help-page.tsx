import { PAGES } from '@word-unfolded/domain';
import {
  Button,
  EmptyState,
  Link,
  PageBody,
  PageSection,
  useLocation,
  usePageHead,
  useSearchParams,
  useShortcuts,
} from '@word-unfolded/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { HelpSearch } from './help-search.js';
import styles from './help-page.module.css';
import { QuestionItem } from './question-item.js';
import { areShortcutsOn } from './shortcuts-choice.js';
import { Shortcuts } from './shortcuts.js';
import { useTexts } from './texts.js';
import { useFoundTopics } from './use-found-topics.js';

/** Up to this many results are shown expanded. */
const SHOWN_OPEN = 2;

/** Questions and answers with a search. */
export default function HelpPage() {
  const t = useTexts();
  const asked = useSearchParams()[0].get('q') ?? '';
  usePageHead({ title: t('title'), description: t('description'), isListed: asked === '' });
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(asked);
  const [shortcuts] = useState(areShortcutsOn);
  const { topics, words, count } = useFoundTopics(query);
  const isSearching = words.length > 0;
  useShortcuts({ '/': () => search.current?.focus() }, shortcuts);
  useAddressedQuestion();

  const clear = () => {
    setQuery('');
    search.current?.focus();
  };
  const summaries = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape' && query) clear();
    if (step === undefined) return;
    const stops = [search.current, ...summaries()];
    const place = stops.findIndex((stop) => stop === document.activeElement);
    if (place < 0) return;
    event.preventDefault();
    stops[place + step]?.focus();
  };

  return (
    <PageBody
      title={t('title')}
      lead={t('lead')}
      aside={
        <HelpSearch
          inputRef={search}
          query={query}
          count={count}
          onChange={setQuery}
          onKeyDown={move}
          onEnter={() => summaries()[0]?.focus()}
        />
      }
    >
      <div ref={list} role="presentation" className={styles.topics} onKeyDown={move}>
        {topics.map(({ topic, title, questions }) => (
          <PageSection key={topic} title={title}>
            <div>
              {questions.map((question) => (
                <QuestionItem
                  key={question.name}
                  question={question}
                  words={words}
                  isOpen={isSearching && count <= SHOWN_OPEN}
                />
              ))}
            </div>
          </PageSection>
        ))}
        {count === 0 && (
          <EmptyState title={t('none.title')} actions={<Button onClick={clear}>{t('none.clear')}</Button>}>
            <p>{t('none.body', { query })}</p>
          </EmptyState>
        )}
      </div>
      {!isSearching && <Shortcuts />}
      <p className={styles.end}>
        {t('ask')} <Link to={`${PAGES.about}#contact`}>{t('write')}</Link>
      </p>
    </PageBody>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Expands the question that the address names, such as `/help#sessions`. */
function useAddressedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!named) return;
    if (named instanceof HTMLDetailsElement) named.setAttribute('open', '');
    named.scrollIntoView();
  }, [hash]);
}
