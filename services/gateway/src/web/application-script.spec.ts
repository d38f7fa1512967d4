import { withApplicationOnDemand } from './application-script.js';

const HEAD = '<script src="/assets/theme-boot.0a.js"></script>';
const SCRIPT = '<script defer src="/assets/main.6e990545.js"></script>';

describe('the page of content that is sent before the application', () => {
  it('names the script of the application without running it', () => {
    expect(withApplicationOnDemand(`<head>${HEAD}${SCRIPT}</head>`)).toBe(
      `<head>${HEAD}<link id="application" rel="prefetch" href="/assets/main.6e990545.js"></head>`,
    );
  });
});
