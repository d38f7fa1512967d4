import { callRoute } from '@word-unfolded/api-client';
import { updateProfileRoute, type User } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession, useSessionActions } from '@word-unfolded/session';
import { storedText, log, useModule, useNavigate } from '@word-unfolded/ui';
import { useState } from 'react';
import type { BetaAnswers } from './beta-dialog.js';

const COMPLETE = storedText('betaOnboardingComplete');

/** Asks a beta reader once for the information that Selah uses (specification, section 4, "Beta onboarding modal"). */
export function BetaOnboarding() {
  const { user } = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const { replaceUser } = useSessionActions();
  const [isComplete, setComplete] = useState(() => COMPLETE.read() === 'true');
  const isDue = user !== undefined && lacksAnswers(user) && !isComplete;
  const dialog = useModule(() => import('./beta-dialog.js'), isDue);

  const finish = () => {
    COMPLETE.write('true');
    setComplete(true);
    void navigate(PAGES.menu);
  };
  const save = async (answers: BetaAnswers) => {
    finish();
    try {
      replaceUser(await callRoute(updateProfileRoute, { body: answers }, { language }));
    } catch (error) {
      log.error('The answers of a beta reader could not be saved', error);
    }
  };

  if (!dialog || !isDue) return null;
  return <dialog.BetaDialog user={user} onSkip={finish} onSave={(answers) => void save(answers)} />;
}

function lacksAnswers({ subscriptionTier, occupation, selahProfileNote }: User): boolean {
  return subscriptionTier === 'beta' && (!occupation || !selahProfileNote);
}
