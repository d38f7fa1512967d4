import { QueryClient, QueryClientProvider, type Query } from '@tanstack/react-query';
import { refusalOf, refusedWith, serveDataFrom } from '@word-unfolded/api-client';
import type { RequestedPage, ServedPage, StartPages, SubmittedForm } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { valueWithin } from '@word-unfolded/primitives';
import { SessionProvider } from '@word-unfolded/session';
import { pageHeads, type PageHead } from '@word-unfolded/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';

import { PageFrame } from '../frame/page-frame.js';
import { LatePage } from '../pages/late-page.js';
import { FormSent, type SentForm } from '../pages/accounts/form/sent-form.js';
import { pageHeadHtml } from './page-head-html.js';
import { pageWithoutScript, servedPage, type FoundPage } from './served-pages.js';
import { serverSession } from './server-session.js';

/** Data that depends on other data is there after as many renderings. */
const RENDERINGS = 5;

/**
 * The server build of the shell: the pages that everyone may read, rendered by the same components as in the browser.
 * The gateway loads one instance per language, because texts and language belong to the program.
 */
export const startPages: StartPages = async (language, ask) => {
  serveDataFrom(ask);
  await startTexts(language);
  return {
    render: async (page) => {
      const path = page.address.split('?', 1)[0] ?? '';
      const found = page.isWithoutScript
        ? pageWithoutScript(path, page.form !== undefined)
        : servedPage(path);
      return found && render(found, page);
    },
  };
};

async function render(found: FoundPage, page: RequestedPage): Promise<ServedPage> {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, networkMode: 'always' } },
  });
  const until = Date.now() + page.waitMs;
  let rendered = renderOnce(found, page, queries);
  for (let times = 1; times < RENDERINGS; times += 1) {
    const missing = missingIn(queries);
    if (missing.length === 0) break;
    const fetched = Promise.all(missing.map((query) => query.fetch().catch(() => undefined)));
    const inTime = await valueWithin(fetched, Math.max(0, until - Date.now()));
    if (inTime === undefined) break;
    rendered = renderOnce(found, page, queries);
  }
  const all = queries.getQueryCache().getAll();
  const isLate = missingIn(queries).length > 0;
  const isWhole = !isLate && !all.some(({ state }) => isFailure(state.error));
  if (isLate && found.isPartial === false)
    rendered = renderOnce({ path: '*', Page: LatePage }, page, queries);
  queries.clear();
  const { head, html } = rendered;
  return {
    status: head.status ?? page.form?.refusal?.status ?? 200,
    ...(head.redirect && { redirect: head.redirect }),
    head: pageHeadHtml(head, page),
    html,
    isListed: head.isListed ?? true,
    isWhole,
  };
}

function renderOnce(
  { path, Page }: FoundPage,
  { address, isSignedIn, form }: RequestedPage,
  queries: QueryClient,
): { readonly head: PageHead; readonly html: string } {
  let head: PageHead = {};
  const collect = (part: PageHead) => {
    head = { ...head, ...part };
  };
  const html = renderToStaticMarkup(
    <pageHeads.Provider value={collect}>
      <QueryClientProvider client={queries}>
        <SessionProvider session={serverSession(isSignedIn)}>
          <StaticRouter location={address}>
            <FormSent.Provider value={form && sentForm(form)}>
              <PageFrame>
                <Routes>
                  <Route path={path} element={<Page />} />
                </Routes>
              </PageFrame>
            </FormSent.Provider>
          </StaticRouter>
        </SessionProvider>
      </QueryClientProvider>
    </pageHeads.Provider>,
  );
  return { head, html };
}

/** The refusal as the application would read it from a response. */
function sentForm({ values, refusal }: SubmittedForm): SentForm {
  const { status, body } = refusal ?? {};
  return {
    values,
    ...(refusal && { error: refusalOf(new Response(null, { status: status ?? 500 }), body) }),
  };
}

/** The queries of the rendered components that have neither data nor an error. */
function missingIn(queries: QueryClient): Query[] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && isEnabled(options));
}

/** The options are those of the component's observer, which may have disabled its query. */
const isEnabled = (options: object) => !('enabled' in options && options.enabled === false);

/** A failure of a service, in contrast to an answer such as "there is no such chapter". */
function isFailure(error: unknown): boolean {
  return error !== null && !((refusedWith(error) ?? 500) < 500);
}
