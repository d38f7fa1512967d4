import { render, screen } from '@testing-library/react';
import { PAGES } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { MemoryRouter } from 'react-router';
import { pages } from '../remote-entry.js';

beforeAll(() => startTexts('en'));

describe('the page of the journal', () => {
  it('says what it waits for, and leads to what is open already', () => {
    const Page = pages['journal']!;
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: 'Journal' })).toBeTruthy();
    expect(screen.getByText(/opens when there are accounts/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read a passage' }).getAttribute('href')).toBe(PAGES.study);
    expect(document.title).toBe('Journal · Word Unfolded');
  });
});
