import { errorText, type Translation } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { formatReference, parsePlainReference } from '@word-unfolded/scripture-ref';
import type { RefObject } from 'react';
import { useTexts } from '../../../../locales/texts.js';
import { ReadingBox } from '../../../../scripture/box/reading-box.js';
import { PassagePicker } from './passage-picker.js';
import { TranslationPicker } from './translation-picker.js';

type ReferenceBoxProps = {
  /** The open reference, shown in the field until the reader types something else. */
  readonly reference: string;
  readonly translations: readonly Translation[];
  readonly translationId: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onOpen: (reference: string, translationId: string | undefined) => void;
  readonly onChooseTranslation: (translationId: string) => void;
};

/** The combined field for a reference or a search, with the choice of translation. */
export function ReferenceBox(props: ReferenceBoxProps) {
  const { reference, translations, translationId, inputRef, onOpen, onChooseTranslation } = props;
  const t = useTexts();
  const language = useLanguage();
  return (
    <ReadingBox
      open={reference}
      short={shortOf(reference, language)}
      name={t('box.label')}
      label={t('box.reference')}
      placeholder={t('box.placeholder')}
      missing={errorText('SCRIPTURE_REFERENCE_REQUIRED', language)}
      inputRef={inputRef}
      onSubmit={(text) => onOpen(text, translationId)}
      before={
        <PassagePicker
          translation={translations.find(({ id }) => id === translationId)}
          onChoose={(chosen) => onOpen(chosen, translationId)}
        />
      }
      behind={
        <TranslationPicker
          translations={translations}
          chosen={translationId}
          onChoose={onChooseTranslation}
        />
      }
    />
  );
}

/** A reference with the short name of its book; lists of references are left as they are. */
function shortOf(reference: string, language: Language): string | undefined {
  const passage = parsePlainReference(reference, language);
  return passage && formatReference([passage], language, 'short');
}
