import { useQuery } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import type { Book, Translation } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState, IconButton } from '@word-unfolded/ui';
import { Popover, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { useTexts } from '../../../../locales/texts.js';
import { booksQuery } from '../../../../scripture/api/books-query.js';
import { nameOfChapter, nameOfVerse } from '../../../../scripture/typesetting/chapter-name.js';
import { ChoiceGrid, numbersTo } from './choice-grid.js';
import styles from './passage-picker-panel.module.css';

type PassagePickerPanelProps = OverlayProps & {
  readonly translation: Translation;
  readonly onChoose: (reference: string) => void;
};

/** Selects the book, then the chapter, then the verse or the whole chapter, in the numbering of the translation. */
export function PassagePickerPanel({ translation, onChoose, ...overlay }: PassagePickerPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data: books, error, refetch } = useQuery(booksQuery(translation.id, language));
  const [book, setBook] = useState<Book>();
  const [chapter, setChapter] = useState<number>();
  const choose = (reference: string) => {
    overlay.onOpenChange(false);
    setBook(undefined);
    setChapter(undefined);
    onChoose(reference);
  };
  const openBook = (chosen: Book) => {
    setBook(chosen);
    setChapter(chosen.verses.length === 1 ? 1 : undefined);
  };
  const goBack = () => {
    if (chapter === undefined || book?.verses.length === 1) setBook(undefined);
    setChapter(undefined);
  };
  return (
    <Popover {...overlay} placement="bottom start" label={t('picker.open')}>
      <div className={styles.panel} lang={translation.language}>
        {error && !books && (
          <ErrorState
            title={readableText(error, language, 'load')}
            actions={<Button onClick={() => void refetch()}>{t('error.retry')}</Button>}
          />
        )}
        {book && (
          <header className={styles.head}>
            <IconButton icon="back" label={t('picker.back')} onClick={goBack} />
            <h2 className={styles.title}>
              {chapter === undefined ? book.name : nameOfChapter(book.osis, chapter, translation.language)}
            </h2>
          </header>
        )}
        {books && !book && <Books books={books} onChoose={openBook} />}
        {book && chapter === undefined && (
          <ChoiceGrid
            key={book.osis}
            label={t('picker.chapters', { book: book.name })}
            choices={numbersTo(book.verses.length)}
            onChoose={setChapter}
          />
        )}
        {book && chapter !== undefined && (
          <>
            <Button
              variant="quiet"
              onClick={() => choose(nameOfChapter(book.osis, chapter, translation.language))}
            >
              {t('picker.wholeChapter')}
            </Button>
            <ChoiceGrid
              key={`${book.osis} ${chapter}`}
              label={t('picker.verses')}
              choices={numbersTo(book.verses[chapter - 1] ?? 0)}
              onChoose={(verse) => choose(nameOfVerse(book.osis, chapter, verse, translation.language))}
            />
          </>
        )}
      </div>
    </Popover>
  );
}

type BooksProps = { readonly books: readonly Book[]; readonly onChoose: (book: Book) => void };

function Books({ books, onChoose }: BooksProps) {
  const t = useTexts();
  return (['old', 'new'] as const).map((testament) => {
    const within = books.filter((each) => each.testament === testament);
    if (within.length === 0) return null;
    return (
      <section key={testament}>
        <h2 className={styles.testament}>{t(`picker.${testament}`)}</h2>
        <ChoiceGrid
          wide
          takesFocus={testament === within[0]?.testament && within[0] === books[0]}
          label={t(`picker.${testament}`)}
          choices={within.map((each) => ({ value: each, text: each.name }))}
          onChoose={onChoose}
        />
      </section>
    );
  });
}
