import { cleanText } from '@word-unfolded/domain';

/**
 * A fingerprint of a text, with which a device names the texts that its own is based on without sending them. It is
 * synchronous and works in any browser context, unlike `crypto.subtle`; no secret depends on it.
 */
export function textHash(text: string): string {
  const clean = cleanText(text);
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let place = 0; place < clean.length; place += 1) {
    const unit = clean.charCodeAt(place);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  const hex = (half: number) => (half >>> 0).toString(16).padStart(8, '0');
  return `${hex(high)}${hex(low)}`;
}
