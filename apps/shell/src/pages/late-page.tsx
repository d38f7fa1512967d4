import { ButtonLink, PageBody, usePageHead } from '@word-unfolded/ui';
import { useLocation } from 'react-router';
import { useTexts } from '../locales/texts.js';

/** Sent in place of a page whose content was not there in time. */
export function LatePage() {
  const t = useTexts();
  const { pathname, search } = useLocation();
  usePageHead({ title: t('late.title'), isListed: false });
  return (
    <PageBody title={t('late.title')} lead={t('late.body')}>
      <p>
        <ButtonLink to={pathname + search} reloadDocument>
          {t('late.again')}
        </ButtonLink>
      </p>
    </PageBody>
  );
}
