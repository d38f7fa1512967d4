import {
  IMAGE_AESTHETICS,
  IMAGE_ASPECTS,
  IMAGE_BACKGROUNDS,
  IMAGE_FORMATS,
  IMAGE_LIMITS,
  IMAGE_MOODS,
  IMAGE_QUALITIES,
  IMAGE_STYLES,
  IMAGE_TYPOGRAPHIES,
} from '@word-unfolded/domain';
import { Field, SelectField, SettingChoice, TextArea } from '@word-unfolded/ui';
import { AESTHETIC_KEYS, TYPOGRAPHY_KEYS } from '../choice-keys.js';
import { useGalleryTexts } from '../texts.js';
import type { Choices } from './choices.js';
import styles from './image-maker.module.css';

type DesignFormProps = {
  readonly choices: Choices;
  readonly onChange: (changes: Partial<Choices>) => void;
};

/** What a reader chooses for an image. */
export function DesignForm({ choices, onChange }: DesignFormProps) {
  const t = useGalleryTexts();
  const isCutOut = choices.background === 'transparent';
  return (
    <div className={styles.fields}>
      <TextArea
        label={t('maker.quote')}
        hint={t('maker.quoteHint')}
        value={choices.quote}
        limit={IMAGE_LIMITS.quoteCharacters}
        onChange={({ currentTarget }) => onChange({ quote: currentTarget.value })}
      />
      <Field
        label={t('maker.reference')}
        hint={t('maker.referenceHint')}
        value={choices.reference}
        onChange={({ currentTarget }) => onChange({ reference: currentTarget.value })}
      />
      <Looks choices={choices} onChange={onChange} />
      <SettingChoice
        label={t('maker.aspect')}
        values={IMAGE_ASPECTS}
        chosen={choices.aspect}
        nameOf={(aspect) => t(`maker.aspects.${aspect}`)}
        onChoose={(aspect) => onChange({ aspect })}
      />
      <div className={styles.pairs}>
        <SettingChoice
          label={t('maker.quality')}
          values={IMAGE_QUALITIES}
          chosen={choices.quality}
          nameOf={(quality) => t(`maker.qualities.${quality}`)}
          onChoose={(quality) => onChange({ quality })}
        />
        <SettingChoice
          label={t('maker.background')}
          values={IMAGE_BACKGROUNDS}
          chosen={choices.background}
          nameOf={(background) => t(`maker.backgrounds.${background}`)}
          onChoose={(background) =>
            onChange({ background, ...(background === 'transparent' && { format: 'png' }) })
          }
        />
        {!isCutOut && (
          <SettingChoice
            label={t('maker.format')}
            values={IMAGE_FORMATS}
            chosen={choices.format}
            nameOf={(format) => format.toUpperCase()}
            onChoose={(format) => onChange({ format })}
          />
        )}
      </div>
      {isCutOut && (
        <p role="status" className={styles.note}>
          {t('maker.onlyPng')}
        </p>
      )}
    </div>
  );
}

/** Style, lettering, look and mood. */
function Looks({ choices, onChange }: DesignFormProps) {
  const t = useGalleryTexts();
  const byQuote = <option value="">{t('maker.byQuote')}</option>;
  return (
    <div className={styles.pairs}>
      <SelectField
        label={t('maker.style')}
        value={choices.style}
        onChange={({ currentTarget }) => onChange({ style: currentTarget.value as Choices['style'] })}
      >
        {IMAGE_STYLES.map((style) => (
          <option key={style} value={style}>
            {t(`styles.${style}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('maker.typography')}
        value={choices.typography}
        onChange={({ currentTarget }) =>
          onChange({ typography: currentTarget.value as Choices['typography'] })
        }
      >
        {byQuote}
        {IMAGE_TYPOGRAPHIES.map((typography) => (
          <option key={typography} value={typography}>
            {t(`typographies.${TYPOGRAPHY_KEYS[typography]}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('maker.aesthetic')}
        value={choices.aesthetic}
        onChange={({ currentTarget }) => onChange({ aesthetic: currentTarget.value as Choices['aesthetic'] })}
      >
        {byQuote}
        {IMAGE_AESTHETICS.map((aesthetic) => (
          <option key={aesthetic} value={aesthetic}>
            {t(`aesthetics.${AESTHETIC_KEYS[aesthetic]}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('maker.mood')}
        value={choices.mood}
        onChange={({ currentTarget }) => onChange({ mood: currentTarget.value as Choices['mood'] })}
      >
        {byQuote}
        {IMAGE_MOODS.map((mood) => (
          <option key={mood} value={mood}>
            {t(`moods.${mood}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
