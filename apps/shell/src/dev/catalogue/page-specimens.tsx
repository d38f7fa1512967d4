import { PAGES } from '@word-unfolded/domain';
import {
  Link,
  NavLink,
  PageBody,
  PageContents,
  PageSection,
  Paragraphs,
  useLocation,
  VisuallyHidden,
} from '@word-unfolded/ui';
import { State } from './state.js';
import { useTexts } from './texts.js';

/** Components of page layouts. Components in the frame of every page are not repeated. */
export const PAGE_SPECIMENS = {
  PageBody: () => {
    const t = useTexts();
    return (
      <State of="lead">
        <PageBody title={t('title')} lead={t('first')}>
          <p>{t('kept')}</p>
        </PageBody>
      </State>
    );
  },
  PageSection: () => {
    const t = useTexts();
    return (
      <State>
        <PageSection title={t('title')}>
          <p>{t('kept')}</p>
        </PageSection>
      </State>
    );
  },
  PageContents: () => {
    const t = useTexts();
    return (
      <State>
        <PageContents label={t('list')} sections={[{ id: 'main', title: t('title') }]} />
      </State>
    );
  },
  Paragraphs: () => {
    const t = useTexts();
    return (
      <State>
        <Paragraphs text={t('paragraphs')} />
      </State>
    );
  },
  Link: () => {
    const t = useTexts();
    return (
      <State>
        <Link to={PAGES.help}>{t('help')}</Link>
      </State>
    );
  },
  NavLink: () => {
    const t = useTexts();
    const { pathname, search } = useLocation();
    return (
      <>
        <State>
          <NavLink to={PAGES.help}>{t('help')}</NavLink>
        </State>
        <State of='aria-current="page"'>
          <NavLink to={pathname + search}>{t('title')}</NavLink>
        </State>
      </>
    );
  },
  VisuallyHidden: () => {
    const t = useTexts();
    return (
      <>
        <p>{t('heard')}</p>
        <State>
          <VisuallyHidden>{t('heard')}</VisuallyHidden>
        </State>
      </>
    );
  },
  SkipLink: () => {
    const t = useTexts();
    return <p>{t('skip')}</p>;
  },
  BackToTop: () => {
    const t = useTexts();
    return <p>{t('toTop')}</p>;
  },
};
