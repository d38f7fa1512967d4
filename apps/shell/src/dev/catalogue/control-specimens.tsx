import { PAGES } from '@word-unfolded/domain';
import {
  Button,
  ButtonLink,
  DateField,
  DateInput,
  DateTimeField,
  Field,
  FieldBox,
  FieldFrame,
  Icon,
  IconButton,
  SelectField,
  SettingChoice,
  TextArea,
  type ButtonVariant,
} from '@word-unfolded/ui';
import { useState } from 'react';
import { State } from './state.js';
import { useTexts } from './texts.js';

const VARIANTS: readonly ButtonVariant[] = ['main', 'line', 'quiet'];

const LIMIT = 40;

/** Buttons and form controls. */
export const CONTROL_SPECIMENS = {
  Button: () => {
    const t = useTexts();
    return (
      <>
        {VARIANTS.map((variant) => (
          <State key={variant} of={`variant="${variant}"`}>
            <Button variant={variant}>{t('save')}</Button>
          </State>
        ))}
        <State of="busy">
          <Button busy>{t('save')}</Button>
        </State>
        <State of="disabled">
          <Button disabled>{t('save')}</Button>
        </State>
      </>
    );
  },
  ButtonLink: () => {
    const t = useTexts();
    return VARIANTS.map((variant) => (
      <State key={variant} of={`variant="${variant}"`}>
        <ButtonLink variant={variant} to={PAGES.help}>
          {t('help')}
        </ButtonLink>
      </State>
    ));
  },
  IconButton: () => {
    const t = useTexts();
    return (
      <>
        <State of='icon="save"'>
          <IconButton icon="save" label={t('save')} />
        </State>
        <State of="disabled">
          <IconButton icon="save" label={t('save')} disabled />
        </State>
      </>
    );
  },
  Icon: () => (
    <>
      <State>
        <Icon name="star" />
      </State>
      <State of="small">
        <Icon name="star" small />
      </State>
    </>
  ),
  DateField: () => {
    const t = useTexts();
    const [date, setDate] = useState('2026-03-01');
    return <DateField label={t('name')} value={date} onChange={setDate} />;
  },
  DateInput: () => {
    const t = useTexts();
    const [date, setDate] = useState('');
    return (
      <FieldBox>
        <DateInput label={t('name')} value={date} onChange={setDate} />
      </FieldBox>
    );
  },
  DateTimeField: () => {
    const t = useTexts();
    const [time, setTime] = useState('2026-03-01T09:00');
    return <DateTimeField label={t('name')} value={time} onChange={setTime} />;
  },
  Field: () => {
    const t = useTexts();
    return (
      <>
        <State>
          <Field label={t('name')} defaultValue={t('value')} />
        </State>
        <State of="hint">
          <Field label={t('name')} hint={t('hint')} />
        </State>
        <State of="error">
          <Field label={t('name')} error={t('error')} />
        </State>
        <State of="disabled">
          <Field label={t('name')} defaultValue={t('value')} disabled />
        </State>
      </>
    );
  },
  FieldBox: () => {
    const t = useTexts();
    return (
      <State>
        <FieldBox>
          <input aria-label={t('name')} />
        </FieldBox>
      </State>
    );
  },
  FieldFrame: () => {
    const t = useTexts();
    return (
      <State of="hint error">
        <FieldFrame label={t('name')} hint={t('hint')} error={t('error')}>
          {(ties) => <input {...ties} />}
        </FieldFrame>
      </State>
    );
  },
  SelectField: () => {
    const t = useTexts();
    const options = (['save', 'delete'] as const).map((name) => <option key={name}>{t(name)}</option>);
    return (
      <>
        <State>
          <SelectField label={t('name')}>{options}</SelectField>
        </State>
        <State of="error">
          <SelectField label={t('name')} error={t('error')}>
            {options}
          </SelectField>
        </State>
      </>
    );
  },
  SettingChoice: () => {
    const t = useTexts();
    const [chosen, setChosen] = useState<'save' | 'delete'>('save');
    return (
      <State>
        <SettingChoice
          label={t('name')}
          values={['save', 'delete']}
          chosen={chosen}
          nameOf={(each) => t(each)}
          onChoose={setChosen}
        />
      </State>
    );
  },
  TextArea: () => {
    const t = useTexts();
    const [text, setText] = useState(t('first'));
    return (
      <>
        <State of={`limit={${LIMIT}}`}>
          <TextArea
            label={t('name')}
            value={text}
            limit={LIMIT}
            onChange={({ target }) => setText(target.value)}
          />
        </State>
        <State of="error">
          <TextArea
            label={t('name')}
            value={text}
            error={t('error')}
            onChange={({ target }) => setText(target.value)}
          />
        </State>
      </>
    );
  },
};
