import { readableText } from '@word-unfolded/api-client';
import { giveUserTierRoute } from '@word-unfolded/contracts';
import type { Tier } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useState } from 'react';
import { useReport } from '../../../../dashboard/actions/use-report.js';
import { useSend } from '../../../../dashboard/actions/use-send.js';
import { useTexts } from '../../../../dashboard/texts.js';
import { useUserTexts } from '../../texts.js';
import type { ReaderDetail } from '../use-reader.js';

/** The tiers that are given; administrators are made by their role. */
export const GIVEN_TIERS = ['plus', 'premium', 'beta'] as const satisfies readonly Tier[];

/** A tier to give, or null to take a given one back, and the last day on which it holds. */
export type Gift = { readonly tier: (typeof GIVEN_TIERS)[number] | null; readonly until: string };

/** Gives a tier, and can undo it by what was given before. */
export function useGiveTier({ user, subscription }: ReaderDetail, onDone: () => void) {
  const t = useUserTexts();
  const common = useTexts();
  const language = useLanguage();
  const send = useSend();
  const report = useReport();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { name } = user;

  const change = (tier: string | null, until: string | null, reason: string) =>
    send(giveUserTierRoute, { params: { id: user.id }, body: { tier, until, reason } });

  /** Without the subscription it is not known what to go back to. */
  const undo = subscription
    ? () => {
        const { tier = null, until = null } = subscription.granted ?? {};
        return change(tier, until, t('actions.undoing'));
      }
    : undefined;

  const give = async ({ tier, until }: Gift, reason: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await change(tier, tier === null || until === '' ? null : endOf(until), reason);
      onDone();
      const done =
        tier === null ? t('gift.taken', { name }) : t('gift.done', { name, tier: common(`tiers.${tier}`) });
      await report(done, undo);
    } catch (error) {
      setFailure(readableText(error, language, 'action'));
    } finally {
      setBusy(false);
    }
  };

  return { give, isBusy, failure };
}

/** The tier holds through its last day, in UTC like all days of the dashboard. */
const endOf = (date: string) => `${date}T23:59:59.000Z`;
