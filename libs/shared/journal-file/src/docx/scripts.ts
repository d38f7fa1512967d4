type ScriptLanguage = { readonly code: string; readonly script: RegExp; readonly language: string };

/** Compiled once: compiling the set of a script takes longer than most texts. */
function scriptLanguages(languages: Readonly<Record<string, string>>): ScriptLanguage[] {
  return Object.entries(languages).map(([code, language]) => ({
    code,
    script: new RegExp(String.raw`\p{Script=${code}}`, 'u'),
    language,
  }));
}

/**
 * Languages of scripts for which a word processor has separate fonts: it cannot derive the language from the script.
 */
const COMPLEX = scriptLanguages({
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
});

const EAST_ASIAN = scriptLanguages({ Hani: 'zh-CN', Hira: 'ja-JP', Kana: 'ja-JP', Hang: 'ko-KR' });

const RIGHT_TO_LEFT = scriptLanguages({ Arab: 'ar-SA', Hebr: 'he-IL', Syrc: 'syr-SY', Thaa: 'dv-MV' });

const KANA = /[\p{Script=Hira}\p{Script=Kana}]/u;

/** Words of one of these scripts, with their marks. */
const WORDS = new RegExp(
  [...COMPLEX, ...EAST_ASIAN]
    .map(({ code }) => String.raw`\p{Script=${code}}[\p{Script=${code}}\p{M}\u200C\u200D]*`)
    .join('|'),
  'gu',
);

/** The first characters of those scripts and all after them. */
const NEEDS_FONTS = /[\u0900-\u1FFF\u2E80-\uFFFF]/;

/** Text and its run properties (ECMA-376, part 1, 17.3.2), before and after the formatting. */
export type ScriptPart = { readonly text: string; readonly fonts: string; readonly language: string };

/** Splits a text into parts of one script each, so that a word processor chooses fonts that support it. */
export function splitByScript(text: string, rightToLeft: boolean): ScriptPart[] {
  if (rightToLeft) {
    const language = languageOf(text, RIGHT_TO_LEFT);
    const named = language === undefined ? '' : `<w:lang w:bidi="${language}"/>`;
    return [{ text, fonts: '', language: `<w:rtl/>${named}` }];
  }
  if (!NEEDS_FONTS.test(text)) return text === '' ? [] : [{ text, fonts: '', language: '' }];
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

function languageOf(text: string, languages: readonly ScriptLanguage[]): string | undefined {
  return languages.find(({ script }) => script.test(text))?.language;
}
