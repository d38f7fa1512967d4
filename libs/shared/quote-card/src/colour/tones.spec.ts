import fc from 'fast-check';
import { blend, luminance } from './colour.js';
import { covered, tonesOf, worstContrast } from './tones.js';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a colour under a layer is never lighter or darker than its bounds, for any ink', () => {
  fc.assert(
    fc.property(colour, colour, fc.double({ min: 0, max: 1, noNaN: true }), (below, above, opacity) => {
      const bounds = covered(tonesOf(below), tonesOf(above), opacity);
      const drawn = blend(below, above, opacity);
      const rounding = 0.004; // of the channels of a colour to 8 bits
      expect(luminance(drawn)).toBeLessThanOrEqual(bounds.lightest + rounding);
      const [onWhite, onBlack] = [worstContrast('#ffffff', bounds), worstContrast('#000000', bounds)];
      expect(1.05 / (luminance(drawn) + 0.05)).toBeGreaterThanOrEqual(onWhite * 0.97);
      expect((luminance(drawn) + 0.05) / 0.05).toBeGreaterThanOrEqual(onBlack * 0.95);
    }),
    { numRuns: 2_000 },
  );
});

test('the bounds of one layer are those of greys, which need a thinner veil than a mean of luminances', () => {
  const { lightest } = covered(tonesOf('#ffffff'), tonesOf('#000000'), 0.6);
  expect(lightest).toBeLessThan(0.14);
});
