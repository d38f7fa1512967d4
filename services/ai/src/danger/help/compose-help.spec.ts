import type { CompositionContext } from '../../study-engine/composing/composition-context.js';
import type { Danger } from '../danger.js';
import { composeHelp } from './compose-help.js';

/** The text without passages, as while the scripture service is away. */
async function textFor(danger: Danger, language: 'en' | 'es') {
  const blocks: string[] = [];
  const context = {
    language,
    readCanonical: () => Promise.resolve(undefined),
  } as unknown as CompositionContext;
  for await (const block of composeHelp(context, danger)) blocks.push(block);
  return blocks.join('\n\n');
}

describe('the help after a line that did not answer', () => {
  it('names the numbers of the country, and where somebody answers who is written to', async () => {
    const text = await textFor({ need: 'self-harm', country: 'GB', isUnreached: true }, 'en');
    expect(text).toMatch(/^Call \*\*999\*\* now/);
    expect(text).toContain('**116 123**');
    expect(text).toContain('**85258**');
  });

  it('names the numbers that work in most countries where the country is not known', async () => {
    const text = await textFor({ need: 'self-harm', isUnreached: true }, 'es');
    expect(text).toMatch(/^Llama ahora al \*\*112 o 911\*\*/);
    expect(text).toContain('urgencias de un hospital');
    expect(text).not.toContain('mensaje de texto');
  });
});

describe('the help for somebody who tells of a friend', () => {
  const aboutAnother = { need: 'self-harm', country: 'MX', isAboutAnother: true } as const;

  it('says first what to do for the friend, then whom to call', async () => {
    const text = await textFor(aboutAnother, 'es');
    expect(text).toMatch(/^Gracias por estar al pendiente de esa persona. Quédate con ella/);
    expect(text.indexOf('**911**')).toBeLessThan(text.indexOf('Escucha más'));
    expect(text).not.toContain('Lo que estás viviendo');
  });

  it('is that of the need where no text is for friends', async () => {
    expect(await textFor({ need: 'threat', isAboutAnother: true }, 'en')).toMatch(/^This sounds dangerous/);
  });
});
