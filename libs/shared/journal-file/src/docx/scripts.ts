/**
 * Languages of scripts for which a word processor has separate fonts: it cannot derive the language from the script.
 */
const COMPLEX = {
  Deva: 'hi-IN',
  Beng: 'bn-BD',
  Guru: 'pa-IN',
  Gujr: 'gu-IN',
  Orya: 'or-IN',
  Taml: 'ta-IN',
  Telu: 'te-IN',
  Knda: 'kn-IN',
  Mlym: 'ml-IN',
  Sinh: 'si-LK',
  Thai: 'th-TH',
  Laoo: 'lo-LA',
  Khmr: 'km-KH',
  Mymr: 'my-MM',
  Tibt: 'bo-CN',
} as const;

const EAST_ASIAN = { Hani: 'zh-CN', Hira: 'ja-JP', Kana: 'ja-JP', Hang: 'ko-KR' } as const;

const RIGHT_TO_LEFT = { Arab: 'ar-SA', Hebr: 'he-IL', Syrc: 'syr-SY', Thaa: 'dv-MV' } as const;

const KANA = /[\p{Script=Hira}\p{Script=Kana}]/u;

/** Words of one of these scripts, with their marks. */
const WORDS = new RegExp(
  [...Object.keys(COMPLEX), ...Object.keys(EAST_ASIAN)]
    .map((code) => String.raw`\p{Script=${code}}[\p{Script=${code}}\p{M}\u200C\u200D]*`)
    .join('|'),
  'gu',
);

/** Text and its run properties (ECMA-376, part 1, 17.3.2), before and after the formatting. */
export type ScriptPart = { readonly text: string; readonly fonts: string; readonly language: string };

/** Splits a text into parts of one script each, so that a word processor chooses fonts that support it. */
export function splitByScript(text: string, rightToLeft: boolean): ScriptPart[] {
  if (rightToLeft) {
    const language = languageOf(text, RIGHT_TO_LEFT);
    const named = language === undefined ? '' : `<w:lang w:bidi="${language}"/>`;
    return [{ text, fonts: '', language: `<w:rtl/>${named}` }];
  }
  const parts: ScriptPart[] = [];
  let end = 0;
  const addPlain = (words: string) => words && parts.push({ text: words, fonts: '', language: '' });
  for (const match of text.matchAll(WORDS)) {
    addPlain(text.slice(end, match.index));
    parts.push(partOf(match[0], KANA.test(text)));
    end = match.index + match[0].length;
  }
  addPlain(text.slice(end));
  return parts;
}

function partOf(text: string, isJapanese: boolean): ScriptPart {
  const complex = languageOf(text, COMPLEX);
  if (complex !== undefined) return { text, fonts: '', language: `<w:cs/><w:lang w:bidi="${complex}"/>` };
  const found = languageOf(text, EAST_ASIAN) ?? 'zh-CN';
  const language = found === 'zh-CN' && isJapanese ? 'ja-JP' : found;
  return { text, fonts: '<w:rFonts w:hint="eastAsia"/>', language: `<w:lang w:eastAsia="${language}"/>` };
}

function languageOf(text: string, languages: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(languages).find(([code]) =>
    new RegExp(String.raw`\p{Script=${code}}`, 'u').test(text),
  )?.[1];
}
