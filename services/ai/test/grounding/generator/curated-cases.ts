import type { Language } from '@word-unfolded/domain';
import { KJV, RV1909, WEB } from '../grounding-library.js';
import type { Case } from './cases.js';
import { keysOf } from './page.js';
import {
  NO_REFERENCES,
  PLAIN_TEXT,
  SENSE_CUTS,
  SENSE_ELLIPSES,
  TRUE_REFERENCES,
  type SenseCut,
} from './sense.js';
import { RETELLINGS } from './retellings.js';
import { FALSE_CLAIMS, TRUE_CLAIMS } from './written/claims.js';
import { WRITTEN_MISQUOTES } from './written/misquotes.js';
import { WRITTEN_QUOTES } from './written/quotes.js';

const own = (language: Language) => (language === 'en' ? WEB : RV1909);

/** Cases that people have written. */
export function curatedCases(): Case[] {
  return [...senseCuts(), ...ellipses(), ...absentReferences(), ...plainTexts(), ...written()];
}

function senseCuts(): Case[] {
  return SENSE_CUTS.flatMap((cut) => {
    const { reference, content, needs } = cut;
    const expected = { isTrue: false, telltales: [], cut: { words: keysOf(content), needs } } as const;
    const says = cut.language === 'en' ? 'says' : 'dice';
    const forms = {
      'cut, curly': `“${content}” (${reference}).`,
      'cut, announced': `${reference} ${says}, “${content}.”`,
      'cut, block': `> ${content}\n> — ${reference}\n\n`,
      'cut, guillemets': `«${content}» (${reference})`,
    };
    return Object.entries(forms).map(([form, answer]) => ({
      kind: 'sense cut',
      form,
      translation: editionOf(cut),
      answer: `${answer}`,
      expected,
    }));
  });
}

function ellipses(): Case[] {
  return SENSE_ELLIPSES.map((cut) => ({
    kind: 'sense ellipsis',
    form: 'curly',
    translation: editionOf(cut),
    answer: `“${cut.content}” (${cut.reference})`,
    expected: {
      isTrue: false,
      telltales: [],
      cut: { words: keysOf(cut.content.split('…').at(-1)!), needs: cut.needs },
    },
  }));
}

const editionOf = ({ edition }: SenseCut) => [WEB, KJV, RV1909].find(({ id }) => id === edition)!;

function absentReferences(): Case[] {
  return NO_REFERENCES.flatMap(([reference, language]) => {
    const says = language === 'en' ? 'says that God is near' : 'dice que Dios está cerca';
    const forms = {
      'in prose': `${reference} ${says}.`,
      'in brackets': language === 'en' ? `God is near (${reference}).` : `Dios está cerca (${reference}).`,
      'in a list': `- **${reference}**: x\n- y\n`,
    };
    return Object.entries(forms).map(([form, answer]) => ({
      kind: 'absent reference',
      form,
      translation: own(language),
      answer,
      expected: { isTrue: false, telltales: [], noReference: reference } as const,
    }));
  });
}

function plainTexts(): Case[] {
  const retold = RETELLINGS.map(([language, answer]) => [answer, language] as const);
  return [...PLAIN_TEXT, ...TRUE_REFERENCES, ...retold].map(([answer, language]) => ({
    kind: 'plain text',
    form: 'prose',
    translation: own(language),
    answer,
    expected: { isTrue: true, content: [] },
  }));
}

function written(): Case[] {
  const misquotes = [...WRITTEN_MISQUOTES, ...FALSE_CLAIMS].map(([language, answer, words]) => ({
    kind: 'written misquotation',
    form: 'prose',
    translation: own(language),
    answer,
    expected: { isTrue: false, telltales: [keysOf(words)] } as const,
  }));
  const quotes = [...WRITTEN_QUOTES, ...TRUE_CLAIMS].map(([language, answer]) => ({
    kind: 'written quotation',
    form: 'prose',
    translation: own(language),
    answer,
    expected: { isTrue: true, content: [] } as const,
  }));
  return [...misquotes, ...quotes];
}
