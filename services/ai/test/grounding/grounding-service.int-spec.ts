import { Module } from '@nestjs/common';
import { FindNearestVerses, GetPassage } from '@word-unfolded/contracts';
import { ContractClient, startService, type RunningService } from '@word-unfolded/service-kit';
import { endProcess, suiteEnvironment, until, type Environment } from '@word-unfolded/testing';
import type { ChildProcess } from 'node:child_process';
import { GroundingModule } from '../../src/grounding/grounding.module.js';
import { Grounding } from '../../src/grounding/ground-answer.js';
import type { CheckedPiece } from '../../src/grounding/grounded-piece.js';
import { startScripture } from '../scripture-process.js';
import { KJV, RV1909, WEB } from './grounding-library.js';

@Module({ imports: [GroundingModule] })
class GroundingOnlyModule {}

let environment: Environment;
let scripture: ChildProcess | undefined;
let service: RunningService;

async function startLibrary(): Promise<void> {
  scripture = await startScripture(environment);
  await waitForIndexes();
}

/** The check of an answer does not wait for indexes that are still being built. */
async function waitForIndexes(): Promise<void> {
  const client = service.app.get(ContractClient, { strict: false });
  const translations = [WEB, KJV, RV1909].map(({ id }) => id);
  const request = { text: 'In the beginning', translations, limit: 1 };
  await until('the indexes are built', () =>
    client.ask(FindNearestVerses, request).then(
      () => true,
      () => false,
    ),
  );
}

async function stopScripture(): Promise<void> {
  if (scripture) await endProcess(scripture);
}

async function check(answer: string, language: 'en' | 'es' = 'en'): Promise<CheckedPiece[]> {
  const translations = language === 'en' ? [WEB, KJV] : [RV1909];
  const chunks = (async function* () {
    yield* answer.match(/[\s\S]{1,7}/gu) ?? [];
  })();
  const pieces: CheckedPiece[] = [];
  for await (const piece of service.app.get(Grounding).check(chunks, language, translations))
    pieces.push(piece);
  return pieces;
}

const textOf = (pieces: readonly CheckedPiece[]) => pieces.map(({ text }) => text).join('');
const verdictsOf = (pieces: readonly CheckedPiece[]) =>
  pieces.flatMap((piece) => (piece.kind === 'quotation' ? [piece.verdict] : []));

/** A verse of the service. */
async function stored(reference: string, translationId: string): Promise<string> {
  const client = service.app.get(ContractClient, { strict: false });
  const answer = await client.ask(GetPassage, { reference, translationId, language: 'en' });
  return answer.passages.flatMap(({ verses }) => verses.map(({ text }) => text)).join(' ');
}

beforeEach(async () => {
  environment = suiteEnvironment();
  service = await startService('ai', GroundingOnlyModule, [], environment);
});
afterEach(async () => {
  await service.stop();
  await stopScripture();
});

describe('grounding in the texts of the scripture service', () => {
  it('leaves true words, and replaces others by the stored ones', async () => {
    await startLibrary();
    const psalm = await stored('Psalm 23:1', 'WEB');
    const changed = psalm.replace('nothing', 'everything');
    const pieces = await check(`“${psalm}” (Psalm 23:1) and “${changed}” (Psalm 23:1)`);
    expect(verdictsOf(pieces)).toEqual(['exact', 'repaired']);
    expect(textOf(pieces)).toBe(`“${psalm}” (Psalm 23:1) and “${psalm}” (Psalm 23:1)`);
  });

  it('finds words without a reference, also misquoted ones, in both languages', async () => {
    await startLibrary();
    const romans = await stored('Romans 8:28', 'KJV');
    const juan = await stored('John 3:16', 'spa_r09');
    const english = await check(`We read “${romans.replace('good', 'gold')}” here.`);
    expect(textOf(english)).toBe(`We read “${romans}” here.`);
    const spanish = await check(`Leemos «${juan.replace('vida', 'cosecha')}» aquí.`, 'es');
    expect(textOf(spanish)).toBe(`Leemos «${juan}» aquí.`);
  });

  it('reads a long chapter whole, in the numbering of the edition', async () => {
    await startLibrary();
    const last = await stored('Psalm 119:176', 'WEB');
    const jonah = await stored('Jonah 2:11', 'spa_r09');
    expect(verdictsOf(await check(`“${last}” (Psalm 119:176)`))).toEqual(['exact']);
    expect(textOf(await check(`«${jonah}» (Jonás 2:11), no Jonás 1:17.`, 'es'))).toBe(
      `«${jonah}» (Jonás 2:11), no .`,
    );
  });

  it('shows nothing as Scripture while the service is away, and everything when it is back', async () => {
    await startLibrary();
    const psalm = await stored('Psalm 23:1', 'WEB');
    await stopScripture();
    const away = await check(`Psalm 23:1 says “${psalm}”, not Psalm 151:9.`);
    expect(textOf(away)).toBe('Psalm 23:1 says , not .');
    expect(away).toContainEqual(expect.objectContaining({ verdict: 'removed', reason: 'unavailable' }));
    await startLibrary();
    const answer = `“${psalm}” (Psalm 23:1)`;
    await until('the quotation is shown', async () => textOf(await check(answer)) === answer);
  });
});
