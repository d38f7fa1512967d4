import { readFileSync } from 'node:fs';
import { HIGHLIGHT_COLOURS, THEME_MODES, THEMES } from '@word-unfolded/domain';

const GROUNDS = ['paper', 'surface', 'surface-raised'];

const HIGHLIGHTS = HIGHLIGHT_COLOURS.map((colour) => `highlight-${colour}`);

const on = (fronts, backs, least) => fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

/**
 * The pairs of foreground and background, and their minimum contrast (WCAG 2.2: AAA for text, AA for the rest, 3 for
 * icons).
 */
const PAIRS = [
  ...on(['ink'], [...GROUNDS, 'accent-soft', 'selection', ...HIGHLIGHTS], 7),
  ...on(['ink-soft', 'accent', 'words-of-jesus'], HIGHLIGHTS, 4.5),
  ...on(['ink-soft', 'accent'], [...GROUNDS, 'accent-soft'], 4.5),
  ...on(['good', 'warn', 'bad', 'info'], GROUNDS, 4.5),
  ...on(['words-of-jesus'], ['paper', 'surface'], 4.5),
  ...on(['accent-ink'], ['accent'], 4.5),
  ...on(['focus', 'control'], GROUNDS, 3),
  ...on(['second'], ['paper', 'surface'], 3),
];

/** Relative luminance of [lightness, chroma, hue]; channels outside sRGB are clipped, as a screen without wide gamut does (CSS Color 4, OKLab). */
function luminance([lightness, chroma, hue]) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel) => Math.min(1, Math.max(0, channel));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front, back) {
  const [darker, lighter] = [luminance(front), luminance(back)].sort((m, n) => m - n);
  return (lighter + 0.05) / (darker + 0.05);
}

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function coloursOf(theme, mode) {
  const block = new RegExp(`\\[data-theme='${theme}'\\]\\[data-mode='${mode}'\\]\\s*\\{([^}]*)\\}`).exec(
    css,
  )?.[1];
  if (!block) throw new Error(`tokens.css has no block for ${theme} ${mode}`);
  const colours = block.matchAll(/--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return new Map([...colours].map(([, role, l, c, h]) => [role, [Number(l), Number(c), Number(h)]]));
}

const combinations = THEMES.flatMap(({ key }) => THEME_MODES.map((mode) => ({ key, mode })));

describe.each(combinations)('the colours of $key, $mode', ({ key, mode }) => {
  const colours = coloursOf(key, mode);

  it.each(PAIRS)('make $front legible on $back', ({ front, back, least }) => {
    const [above, below] = [colours.get(front), colours.get(back)];
    if (!above || !below) throw new Error(`${key} ${mode} lacks --${above ? back : front}`);
    expect(contrast(above, below)).toBeGreaterThanOrEqual(least);
  });
});

it('shows a page without script on a dark device in the colours of the first theme', () => {
  const file = readFileSync(new URL('./without-script.css', import.meta.url), 'utf8');
  const declared = (text) => [...text.matchAll(/--[\w-]+:[^;]*/g)].map(([each]) => each.replace(/\s+/g, ' '));
  const dark = /\[data-theme='codex-canvas'\]\[data-mode='dark'\]\s*\{([^}]*)\}/.exec(css)[1];
  expect(declared(file)).toEqual(declared(dark));
});
