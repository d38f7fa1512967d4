import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { data, stubServer } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { HelpLine } from './help-line.js';

beforeAll(() => startTexts('en'));

async function search(words: string, help: object | null) {
  const address = `/api/help-line?${new URLSearchParams({ q: words }).toString()}`;
  const { transport, sentTo } = stubServer({ [`GET ${address}`]: data({ help }) });
  globalThis.fetch = ((to: string, init: RequestInit = {}) =>
    transport(to, { method: 'GET', ...init })) as typeof fetch;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HelpLine words={words} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(sentTo(`GET ${address}`)).toHaveLength(1));
}

describe('the line of help above results', () => {
  it('names where people listen, in the language of what was searched for', async () => {
    await search('ya no quiero vivir', {
      text: 'Hay personas que escuchan: findahelpline.com. Si hay peligro ahora, llama al 112.',
      language: 'es',
    });
    const line = await screen.findByRole('status');
    expect(line.lang).toBe('es');
    expect(line.textContent).toMatch(/Hay personas que escuchan.*llama al 112/);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'findahelpline.com' }).href).toBe(
      'https://findahelpline.com/',
    );
  });

  it('is absent from every other search', async () => {
    await search('the good shepherd', null);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
