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

describe('a stream of the sandbox', () => {
  it('is cut within characters, lines and escapes, and is whole when it is put together', async () => {
    const pieces = await sent(true);
    expect(Buffer.concat(pieces)).toEqual(Buffer.concat(await sent(false)));
    const texts = pieces.map((piece) => piece.toString());
    expect(texts.some((text) => text.includes('\uFFFD'))).toBe(true);
    expect(texts.some((text) => text.endsWith('\n') && !text.endsWith('\n\n'))).toBe(true);
    expect(texts.some((text) => /^d(at?)?$|\nd(at?)?$/.test(text))).toBe(true);
  });

  it('has no half of a character in its JSON', () => {
    expect(textPieces(TEXT).join('')).toBe(TEXT);
    expect(textPieces(TEXT).filter((piece) => /[\uD800-\uDBFF]$/.test(piece))).toEqual([]);
  });
});
