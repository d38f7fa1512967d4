import { IMAGE_AESTHETICS, IMAGE_MOODS, IMAGE_STYLES, IMAGE_TYPOGRAPHIES } from '@word-unfolded/domain';
import { SelectField } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import { useLookNames } from '../looks/use-look-names.js';
import type { Choices } from './choices.js';
import styles from './image-maker.module.css';

type LookFieldsProps = {
  readonly choices: Choices;
  readonly onChange: (changes: Partial<Choices>) => void;
};

/** Style, lettering, look and mood. */
export function LookFields({ choices, onChange }: LookFieldsProps) {
  const t = useTexts();
  const names = useLookNames();
  return (
    <div className={styles.looks}>
      <LookField
        label={t('style')}
        chosen={choices.style}
        values={IMAGE_STYLES}
        nameOf={names.style}
        onChoose={(style) => onChange({ style: style || 'GENERAL' })}
      />
      <LookField
        label={t('typography')}
        byQuote={t('byQuote')}
        chosen={choices.typography}
        values={IMAGE_TYPOGRAPHIES}
        nameOf={names.typography}
        onChoose={(typography) => onChange({ typography })}
      />
      <LookField
        label={t('aesthetic')}
        byQuote={t('byQuote')}
        chosen={choices.aesthetic}
        values={IMAGE_AESTHETICS}
        nameOf={names.aesthetic}
        onChoose={(aesthetic) => onChange({ aesthetic })}
      />
      <LookField
        label={t('mood')}
        byQuote={t('byQuote')}
        chosen={choices.mood}
        values={IMAGE_MOODS}
        nameOf={names.mood}
        onChoose={(mood) => onChange({ mood })}
      />
    </div>
  );
}

type LookFieldProps<Value extends string> = {
  readonly label: string;
  /** The name of leaving it to the quote; without it there is no such option. */
  readonly byQuote?: string;
  readonly chosen: Value | '';
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value | '') => void;
};

function LookField<Value extends string>(props: LookFieldProps<Value>) {
  const { label, byQuote, chosen, values, nameOf, onChoose } = props;
  return (
    <SelectField
      label={label}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(values.find((value) => value === currentTarget.value) ?? '')}
    >
      {byQuote && <option value="">{byQuote}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {nameOf(value)}
        </option>
      ))}
    </SelectField>
  );
}
