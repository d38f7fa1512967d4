import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../setup/workspace.mjs';
import { newMessage } from './new-message.mjs';
import { newPage } from './new-page.mjs';
import { newService } from './new-service.mjs';
import { newUseCase } from './new-use-case.mjs';

const PLANS = {
  message: newMessage('journal/pin-entry'),
  'use case': newUseCase('journal/entries/pin-entry'),
  service: newService('magazine'),
  page: newPage('reading-plans'),
};

/**
 * @param {string} file
 * @param {string} text
 */
function syntaxErrors(file, text) {
  if (file.endsWith('.json')) return JSON.parse(text) && [];
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      experimentalDecorators: true,
    },
  });
  return diagnostics.map(({ messageText }) => messageText);
}

describe('npm run new', () => {
  it.each(Object.entries(PLANS))(
    'writes a %s that compiles, and adds it to the lists that need it',
    (_, { files, edits }) => {
      for (const [file, text] of Object.entries(files))
        expect([file, syntaxErrors(file, text)]).toEqual([file, []]);
      for (const [file, edit] of Object.entries(edits)) {
        const text = readFileSync(path.join(ROOT, file), 'utf8');
        const edited = edit(text);
        expect(edited.length).toBeGreaterThan(text.length);
        expect([file, syntaxErrors(file, edited)]).toEqual([file, []]);
      }
    },
  );

  it('adds a route to the routes of the gateway', () => {
    const file = 'libs/shared/contracts/src/http/routes.ts';
    const edited = PLANS.message.edits[file]?.(readFileSync(path.join(ROOT, file), 'utf8')) ?? '';
    const list = edited.slice(edited.indexOf('export const ROUTES'));
    expect(list).toContain('pinEntryRoute,');
    expect(edited).toContain("import { pinEntryRoute } from '../journal/pin-entry.js';");
  });

  it('gives a page an address, a gate and its code', () => {
    const edited = Object.entries(PLANS.page.edits).map(([file, edit]) =>
      edit(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(edited.join('\n').match(/^ +readingPlans: .*$/gm)).toEqual([
      "  readingPlans: '/reading-plans',",
      "  readingPlans: 'signed-in',",
      "  readingPlans: pageCode(() => import('./pages/reading-plans/reading-plans-page.js')),",
    ]);
  });

  it.each(['Pin', 'journal/Pin', 'journal', 'a/b/c', '../x/y'])('refuses the name %s', (name) => {
    expect(() => newMessage(name)).toThrow(/kebab-case|Name it/);
  });
});
