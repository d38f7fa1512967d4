import { callRoute, fieldProblems } from '@word-unfolded/api-client';
import { updateProfileRoute, type User } from '@word-unfolded/contracts';
import { changeLanguage, useLanguage } from '@word-unfolded/i18n';
import { useSessionActions, useUser } from '@word-unfolded/session';
import { showToast } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../texts.js';

const FIELDS = ['name', 'username', 'occupation', 'selahProfileNote', 'language'] as const;

export type ProfileField = (typeof FIELDS)[number];

type Draft = Readonly<Record<ProfileField, string>>;

export type ProfileFormState = {
  readonly draft: Draft;
  readonly problems: ReadonlyMap<string, string>;
  /** Why nothing was saved, when it is about no field. */
  readonly failure: unknown;
  readonly isSaving: boolean;
  /** Whether something is typed that is not saved. */
  readonly isChanged: boolean;
  readonly write: (field: ProfileField, text: string) => void;
  /** Answers with the first field that is wrong, for the focus. */
  readonly save: () => Promise<ProfileField | undefined>;
};

/** The form of the profile: what is typed stands over what is kept, until both are the same. */
export function useProfileForm(): ProfileFormState {
  const t = useTexts();
  const language = useLanguage();
  const { replaceUser } = useSessionActions();
  const kept = draftOf(useUser());
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const tellSaved = useTellSaved();
  const changes = changed(typed, kept);

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
      setTyped((now) => changed(now, changes)); // what was typed meanwhile stays
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
  return { draft: { ...kept, ...typed }, problems, failure, isSaving, isChanged, write, save };
}

/** Says it in the language that holds afterwards. */
function useTellSaved(): () => void {
  const t = useTexts();
  const [times, setTimes] = useState(0);
  const tell = useEffectEvent(() => showToast(t('details.saved'), 'good'));
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
