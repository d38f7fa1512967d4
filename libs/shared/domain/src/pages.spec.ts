import { isPagePath } from './pages.js';

describe('the pages', () => {
  it('are known by their path, with or without a trailing slash', () => {
    for (const path of ['/', '/word-unfolded', '/word-unfolded/', '/journal'])
      expect(isPagePath(path)).toBe(true);
  });

  it('are nothing else', () => {
    for (const path of ['/word-unfolded/x', '/wordunfolded', '/api/health', '/admin.php', '//'])
      expect(isPagePath(path)).toBe(false);
  });
});
