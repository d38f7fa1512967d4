import { useUser } from '@word-unfolded/session';
import { PageBody, PageContents, PageSection, usePageTitle } from '@word-unfolded/ui';
import type { ComponentType } from 'react';
import { Appearance } from './appearance.js';
import { DataExport } from './data-export.js';
import { Deletion } from './deletion.js';
import { ProfileForm } from './details/profile-form.js';
import { EmailForm } from './email-form.js';
import { PasswordForm } from './password-form.js';
import { Picture } from './picture/picture.js';
import { Sessions } from './sessions/sessions.js';
import { useTexts } from './texts.js';

const PARTS = [
  { id: 'picture', Part: Picture },
  { id: 'details', Part: ProfileForm },
  { id: 'email', Part: EmailForm },
  { id: 'password', Part: PasswordForm },
  { id: 'appearance', Part: Appearance },
  { id: 'sessions', Part: Sessions },
  { id: 'data', Part: DataExport },
  { id: 'deletion', Part: Deletion },
] as const satisfies readonly { readonly id: string; readonly Part: ComponentType }[];

/** The profile page: the account data that its owner can see, change, export and delete. */
export default function ProfilePage() {
  const t = useTexts();
  const { email } = useUser();
  usePageTitle(t('title'));
  const sections = PARTS.map(({ id, Part }) => ({ id, Part, title: t(`parts.${id}`) }));
  return (
    <PageBody
      title={t('title')}
      lead={t('lead', { email })}
      aside={<PageContents label={t('contents')} sections={sections} />}
    >
      {sections.map(({ id, title, Part }) => (
        <PageSection key={id} id={id} title={title}>
          <Part />
        </PageSection>
      ))}
    </PageBody>
  );
}
