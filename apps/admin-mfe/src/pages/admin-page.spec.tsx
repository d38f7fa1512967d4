import { render, screen } from '@testing-library/react';
import { PAGES } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { MemoryRouter } from 'react-router';
import { pages } from '../remote-entry.js';

beforeAll(() => startTexts('en'));

describe('the admin page', () => {
  it('says what is missing, and links to the pages that already work', () => {
    const Page = pages['admin']!;
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: 'Admin dashboard' })).toBeTruthy();
    expect(screen.getByText(/opens when there are accounts/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read a passage' }).getAttribute('href')).toBe(PAGES.study);
    expect(document.title).toBe('Admin dashboard · Word Unfolded');
  });
});
