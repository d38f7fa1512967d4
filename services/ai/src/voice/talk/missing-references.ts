/** So many words after a reference tell whether it is denied. */
const WORDS_AFTER = 8;

const CLAUSE_END = /[.,;:!?…)”"»](?=\s|$)|\n/u;
const SENTENCE_END = /[.!?…]["”»)]*\s/gu;

/** Words that say that a passage is not there, in English and in Spanish. */
const DENIAL = new RegExp(
  [
    "there (?:is|are|was) no\\b|there['’]s no\\b|no (?:such )?(?:passage|verse|chapter|psalm|book)\\b",
    "(?:does|do|is|are)(?: not|n['’]t) (?:exist|have|find|know|a|an|any|in|part|there|found|one)\\b",
    "(?:can(?:not|['’]t)|could(?: not|n['’]t)) find\\b|(?:has|have|had) (?:no|only)\\b|only (?:has|have|goes)\\b",
    'no (?:existe|hay|se encuentra|está|tiene|aparece|encuentro|encontré|figura|forma|es (?:un|una|parte))(?!\\p{L})',
    'ning[uú]n(?:a)? (?:pasaje|versículo|capítulo|salmo|libro)\\b|s[oó]lo (?:tiene|hay|llega)\\b',
  ].join('|'),
  'iu',
);

/**
 * Decides whether references to nothing are spoken of as Scripture, or said not to exist: “there is no Psalm 151”,
 * “Psalm 151:9 does not exist”. The words around a reference decide, as soon as its clause has ended.
 */
export class MissingReferences {
  private text = '';
  private readonly open: { readonly named: string; readonly end: number }[] = [];

  /** @param named called once for each that is spoken of as Scripture */
  constructor(private readonly named: (reference: string) => void) {}

  /** Adds spoken words. */
  add(text: string): void {
    this.text += text;
    this.decide(false);
  }

  /** A reference among the words is to nothing. */
  found(reference: string): void {
    const start = this.text.lastIndexOf(reference);
    this.open.push({ named: reference, end: start < 0 ? this.text.length : start + reference.length });
    this.decide(false);
  }

  /** Nothing more is said. */
  end(): void {
    this.decide(true);
  }

  private decide(isOver: boolean): void {
    for (const reference of [...this.open]) {
      const verdict = this.verdictOf(reference, isOver);
      if (verdict === undefined) continue;
      this.open.splice(this.open.indexOf(reference), 1);
      if (verdict === 'named') this.named(reference.named);
    }
  }

  private verdictOf({ end }: { readonly end: number }, isOver: boolean): 'denied' | 'named' | undefined {
    const before = this.text.slice(0, end);
    const begin = [...before.matchAll(SENTENCE_END)].at(-1);
    const sentence = before.slice(begin ? begin.index + begin[0].length : 0);
    const after = this.text.slice(end);
    const clause = CLAUSE_END.exec(after);
    const said = sentence + (clause ? after.slice(0, clause.index) : after);
    if (DENIAL.test(said)) return 'denied';
    const isKnown = isOver || clause !== null || after.trim().split(/\s+/u).length >= WORDS_AFTER;
    return isKnown ? 'named' : undefined;
  }
}
