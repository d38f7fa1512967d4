/** A colour as `#rrggbb`. */
export type Colour = string;

type Channels = readonly [number, number, number];

/** The channels of a colour, each from 0 to 1, with the transfer function of sRGB. */
function channelsOf(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const hex = (channel: number) =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0');

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** The luminance that a grey of this sRGB value has. */
export const luminanceOfGrey = toLinear;

/** The sRGB value, from 0 to 1, of the grey with a luminance. */
export const greyOf = fromLinear;

const weigh = ([red, green, blue]: Channels) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance from 0 to 1 (WCAG 2.2, "relative luminance"). */
export function luminance(colour: Colour): number {
  const [red, green, blue] = channelsOf(colour);
  return weigh([toLinear(red), toLinear(green), toLinear(blue)]);
}

/** The weighted sum of the channels without linearisation: blending two colours blends their sums. */
export function luma(colour: Colour): number {
  return weigh(channelsOf(colour));
}

/** Contrast of two luminances, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Blends two colours as SVG does: `share` of the second one over the first. */
export function blend(below: Colour, above: Colour, share: number): Colour {
  const [one, other] = [channelsOf(below), channelsOf(above)];
  return `#${one.map((channel, at) => hex(channel + (other[at]! - channel) * share)).join('')}`;
}

/**
 * A colour of the OKLCH space; chroma that sRGB does not have is reduced until it fits.
 *
 * @param lightness from 0 to 1
 * @param chroma from 0 to about 0.3
 * @param hue in degrees
 * @see https://bottosson.github.io/posts/oklab/
 */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  const light = Math.min(1, Math.max(0, lightness));
  for (let reduced = chroma; reduced > 0.001; reduced *= 0.9) {
    const channels = oklabToSrgb(light, reduced, hue);
    if (channels.every((channel) => channel >= -0.001 && channel <= 1.001))
      return `#${channels.map(hex).join('')}`;
  }
  return `#${oklabToSrgb(light, 0, 0).map(hex).join('')}`;
}

function oklabToSrgb(light: number, chroma: number, hue: number): Channels {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
