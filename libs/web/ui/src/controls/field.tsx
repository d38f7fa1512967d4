import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.js';

export { FieldBox } from './field-frame.js';

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> & FieldWords;

/** A single-line input, with its label above and its error below. */
export function Field({ label, hint, error, ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => <input {...rest} {...ties} />}
    </FieldFrame>
  );
}
