import { plainCharacters } from './plain-characters.js';

async function read(chunks: Iterable<string>): Promise<string> {
  let text = '';
  for await (const part of plainCharacters(chunks)) text += part;
  return text;
}

describe('plainCharacters', () => {
  it.each([
    ['&lt;q&gt;Grace&lt;/q&gt;', '“Grace”'],
    ['<<Grace and peace>> to you', '«Grace and peace» to you'],
    ['>> a block in a block', '>> a block in a block'],
    [",,Gnade'' und", '„Gnade” und'],
    ['one,,two', 'one,,two'],
    ['【Grace】 ⟨peace⟩', '“Grace” “peace”'],
    ['righ-\nteous and self-\nMade', 'righteous and self-\nMade'],
    ['ᴛʜᴇ ʟᴏʀᴅ', 'the lord'],
    ['of Heman,\\nBukkiah and\\nMattaniah', 'of Heman,\nBukkiah and\nMattaniah'],
    ['Read:\n:::tip John 3:16\nFor God\n:::\n', 'Read:\nJohn 3:16\nFor God\n\n'],
  ])('reads %j as %j, however it is divided', async (written, plain) => {
    expect(await read([written])).toBe(plain);
    expect(await read([...written])).toBe(plain);
  });
});
