import { withApplicationOnDemand, withoutApplication } from './application-script.js';

const HEAD = '<script src="/assets/theme-boot.0a.js"></script>';
const SCRIPT =
  '<script data-files="/assets/11.js /assets/12.css" defer src="/assets/main.6e990545.js"></script>';

describe('the page of content that is sent before the application', () => {
  it('names the script of the application and its first files without running them', () => {
    expect(withApplicationOnDemand(`<head>${HEAD}${SCRIPT}</head>`)).toBe(
      `<head>${HEAD}<link id="application" rel="prefetch" href="/assets/main.6e990545.js" data-files="/assets/11.js /assets/12.css"></head>`,
    );
  });

  it('names the files of the page too', () => {
    expect(withApplicationOnDemand(SCRIPT, ['/mfe/study/1.js'])).toContain('12.css /mfe/study/1.js"');
  });

  it('names nothing on a page that no application replaces', () => {
    expect(withoutApplication(HEAD + SCRIPT)).toBe(HEAD);
  });
});
