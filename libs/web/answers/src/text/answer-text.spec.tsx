import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerLink } from '@word-unfolded/answer-text';
import { startTexts } from '@word-unfolded/i18n';
import { MemoryRouter } from 'react-router';
import { jest } from '@jest/globals';
import { AnswerText } from './answer-text.js';

/** The renderer of an answer is compiled on first use, which on a busy machine takes longer than the default second. */
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startTexts('en'));

const show = (content: string, callbacks: Omit<Parameters<typeof AnswerText>[0], 'content'> = {}) =>
  render(
    <MemoryRouter>
      <AnswerText content={content} {...callbacks} />
    </MemoryRouter>,
  );

const scripture = (words: string, mark: 'exact' | 'repaired' = 'exact') =>
  answerLink(words, { kind: 'scripture', osis: 'John.3.16', translationId: 'WEB', mark });

describe('the text of an answer', () => {
  it('names passage and edition of Scripture, and states that it was compared', async () => {
    show(scripture('For God so loved the world'));
    const link = await screen.findByRole('link', { name: 'John 3:16, WEB' });
    expect(link.getAttribute('href')).toBe('/word-unfolded?ref=John+3%3A16&translation=WEB');
    expect(screen.getByText('exact').title).toBe('Compared with the stored text, letter for letter');
    expect(screen.getByText('For God so loved the world')).toBeTruthy();
  });

  it('closes quoted words before it states that they were compared', async () => {
    show(`He says “${scripture('For God so loved the world')}”, and more.`);
    const words = (await screen.findByText('exact')).closest('p')?.textContent;
    expect(words).toMatch(/^He says “For God so loved the world”, .*exact and more\.$/);
  });

  it('states where the model had written other words', async () => {
    show(scripture('For God so loved the world', 'repaired'));
    expect(await screen.findByText('corrected')).toBeTruthy();
  });

  it('sets a block apart as Scripture only if it quotes Scripture', async () => {
    show(`> ${scripture('For God so loved the world')}\n\nand\n\n> my own thought`);
    const own = await screen.findByText('my own thought');
    expect(own.closest('blockquote')?.dataset['scripture']).toBeUndefined();
    const words = screen.getByText('For God so loved the world');
    expect(words.closest('blockquote')?.dataset['scripture']).toBe('');
  });

  it('offers to ask again where words could not be compared, and only there', async () => {
    const notice = (reason: string) => answerLink('(left out)', { kind: 'removed', reason });
    const onAskAgain = jest.fn();
    const { unmount } = show(notice('not-found'), { onAskAgain });
    await screen.findByText('(left out)');
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
    unmount();
    show(`Grace. ${notice('unavailable')}`, { onAskAgain });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(onAskAgain).toHaveBeenCalledTimes(1);
  });

  it('names a passage only once if the text names it itself', async () => {
    const reference = answerLink('John 3:16', { kind: 'reference', osis: 'John.3.16', mark: 'exact' });
    show(`“${scripture('For God so loved the world')}” (${reference})`);
    await screen.findByText('exact');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['John 3:16']);
  });

  it('names the source of a quotation once, and the whole passage if only a part is quoted', async () => {
    const reference = (osis: string) => answerLink(osis, { kind: 'reference', osis, mark: 'exact' });
    show(
      `> ${scripture('For God so loved the world')}\n>\n> — ${reference('John.3.16')}, WEB\n\n` +
        `> ${scripture('For God so loved')} …\n>\n> — ${reference('John.3.16-John.3.21')}, WEB`,
    );
    await waitFor(() => expect(screen.getAllByText('exact')).toHaveLength(2));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'John 3:16, WEB',
      'John 3:16–21, WEB',
    ]);
    expect(screen.getByText(/For God so loved …/)).toBeTruthy();
  });

  it('names sources and links to the passages that they treat', async () => {
    show(answerLink('Matthew Henry', { kind: 'work', work: 'mhcc', at: 'Rom.8.28' }));
    const link = await screen.findByRole('link', { name: 'Matthew Henry' });
    expect(link.getAttribute('href')).toContain('ref=Romans+8%3A28');
  });

  it('opens words in the lexicon, and marks those without an entry', async () => {
    const onLexicon = jest.fn();
    const known = answerLink('agapaō', { kind: 'lexicon', strongs: 'G25', mark: 'verified' });
    const unknown = answerLink('agapē', { kind: 'lexicon', strongs: 'G9999', mark: 'unverified' });
    show(`${known} and ${unknown}`, { onLexicon });
    await userEvent.click(await screen.findByRole('button', { name: 'agapaō' }));
    expect(onLexicon).toHaveBeenCalledWith('G25');
    expect(screen.getByText('not confirmed by the lexicon')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'agapē' })).toBeNull();
  });

  it('states in place that a quotation was removed', async () => {
    show('He says [a quotation was removed](removed:not-found).');
    expect(await screen.findByText('a quotation was removed')).toBeTruthy();
  });

  it('rejects addresses, pictures and markup of third parties', async () => {
    const evil =
      '[one](javascript:alert(1)) [two](data:text/html,x) <b onclick="x">three</b> ![four](https://e.org/x.png)';
    const { container } = show(`${evil} [five](https://example.org/a)`);
    const link = await screen.findByRole('link', { name: 'five' });
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual([
      'noopener noreferrer',
      '_blank',
    ]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(container.querySelector('img, b, script')).toBeNull();
    expect(container.textContent).toContain('<b onclick="x">three</b>');
  });

  it('continues the heading levels of the page', async () => {
    show('## Title\n\n#### Piece\n\n## Other', { headingLevel: 4 });
    expect((await screen.findByRole('heading', { name: 'Title' })).tagName).toBe('H4');
    expect(screen.getByRole('heading', { name: 'Piece' }).tagName).toBe('H5');
    expect(screen.getByRole('heading', { name: 'Other' }).tagName).toBe('H4');
  });
});

describe('headings', () => {
  const titles = () => screen.getAllByRole('heading').map((each) => each.hasAttribute('data-title'));

  it('look like a title where they have others below them', async () => {
    show('# In the valley\n\n## Scripture\n\n## Questions');
    await screen.findByRole('heading', { name: 'Questions' });
    expect(titles()).toEqual([true, false, false]);
  });

  it('are equal where all have one level', async () => {
    show('## Scripture\n\n## Questions');
    await screen.findByRole('heading', { name: 'Questions' });
    expect(titles()).toEqual([false, false]);
  });
});
