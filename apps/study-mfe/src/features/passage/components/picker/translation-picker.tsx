import type { Translation } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { Icon, VisuallyHidden } from '@word-unfolded/ui';
import { useId } from 'react';
import { useTexts } from '../../../../locales/texts.js';
import styles from './translation-picker.module.css';

type TranslationPickerProps = {
  readonly translations: readonly Translation[];
  readonly chosen: string | undefined;
  readonly onChoose: (translationId: string) => void;
};

/**
 * The browser's native list of translations, which suits every phone, with the abbreviation of the selected one
 * displayed over it. A translation that cannot be served here is shown with the reason (decisions, "Translations").
 */
export function TranslationPicker({ translations, chosen, onChoose }: TranslationPickerProps) {
  const t = useTexts();
  const id = useId();
  const current = translations.find((each) => each.id === chosen);
  const shown = current?.abbreviation ?? '';
  const nameOf = ({ name, available }: Translation) => (available ? name : t('box.needsNetwork', { name }));
  return (
    <span className={styles.picker}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('box.translation')}</VisuallyHidden>
      </label>
      <span className={styles.current} aria-hidden="true">
        {shown}
        <Icon name="down" small />
      </span>
      <select
        id={id}
        className={styles.list}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {!current && <option value={chosen ?? ''}>{shown || t('box.translation')}</option>}
        {LANGUAGES.map((language) => (
          <optgroup key={language} label={t(`box.languages.${language}`)}>
            {translations
              .filter((each) => each.language === language)
              .map((each) => (
                <option key={each.id} value={each.id} disabled={!each.available}>
                  {nameOf(each)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </span>
  );
}
