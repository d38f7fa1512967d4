import { useState, type ComponentProps } from 'react';
import type { WrittenForm } from './written-forms.js';

type WrittenInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'form'> & {
  readonly form: WrittenForm;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether a text was left that is none of these values. */
  readonly onWrong?: ((isWrong: boolean) => void) | undefined;
};

/** An input for a value that is typed as the language writes it. What is typed stays as it is until the input is left. */
export function WrittenInput({ form, value, onChange, onWrong, ...rest }: WrittenInputProps) {
  const [typed, setTyped] = useState<{ text: string; before: string; read: string }>();
  const [isWrong, setWrong] = useState(false);
  // Another value than before and than the typed one was chosen elsewhere, such as in the calendar.
  const isCurrent = typed !== undefined && (value === typed.read || value === typed.before);
  const tell = (wrong: boolean) => {
    setWrong(wrong);
    onWrong?.(wrong);
  };
  const take = (text: string) => {
    const read = form.read(text) ?? '';
    setTyped({ text, before: value, read });
    if (read !== '' || text.trim() === '') tell(false);
    if (read !== value) onChange(read);
  };
  const leave = () => {
    const wrong = isCurrent && typed.read === '' && typed.text.trim() !== '';
    tell(wrong);
    if (!wrong) setTyped(undefined);
  };
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      {...rest}
      {...(isWrong && isCurrent && { 'aria-invalid': true })}
      value={isCurrent ? typed.text : form.write(value)}
      onChange={({ target }) => take(target.value)}
      onBlur={leave}
    />
  );
}
