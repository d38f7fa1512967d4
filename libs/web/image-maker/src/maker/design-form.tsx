import {
  IMAGE_ASPECTS,
  IMAGE_BACKGROUNDS,
  IMAGE_FORMATS,
  IMAGE_LIMITS,
  IMAGE_QUALITIES,
  imageSizeOf,
  isAdministrator,
} from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { Field, SettingChoice, TextArea } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import type { Choices } from './choices.js';
import styles from './image-maker.module.css';
import { LookFields } from './look-fields.js';
import { ProviderField } from './provider-field.js';
import { ShapeChoice } from './shape-choice.js';

type DesignFormProps = {
  readonly choices: Choices;
  readonly onChange: (changes: Partial<Choices>) => void;
};

/** What a reader chooses for an image. */
export function DesignForm({ choices, onChange }: DesignFormProps) {
  const t = useTexts();
  const { user } = useSession();
  return (
    <div className={styles.fields}>
      <TextArea
        label={t('quote')}
        hint={t('quoteHint')}
        value={choices.quote}
        limit={IMAGE_LIMITS.quoteCharacters}
        onChange={({ currentTarget }) => onChange({ quote: currentTarget.value })}
      />
      <div className={styles.pairs}>
        <Field
          label={t('reference')}
          hint={t('referenceHint')}
          value={choices.reference}
          maxLength={IMAGE_LIMITS.referenceCharacters}
          onChange={({ currentTarget }) => onChange({ reference: currentTarget.value })}
        />
        <Field
          label={t('attribution')}
          hint={t('attributionHint')}
          value={choices.attribution}
          maxLength={IMAGE_LIMITS.attributionCharacters}
          onChange={({ currentTarget }) => onChange({ attribution: currentTarget.value })}
        />
      </div>
      <LookFields choices={choices} onChange={onChange} />
      <ShapeChoice
        label={t('aspect')}
        shapes={IMAGE_ASPECTS.map((value) => ({
          value,
          name: t(`aspects.${value}`),
          ...(value !== 'auto' && { sides: sidesOf(imageSizeOf({ aspect: value }, '')) }),
        }))}
        chosen={choices.aspect}
        onChoose={(aspect) => onChange({ aspect })}
      />
      <FileChoices choices={choices} onChange={onChange} />
      {user && isAdministrator({ role: user.role, tier: user.subscriptionTier }) && (
        <ProviderField chosen={choices.provider} onChoose={(provider) => onChange({ provider })} />
      )}
    </div>
  );
}

/** Quality, background and format. */
function FileChoices({ choices, onChange }: DesignFormProps) {
  const t = useTexts();
  const isCutOut = choices.background === 'transparent';
  return (
    <>
      <div className={styles.pairs}>
        <SettingChoice
          label={t('quality')}
          values={IMAGE_QUALITIES}
          chosen={choices.quality}
          nameOf={(quality) => t(`qualities.${quality}`)}
          onChoose={(quality) => onChange({ quality })}
        />
        <SettingChoice
          label={t('background')}
          values={IMAGE_BACKGROUNDS}
          chosen={choices.background}
          nameOf={(background) => t(`backgrounds.${background}`)}
          onChoose={(background) => onChange({ background })}
        />
        {!isCutOut && (
          <SettingChoice
            label={t('format')}
            values={IMAGE_FORMATS}
            chosen={choices.format}
            nameOf={(format) => format.toUpperCase()}
            onChoose={(format) => onChange({ format })}
          />
        )}
      </div>
      <p role="status" className={styles.note}>
        {isCutOut && t('onlyPng')}
      </p>
    </>
  );
}

const sidesOf = (size: string) => size.split('x').map(Number) as [number, number];
