import { Problem } from '../terminal/terminal.mjs';
import { namesOf } from './names.mjs';

/**
 * Generates a page of the shell, with its texts in both languages.
 *
 * @param {string} name in kebab-case, also used as its path, such as `reading-plans`
 * @returns {import('./plan.mjs').Plan}
 * @throws {Problem} if it has another form
 */
export function newPage(name) {
  if (name.includes('/')) throw new Problem('Name it in kebab-case: reading-plans.');
  const { kebab, pascal, camel, title } = namesOf(name);
  const shell = 'apps/shell/src';
  const texts = (/** @type {string} */ heading) =>
    `${JSON.stringify({ title: heading, text: heading }, null, 2)}\n`;
  return {
    files: {
      [`${shell}/pages/${kebab}/${kebab}-page.tsx`]: `import { defineTexts } from '@word-unfolded/i18n';
import { PageBody, usePageTitle } from '@word-unfolded/ui';
import english from '../../locales/en/pages/${kebab}.json' with { type: 'json' };

const useTexts = defineTexts('${kebab}', {
  en: english,
  es: () => import('../../locales/es/pages/${kebab}.json', { with: { type: 'json' } }),
});

/** ${title}. */
export default function ${pascal}Page() {
  const t = useTexts();
  usePageTitle(t('title'));
  return (
    <PageBody title={t('title')}>
      <p>{t('text')}</p>
    </PageBody>
  );
}
`,
      [`${shell}/locales/en/pages/${kebab}.json`]: texts(title),
      [`${shell}/locales/es/pages/${kebab}.json`]: texts(title),
    },
    edits: {
      'libs/shared/domain/src/pages.ts': (text) =>
        text
          .replace("  admin: '/admin',\n", (line) => `  ${camel}: '/${kebab}',\n${line}`)
          .replace('  admin: ADMINISTRATORS,\n', (line) => `  ${camel}: 'signed-in',\n${line}`),
      [`${shell}/routes.tsx`]: (text) =>
        text.replace(
          /const SHELL_PAGES[^{]*\{\n/,
          (line) => `${line}  ${camel}: pageCode(() => import('./pages/${kebab}/${kebab}-page.js')),\n`,
        ),
    },
    next: [
      `Write ${shell}/locales/es/pages/${kebab}.json in Spanish.`,
      'Choose its gate in PAGE_GATES of libs/shared/domain/src/pages.ts, and link to it from the menu or the footer.',
    ],
  };
}
