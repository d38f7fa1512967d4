import { callRoute, fieldProblems } from '@word-unfolded/api-client';
import { updateProfileRoute, type User } from '@word-unfolded/contracts';
import { changeLanguage, useLanguage } from '@word-unfolded/i18n';
import { useSessionActions, useUser } from '@word-unfolded/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { showShellToast } from '../../../frame/show-shell-toast.js';
import { useTexts } from '../texts.js';

const FIELDS = ['name', 'username', 'occupation', 'selahProfileNote', 'language'] as const;

export type ProfileField = (typeof FIELDS)[number];

type Draft = Readonly<Record<ProfileField, string>>;

export type ProfileFormState = {
  readonly draft: Draft;
  readonly problems: ReadonlyMap<string, string>;
  /** The error of the submission when it does not belong to a field. */
  readonly failure: unknown;
  readonly isSaving: boolean;
  /** Whether there are unsaved changes. */
  readonly isChanged: boolean;
  readonly write: (field: ProfileField, text: string) => void;
  /** Returns the first invalid field, for the focus. */
  readonly save: () => Promise<ProfileField | undefined>;
};

/** The state of the profile form: input overrides the stored values until they are equal. */
export function useProfileForm(): ProfileFormState {
  const t = useTexts();
  const language = useLanguage();
  const { replaceUser } = useSessionActions();
  const stored = draftOf(useUser());
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const tellSaved = useTellSaved();
  const changes = changed(typed, stored);

  const write = (field: ProfileField, text: string) => {
    setProblems(new Map([...problems].filter(([each]) => each !== field)));
    setTyped((now) => ({ ...now, [field]: text }));
  };

  const save = async () => {
    setFailure(undefined);
    setProblems(new Map());
    setSaving(true);
    try {
      const options = { language, action: t('details.action') };
      const user = await callRoute(updateProfileRoute, { body: changes }, options);
      replaceUser(user);
      setTyped((now) => changed(now, changes)); // input typed during the request is kept
      if (changes.language !== undefined) await changeLanguage(user.language);
      tellSaved();
      return undefined;
    } catch (error) {
      const found = fieldProblems(error, language);
      setProblems(found);
      const wrong = FIELDS.find((field) => found.has(field));
      if (!wrong) setFailure(error);
      return wrong;
    } finally {
      setSaving(false);
    }
  };

  const isChanged = Object.keys(changes).length > 0;
  return { draft: { ...stored, ...typed }, problems, failure, isSaving, isChanged, write, save };
}

/** Confirms in the language that is active afterwards. */
function useTellSaved(): () => void {
  const t = useTexts();
  const [times, setTimes] = useState(0);
  const tell = useEffectEvent(() => showShellToast(t('details.saved'), 'good'));
  useEffect(() => {
    if (times > 0) tell();
  }, [times]);
  return () => setTimes((now) => now + 1);
}

function draftOf({ name, username, occupation, selahProfileNote, language }: User): Draft {
  return {
    name,
    username,
    occupation: occupation ?? '',
    selahProfileNote: selahProfileNote ?? '',
    language,
  };
}

function changed(typed: Partial<Draft>, from: Partial<Draft>): Partial<Draft> {
  return Object.fromEntries(
    FIELDS.filter((field) => typed[field] !== undefined && typed[field] !== from[field]).map((field) => [
      field,
      typed[field],
    ]),
  );
}
