import type { CompositionContext } from '../../study-engine/composing/composition-context.js';
import type { Danger } from '../danger.js';
import { composeHelp } from './compose-help.js';

/** The text for somebody whom nobody answered reads no passage: of the context it needs the language. */
async function textFor(danger: Danger, language: 'en' | 'es') {
  const blocks: string[] = [];
  for await (const block of composeHelp({ language } as CompositionContext, danger)) blocks.push(block);
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
