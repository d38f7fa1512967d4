import { Facts } from '../../../dashboard/table/facts.js';
import { useTexts } from '../../../dashboard/texts.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import { useUserTexts } from '../texts.js';
import { UserState } from '../user-state.js';
import type { ReaderDetail } from './use-reader.js';

/** What is known of an account. Nothing of it was written by the reader but name, username and address. */
export function AccountFacts({ detail: { user, subscription } }: { readonly detail: ReaderDetail }) {
  const t = useUserTexts();
  const common = useTexts();
  const { time } = useFormats();
  return (
    <Facts
      facts={[
        [t('reader.username'), user.username],
        [t('reader.email'), user.email],
        [t('columns.status'), <UserState key="state" user={user} />],
        ...(user.banReason === null ? [] : [[t('reader.banReason'), user.banReason] as const]),
        [t('reader.role'), t(`reader.roles.${user.role}`)],
        // Billing knows of a change before the account has it.
        [t('columns.tier'), common(`tiers.${subscription?.type ?? user.tier}`)],
        [t('reader.language'), t(`reader.languages.${user.language}`)],
        [t('columns.created'), time(user.createdAt)],
        [t('columns.active'), user.lastActive === null ? t('reader.never') : time(user.lastActive)],
        [t('reader.id'), user.id],
      ]}
    />
  );
}
