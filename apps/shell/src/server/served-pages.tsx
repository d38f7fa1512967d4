import { PAGES, type PageName } from '@word-unfolded/domain';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import AboutPage from '../pages/about/about-page.js';
import LoginPage from '../pages/accounts/login/login-page.js';
import ForgotPasswordPage from '../pages/accounts/password/forgot-password-page.js';
import ResetPasswordPage from '../pages/accounts/password/reset-password-page.js';
import RegisterPage from '../pages/accounts/registration/register-page.js';
import VerificationErrorPage from '../pages/accounts/verification/verification-error-page.js';
import VerificationSuccessPage from '../pages/accounts/verification/verification-success-page.js';
import VerifyEmailPage from '../pages/accounts/verification/verify-email-page.js';
import HelpPage from '../pages/help/help-page.js';
import { NotFoundPage } from '../pages/not-found-page.js';
import LandingPage from '../pages/landing/landing-page.js';
import PrivacyPage from '../pages/legal/privacy.js';
import TermsPage from '../pages/legal/terms.js';
import MagazinePage from '../pages/magazine/list/magazine-page.js';
import PostPage from '../pages/magazine/post/post-page.js';
import ReadPage from '../pages/read/read-page.js';
import SearchPage from '../pages/read/search-page.js';
import SharedPage from '../pages/shared/shared-page.js';
import { PlansWithoutScriptPage } from '../pages/subscription/plans-without-script-page.js';
import SubscriptionPage from '../pages/subscription/subscription-page.js';
import { AtlasWithoutScriptPage, WithoutScriptPage } from '../pages/without-script-page.js';
import JournalFrame from './journal/journal-frame.js';
import StudyFrame from './study/study-frame.js';

/** The pages that are sent as HTML with their content: those that everyone may read, and the frames of the study page and of the journal. */
const SERVED: Partial<Readonly<Record<PageName, ComponentType>>> = {
  home: LandingPage,
  login: LoginPage,
  register: RegisterPage,
  forgotPassword: ForgotPasswordPage,
  about: AboutPage,
  help: HelpPage,
  terms: TermsPage,
  privacy: PrivacyPage,
  subscription: SubscriptionPage,
  shared: SharedPage,
  read: ReadPage,
  readLanguage: ReadPage,
  readSearch: SearchPage,
  readTranslation: ReadPage,
  readBook: ReadPage,
  readChapter: ReadPage,
  readPassage: ReadPage,
  magazine: MagazinePage,
  magazinePost: PostPage,
  study: StudyFrame,
  journal: JournalFrame,
};

/** Pages on which the application acts at once: their content is for browsers without script. */
const WITHOUT_SCRIPT: Partial<Readonly<Record<PageName, ComponentType>>> = {
  resetPassword: ResetPasswordPage,
  resetPasswordWithoutToken: ResetPasswordPage,
  verifyEmail: VerifyEmailPage,
  verificationSuccess: VerificationSuccessPage,
  verificationError: VerificationErrorPage,
  subscription: PlansWithoutScriptPage,
  atlas: AtlasWithoutScriptPage,
};

/** Pages that are of use before all of their content is there. */
const PARTIAL: ReadonlySet<PageName> = new Set<PageName>(['home', 'study', 'journal']);

export type FoundPage = {
  readonly path: string;
  readonly Page: ComponentType;
  /** Whether it is sent without content that is not there in time. */
  readonly isPartial?: boolean;
};

/** The page of a path, as a router finds it: that for missing ones if there is none; undefined for one that is not sent with its content. */
export function servedPage(path: string): FoundPage | undefined {
  const name = nameOf(path);
  if (!name) return { path: '*', Page: NotFoundPage };
  const Page = SERVED[name];
  return Page && { path: PAGES[name], Page, isPartial: PARTIAL.has(name) };
}

/** The page of a path for browsers without script: with its form, or one that says what works there. */
export function pageWithoutScript(path: string, hasForm: boolean): FoundPage {
  const name = nameOf(path);
  const Page = name && (WITHOUT_SCRIPT[name] ?? (hasForm ? SERVED[name] : undefined));
  return name && Page ? { path: PAGES[name], Page } : { path: '*', Page: WithoutScriptPage };
}

const nameOf = (path: string) =>
  (Object.keys(PAGES) as PageName[]).find((each) => matchPath(PAGES[each], path));
