import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerLink } from '@word-unfolded/answer-text';
import { startTexts } from '@word-unfolded/i18n';
import { MemoryRouter } from 'react-router';
import { jest } from '@jest/globals';
import { AnswerText } from './answer-text.js';

/** What draws an answer is compiled when it is first wanted, which takes a busy machine longer than the default of a second. */
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startTexts('en'));

const show = (content: string, hands: Omit<Parameters<typeof AnswerText>[0], 'content'> = {}) =>
  render(
    <MemoryRouter>
      <AnswerText content={content} {...hands} />
    </MemoryRouter>,
  );

const scripture = (words: string, mark: 'exact' | 'repaired' = 'exact') =>
  answerLink(words, { kind: 'scripture', osis: 'John.3.16', translationId: 'WEB', mark });

describe('the text of an answer', () => {
  it('says of Scripture where it stands, in which edition, and that it was compared', async () => {
    show(scripture('For God so loved the world'));
    const link = await screen.findByRole('link', { name: 'John 3:16, WEB' });
    expect(link.getAttribute('href')).toBe('/word-unfolded?ref=John+3%3A16&translation=WEB');
    expect(screen.getByText('exact').title).toBe('Compared with the stored text, letter for letter');
    expect(screen.getByText('For God so loved the world')).toBeTruthy();
  });

  it('says where other words had been written', async () => {
    show(scripture('For God so loved the world', 'repaired'));
    expect(await screen.findByText('corrected')).toBeTruthy();
  });

  it('names a passage once that the writer names himself', async () => {
    const reference = answerLink('John 3:16', { kind: 'reference', osis: 'John.3.16', mark: 'exact' });
    show(`“${scripture('For God so loved the world')}” (${reference})`);
    await screen.findByText('exact');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['John 3:16']);
  });

  it('says once where a quoted passage stands, and names the whole where a part is quoted', async () => {
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

  it('names sources and leads to what they speak of', async () => {
    show(answerLink('Matthew Henry', { kind: 'work', work: 'mhcc', at: 'Rom.8.28' }));
    const link = await screen.findByRole('link', { name: 'Matthew Henry' });
    expect(link.getAttribute('href')).toContain('ref=Romans+8%3A28');
  });

  it('opens words in the lexicon, and marks those that are not in it', async () => {
    const onLexicon = jest.fn();
    const known = answerLink('agapaō', { kind: 'lexicon', strongs: 'G25', mark: 'verified' });
    const unknown = answerLink('agapē', { kind: 'lexicon', strongs: 'G9999', mark: 'unverified' });
    show(`${known} and ${unknown}`, { onLexicon });
    await userEvent.click(await screen.findByRole('button', { name: 'agapaō' }));
    expect(onLexicon).toHaveBeenCalledWith('G25');
    expect(screen.getByText('not in the lexicon')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'agapē' })).toBeNull();
  });

  it('says in its place that a quotation was removed', async () => {
    show('He says [a quotation was removed](removed:not-found).');
    expect(await screen.findByText('a quotation was removed')).toBeTruthy();
  });

  it('lets no address, picture or markup of a stranger in', async () => {
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

  it('joins its headings to those of the page', async () => {
    show('## Title\n\n#### Piece\n\n## Other', { headingLevel: 4 });
    expect((await screen.findByRole('heading', { name: 'Title' })).tagName).toBe('H4');
    expect(screen.getByRole('heading', { name: 'Piece' }).tagName).toBe('H5');
    expect(screen.getByRole('heading', { name: 'Other' }).tagName).toBe('H4');
  });
});
