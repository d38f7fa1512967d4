import { render, screen } from '@testing-library/react';
import { startTexts } from '@word-unfolded/i18n';
import { MemoryRouter } from 'react-router';
import { AnswerText } from './answer-text.js';

const EDITION = {
  id: 'spa_r09',
  abbreviation: 'RV1909',
  name: 'Reina Valera 1909',
  language: 'es',
  edition: 'x',
  licence: 'Public domain',
  notice: 'Public domain',
  available: true,
  unavailableReason: null,
  verseCount: 1,
};

beforeAll(() => startTexts('en'));

test('an edition has the name that readers use, not that of the source', async () => {
  const body = JSON.stringify({ success: true, data: [EDITION] });
  globalThis.fetch = () => Promise.resolve(new Response(body));
  render(
    <MemoryRouter>
      <AnswerText content="> [Y sabemos](scripture:Rom.8.28?edition=spa_r09&mark=exact)" />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('link', { name: 'Romans 8:28, RV1909' })).toBeTruthy();
});
