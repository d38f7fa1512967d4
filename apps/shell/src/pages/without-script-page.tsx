import { PAGES, SIGN_OUT_FORM } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { Button, Link, PageBody, PageSection, usePageHead } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';

/** What a browser without script shows in place of a page of the application: what works there, and what does not. */
export function WithoutScriptPage() {
  const t = useTexts();
  usePageHead({ title: t('withoutScript.title'), isListed: false });
  return <WhatWorks />;
}

/** The atlas, which everyone may open and search engines list: what it has, and that it needs a script. */
export function AtlasWithoutScriptPage() {
  const t = useTexts();
  usePageHead({ title: t('nav.atlas'), description: t('withoutScript.atlas') });
  return <WhatWorks about={t('withoutScript.atlas')} />;
}

function WhatWorks({ about }: { readonly about?: string }) {
  const t = useTexts();
  const language = useLanguage();
  const { status } = useSession();
  const lng = `?lng=${language}`;
  return (
    <PageBody title={t('withoutScript.title')} lead={t('withoutScript.lead')}>
      {about && (
        <PageSection title={t('nav.atlas')}>
          <p>{about}</p>
        </PageSection>
      )}
      <PageSection title={t('withoutScript.works')}>
        <ul>
          <li>
            <Link to={`${PAGES.read}/${language}`}>{t('withoutScript.read')}</Link>
          </li>
          <li>
            <Link to={PAGES.magazine + lng}>{t('nav.magazine')}</Link>
          </li>
          <li>
            <Link to={PAGES.help + lng}>{t('nav.help')}</Link>
          </li>
          {status === 'visitor' && (
            <>
              <li>
                <Link to={PAGES.subscription + lng}>{t('withoutScript.plans')}</Link>
              </li>
              <li>
                <Link to={PAGES.login + lng}>{t('nav.signIn')}</Link>
              </li>
            </>
          )}
        </ul>
        {status !== 'visitor' && (
          <form method="post" action={SIGN_OUT_FORM}>
            <Button type="submit">{t('account.signOut')}</Button>
          </form>
        )}
      </PageSection>
      <PageSection title={t('withoutScript.needs')}>
        <p>{t('withoutScript.needed')}</p>
        <p>{t('withoutScript.again')}</p>
      </PageSection>
    </PageBody>
  );
}
