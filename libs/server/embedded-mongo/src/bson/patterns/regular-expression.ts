import { mongoError } from '../../errors/mongo-error.js';
import { BoundedPattern } from './bounded-pattern.js';
import { BSONRegExp, type Maybe } from '../value.js';

/**
 * Translates PCRE2, which MongoDB uses, to JavaScript (manual, "$regex"). Syntax with the same meaning in both is
 * passed on, syntax with an exact equivalent is translated, and the rest is an error: the result never matches
 * something else.
 */
const OPTIONS = /^[imsxu]*$/;
const INLINE_OPTIONS = /^\(\?([imsx]+)\)/;
/** An escape, a character class, the start of a special group, or any single character. */
const TOKEN = /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|\[:\^?\w+:\]|[^\]\\])*\]|\(\?P?[^)]?|\(\*|[\s\S]/g;
const GROUPS_OF_BOTH = ['(?:', '(?=', '(?!', '(?<'];
const END_OF_TEXT = '(?![\\s\\S])';
const WHITE_SPACE = '\\t\\n\\x0b\\f\\r ';

/** Escapes with the same meaning in both, after the translations below. */
const SHARED_ESCAPE = /^\\(?:[bBdDwWtnrf0-9xucksSpP]|[^A-Za-z0-9])$/;
const TRANSLATED_ESCAPES: Readonly<Record<string, string>> = {
  '\\s': `[${WHITE_SPACE}]`,
  '\\S': `[^${WHITE_SPACE}]`,
  '\\A': '(?<![\\s\\S])',
  '\\z': END_OF_TEXT,
  '\\Z': `(?=\\n?${END_OF_TEXT})`,
  '\\h': '[\\t \\u00a0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000]',
  '\\R': '(?:\\r\\n|[\\n-\\r\\u0085\\u2028\\u2029])',
  '\\a': '\\x07',
  '\\e': '\\x1b',
};

/**
 * @param deadline milliseconds since 1970 after which a search fails with the error of `maxTimeMS`
 * @throws MongoError 51108 for unknown options, 51091 for an invalid pattern, 238 for syntax that JavaScript does not
 *   have
 */
export function compileRegularExpression(
  { pattern, options }: BSONRegExp,
  deadline: number | undefined,
): BoundedPattern {
  if (!OPTIONS.test(options)) throw mongoError(51108, `invalid flag in regex options: ${options}`);
  const inline = INLINE_OPTIONS.exec(pattern);
  const flags = new Set(options + (inline?.[1] ?? ''));
  const source = translate(inline ? pattern.slice(inline[0].length) : pattern, flags);
  const shared = ['i', 'm', 's'].filter((flag) => flags.has(flag)).join('');
  return new BoundedPattern(compile(source, shared), deadline);
}

function compile(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch (error) {
    // A single brace or bracket is a literal in PCRE. In JavaScript it is one only without the Unicode mode.
    if (/\\[pP]/.test(source)) throw wrongPattern(error);
  }
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw wrongPattern(error);
  }
}

function wrongPattern(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  return mongoError(51091, `Regular expression is invalid: ${reason}`);
}

function translate(pattern: string, flags: ReadonlySet<string>): string {
  let translated = '';
  let comment = false;
  let previous = '';
  for (const [token] of pattern.matchAll(TOKEN)) {
    if (comment) {
      comment = token !== '\n';
      continue;
    }
    if (flags.has('x') && /^[\s#]$/.test(token)) {
      comment = token === '#';
      continue;
    }
    if (token === '+' && /^[*+?}]$/.test(previous)) throw untranslatable(previous + token);
    translated += translateToken(token, flags);
    previous = token;
  }
  return translated;
}

function translateToken(token: string, flags: ReadonlySet<string>): string {
  if (token === '.') return flags.has('s') ? '[\\s\\S]' : '[^\\n]';
  // Without option m, `$` also matches before a newline at the end of the text.
  if (token === '$') return flags.has('m') ? '$' : `(?=\\n?${END_OF_TEXT})`;
  if (token.startsWith('\\')) return translateEscape(token);
  if (token.length > 1 && token.startsWith('[')) return translateClass(token);
  if (token.startsWith('(?P')) return translateNamedGroup(token);
  if (token === '(*' || (token.startsWith('(?') && !GROUPS_OF_BOTH.includes(token)))
    throw untranslatable(token);
  return token;
}

function translateNamedGroup(token: string): string {
  if (token === '(?P<') return '(?<';
  throw untranslatable(token);
}

function translateEscape(token: string): string {
  const translated = TRANSLATED_ESCAPES[token];
  if (translated !== undefined) return translated;
  if (!SHARED_ESCAPE.test(token)) throw untranslatable(token);
  // JavaScript's Unicode mode allows only escapes that have a meaning.
  return /^\\[^A-Za-z0-9^$\\.*+?()[\]{}|/]$/.test(token) ? token.slice(1) : token;
}

function translateClass(token: string): string {
  if (/\[:\^?\w+:\]/.test(token)) throw untranslatable(token);
  const inner = token.slice(1, -1).replaceAll(/\\[\s\S]|\[/g, (part) => {
    if (part === '[') return '\\[';
    if (part === '\\s') return WHITE_SPACE;
    if (!SHARED_ESCAPE.test(part)) throw untranslatable(part);
    return /^\\[^A-Za-z0-9^$\\.*+?()[\]{}|/-]$/.test(part) ? part.slice(1) : part;
  });
  return `[${inner.replace(/^(\^?)\]/, '$1\\]')}]`;
}

function untranslatable(construct: string) {
  return mongoError(
    'NotImplemented',
    `'${construct}' in a regular expression is not supported by the embedded server`,
  );
}

export function isRegularExpression(value: Maybe): value is BSONRegExp {
  return value instanceof BSONRegExp;
}
