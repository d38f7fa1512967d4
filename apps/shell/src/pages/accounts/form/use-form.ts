import { fieldProblems } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { useSentForm } from './sent-form.js';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** The props of a form field. */
type FormField<Name extends string> = {
  readonly name: Name;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A form that keeps its input whatever its outcome. */
export type Form<Name extends string> = {
  readonly values: Values<Name>;
  readonly field: (name: Name) => FormField<Name>;
  /** The error of a part of the form that is not typed, such as an agreement. */
  readonly problemOf: (name: string) => string | undefined;
  /** The error of the submission when it does not belong to a field. */
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** Submits the form, like its button. */
  readonly submit: () => void;
  /** The submit handler of the form element. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly method: 'post';
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
};

/**
 * The state of a form. The error of a field is shown until the field is edited, and the focus moves to the first such
 * field.
 *
 * @param send submits the input; an error that it throws is shown
 * @param others validates parts of the form that are not typed, such as an agreement
 */
export function useForm<Name extends string>(
  initial: Values<Name>,
  send: (values: Values<Name>) => Promise<void>,
  others: readonly string[] = [],
): Form<Name> {
  const language = useLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const sent = useSentForm();
  const [values, setValues] = useState(() => withSent(initial, sent?.values));
  const [error, setError] = useState<unknown>(sent?.error);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const problems = fieldProblems(error, language);
  const hasPlace = [...problems.keys()].some((name) => name in initial || others.includes(name));
  const problemOf = (name: string) => (edited.has(name) ? undefined : problems.get(name));

  useEffect(() => {
    if (error !== undefined) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  const submit = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await send(values);
    } catch (thrown) {
      setEdited(new Set());
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: problemOf(name),
      onChange: ({ target }) => {
        setValues((now) => ({ ...now, [name]: target.value }));
        setEdited((now) => new Set([...now, name]));
      },
    }),
    problemOf,
    failure: hasPlace ? undefined : error,
    isBusy,
    submit: () => {
      if (!isBusy) void submit();
    },
    form: {
      ref,
      method: 'post', // sent before the application has loaded, a form must not write what was typed into an address
      noValidate: true, // the contract validates, with the error texts of the specification
      onSubmit: (event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      },
    },
  };
}

/** What a browser without script has sent is written again. */
function withSent<Name extends string>(
  initial: Values<Name>,
  sent: Readonly<Record<string, string>> = {},
): Values<Name> {
  const names = Object.keys(initial) as Name[];
  return Object.fromEntries(names.map((name) => [name, sent[name] ?? initial[name]])) as Values<Name>;
}
