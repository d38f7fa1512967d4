import { isPagePath } from './pages.js';

describe('the pages', () => {
  it('are found by their path, with or without a trailing slash', () => {
    for (const path of ['/', '/word-unfolded', '/word-unfolded/', '/journal'])
      expect(isPagePath(path)).toBe(true);
  });

  it('are the only ones', () => {
    for (const path of ['/word-unfolded/x', '/wordunfolded', '/api/health', '/admin.php', '//'])
      expect(isPagePath(path)).toBe(false);
  });
});
