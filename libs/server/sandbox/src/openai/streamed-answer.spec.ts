import { PassThrough } from 'node:stream';
import { sendEvents, textPieces } from './streamed-answer.js';

const TEXT = 'Gracia y paz: χάρις 🙏, “sí”. '.repeat(20);

async function sent(odd: boolean): Promise<Buffer[]> {
  const to = new PassThrough();
  const pieces: Buffer[] = [];
  to.on('data', (piece: Buffer) => pieces.push(piece));
  const content = textPieces(TEXT).map((text) => ({ text }));
  await sendEvents(to, { pieces: content, ending: [] }, undefined, { odd, pauseMs: 0 });
  return pieces;
}

describe('sandbox stream', () => {
  it('is split within characters, lines and escapes, and is complete when it is reassembled', async () => {
    const pieces = await sent(true);
    expect(Buffer.concat(pieces)).toEqual(Buffer.concat(await sent(false)));
    const texts = pieces.map((piece) => piece.toString());
    expect(texts.some((text) => text.includes('\uFFFD'))).toBe(true);
    expect(texts.some((text) => text.endsWith('\n') && !text.endsWith('\n\n'))).toBe(true);
    expect(texts.some((text) => /^d(at?)?$|\nd(at?)?$/.test(text))).toBe(true);
  });

  it('never has half a character in its JSON', () => {
    expect(textPieces(TEXT).join('')).toBe(TEXT);
    expect(textPieces(TEXT).filter((piece) => /[\uD800-\uDBFF]$/.test(piece))).toEqual([]);
  });
});
