import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newMessage } from './new-message.mjs';
import { newPage } from './new-page.mjs';
import { newService } from './new-service.mjs';
import { newUseCase } from './new-use-case.mjs';
import { ROOT } from '../setup/workspace.mjs';
import { Problem, runScript, say } from '../terminal/terminal.mjs';

/** @type {Readonly<Record<string, (name: string) => import('./plan.mjs').Plan>>} */
const GENERATORS = { message: newMessage, 'use-case': newUseCase, service: newService, page: newPage };

const USAGE = `Usage: npm run new <kind> <name>

  npm run new message journal/pin-entry             a contract with its route
  npm run new use-case journal/entries/pin-entry    a use case with its spec
  npm run new service magazine                      a service that starts
  npm run new page reading-plans                    a page of the shell, with its texts`;

/** `npm run new`: generates a message, use case, service or page, and prints the next steps. */
await runScript(async () => {
  const [kind = '', name = ''] = process.argv.slice(2);
  const generate = GENERATORS[kind];
  if (!generate || !name) throw new Problem(USAGE);
  const { files, edits, next } = generate(name);
  for (const file of Object.keys(files))
    if (existsSync(path.join(ROOT, file))) throw new Problem(`${file} already exists.`);
  for (const file of Object.keys(edits))
    if (!existsSync(path.join(ROOT, file)))
      throw new Problem(`${file} does not exist, so nothing can be added to it.`);
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const [file, edit] of Object.entries(edits))
    write(file, edit(readFileSync(path.join(ROOT, file), 'utf8')));
  const written = [...Object.keys(files), ...Object.keys(edits)];
  execFileSync(
    process.execPath,
    ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...written],
    {
      cwd: ROOT,
    },
  );
  say(
    `Written:\n${written.map((file) => `  ${file}`).join('\n')}\n\nNext:\n${next.map((line) => `  - ${line}`).join('\n')}`,
  );
});

/**
 * @param {string} file path from the root of the repository
 * @param {string} text
 */
function write(file, text) {
  const target = path.join(ROOT, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
