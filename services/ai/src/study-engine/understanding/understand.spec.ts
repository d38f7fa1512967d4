import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { loadStudyEntries, type Entry, type EntryKind } from '@word-unfolded/study-library';
import { coreOfQuestion } from './wording/core-of-question.js';
import { isOnlyFigure, withoutFigures } from './wording/figures-of-speech.js';
import { understand } from './follow-ups/conversation.js';
import { understandAlone } from './understand.js';
import { subjectOf } from './understood.js';

const entries = loadStudyEntries();

/** How readers ask for an entry of a kind; `_` is its title without what stands after a comma or in brackets. */
const FORMS: Readonly<Partial<Record<EntryKind, Readonly<Record<Language, readonly string[]>>>>> = {
  people: {
    en: ['Who was _?', 'who is _ in the bible', 'Tell me about _'],
    es: ['¿Quién fue _?', 'quien era _ en la biblia', 'Háblame de _'],
  },
  places: { en: ['Where is _?', 'What happened in _?'], es: ['¿Dónde está _?', '¿Qué pasó en _?'] },
  stories: {
    en: ['Tell me the story of _', 'What happened in the story of _?'],
    es: ['Cuéntame la historia de _', '¿Qué pasó en la historia de _?'],
  },
  theology: { en: ['What does _ mean?', 'Define _'], es: ['¿Qué significa _?', 'Significado de _'] },
  questions: { en: ['_', 'Please tell me: _'], es: ['_', 'Por favor, dime: _'] },
  sayings: { en: ['_', 'Does the Bible say "_"?'], es: ['_', '¿Dice la Biblia «_»?'] },
  prayers: { en: ['_'], es: ['_'] },
};

const nameOf = (entry: Entry, language: Language) =>
  entry.text[language].title
    .replace(/\s*\([^)]*\)/g, '')
    .replace(entry.kind === 'people' ? /,.*$/ : /(?!)/, '');

function shown(question: string, language: Language): string {
  const found = subjectOf(understandAlone(entries, question, language));
  return found ? `${found.kind}/${found.id}` : 'nothing';
}

/** Whether an entry, or another of the same name and kind, is what a question is understood to be about. */
function isFound(entry: Entry, question: string, language: Language): boolean {
  const found = subjectOf(understandAlone(entries, question, language));
  const name = nameOf(entry, language).toLowerCase();
  return found?.text[language].title.toLowerCase().includes(name) ?? false;
}

describe('the questions that readers compose of a form and a subject', () => {
  it.each(Object.keys(FORMS) as EntryKind[])('find the entry: %s', (kind) => {
    const asked = entries.all
      .filter((entry) => entry.kind === kind)
      .flatMap((entry) =>
        LANGUAGES.flatMap((language) =>
          FORMS[kind]![language].map((form) => ({
            entry,
            language,
            question: form.replace('_', nameOf(entry, language)),
          })),
        ),
      );
    const missed = asked.filter(({ entry, language, question }) => !isFound(entry, question, language));
    // Some titles are those of another entry as well: a person and a story, two people of one name.
    expect({
      missed:
        missed.length > asked.length * 0.04
          ? missed.map(({ question, language }) => `${question} => ${shown(question, language)}`)
          : [],
    }).toEqual({
      missed: [],
    });
  });
});

describe('a conversation', () => {
  const about = (questions: readonly string[], language: Language) => {
    const history = questions.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
    const { understood } = understand(entries, questions.at(-1)!, history, language);
    const subject = subjectOf(understood);
    return subject && `${subject.kind}/${subject.id}`;
  };

  it.each([
    [['Who was Ruth?', 'Who was her mother-in-law?'], 'en', 'people/naomi'],
    [['¿Quién fue Rut?', '¿Y su suegra?'], 'es', 'people/naomi'],
    [['Who was Moses?', 'Who was his brother?', 'And his sister?'], 'en', 'people/miriam'],
    [['What was the name of Isaac’s father?'], 'en', 'people/abraham'],
    [['Tell me the story of creation', 'What happened next?'], 'en', 'stories/garden-of-eden'],
    [['Cuéntame la historia de la creación', '¿Y qué pasó después?'], 'es', 'stories/garden-of-eden'],
    [['Tell me about Elijah', 'How did he die?'], 'en', 'questions/how-did-elijah-die'],
    [['¿Quién fue Elías?', '¿Cómo murió?'], 'es', 'questions/how-did-elijah-die'],
    [['Who was Jonah?', 'Why did he get angry in the end?'], 'en', 'questions/why-jonah-was-angry'],
    [['¿Quién fue Jonás?', '¿Por qué se enojó al final?'], 'es', 'questions/why-jonah-was-angry'],
    [['What are the ten plagues?', 'What was the third one?'], 'en', 'questions/third-plague'],
    [['¿Cuáles son las diez plagas?', '¿cuál fue la última?'], 'es', 'questions/last-plague-of-egypt'],
    [['¿Cuáles son los diez mandamientos?', '¿cuál es el quinto?'], 'es', 'questions/fifth-commandment'],
    [['Who was Gideon?', 'how many men did he have?'], 'en', 'questions/how-many-men-had-gideon'],
    [['What is grace?', 'What is the Hebrew word for it?'], 'en', 'theology/grace'],
    [['Tell me about Jonah', 'Was God angry with him?'], 'en', 'questions/was-god-angry-with-jonah'],
    [['¿Quién fue Sansón?', '¿Dios lo perdonó?'], 'es', 'questions/did-god-forgive-samson'],
    [['¿Qué es la gracia?', '¿Se puede perder?'], 'es', 'questions/can-salvation-be-lost'],
    [['Tell me about Gideon', 'Why so few soldiers?'], 'en', 'questions/why-gideon-had-so-few-soldiers'],
    [['¿Qué fue la torre de Babel?', '¿Fue justo?'], 'es', 'stories/tower-of-babel'],
    [['Who was Peter?', 'Was he married?'], 'en', 'questions/was-paul-married'],
    [['Who was Elijah?', 'Who is Elisha?'], 'en', 'people/elisha'],
    [["Tell me about Daniel in the lions' den"], 'en', 'stories/daniel-in-the-lions-den'],
    [['How did Peter get out of prison?'], 'en', 'stories/peter-freed-from-prison'],
    [['¿Cómo salió Pedro de la cárcel?'], 'es', 'stories/peter-freed-from-prison'],
    [['If Adam and Eve were the first people, who did Cain marry?'], 'en', 'questions/who-was-cains-wife'],
  ] as const)('%j is about the right subject (%s)', (questions, language, subject) => {
    expect(about(questions, language)).toBe(subject);
  });

  it('takes brothers in the title of a story for no question about a brother', () => {
    expect(about(['Tell me the story of Joseph and his brothers'], 'en')).toMatch(/^stories\/joseph/);
  });
});

describe('a verse that is wished for somebody', () => {
  it.each([
    ["A verse for my mom's birthday", 'en'],
    ['birthday verse for my little sister', 'en'],
    ['A verse for my mother turning 70', 'en'],
    ['Dame un versículo para el cumpleaños de mi mamá', 'es'],
    ['Un versículo para mi abuelo que cumple 90 años', 'es'],
  ] as const)('is one for the occasion: %s', (question, language) => {
    expect(shown(question, language)).toBe('questions/verses-for-a-birthday');
  });

  it('is one for the relative if nothing else is said', () => {
    expect(coreOfQuestion('A verse for my husband')).toBe('A verse for my husband');
    expect(coreOfQuestion('Dame un versículo para mi hija')).toBe('Dame un versículo para mi hija');
  });
});

describe('a question as people write to friends', () => {
  it.each([
    ['who dat dude that got swallowed by a whale', 'en', /^stories\/jonah|^people\/jonah/],
    ['how do i get rite with god', 'en', /^questions\/how-can-i-be-saved/],
    ['did adam have a bellybutton lol', 'en', /^questions\/did-adam-have-a-navel/],
    ['xq dios permite el mal', 'es', /^questions\//],
  ] as const)('is understood: %s', (question, language, answer) => {
    expect(shown(question, language)).toMatch(answer);
  });
});

describe('what is no question', () => {
  it.each([
    ['Hello', 'en', 'greeting'],
    ['Hola, buenos días', 'es', 'greeting'],
    ['Thank you so much', 'en', 'thanks'],
    ['gracias', 'es', 'thanks'],
    ['Who are you?', 'en', 'identity'],
    ['¿Qué puedes hacer?', 'es', 'identity'],
    ['Are you sure about that?', 'en', 'certainty'],
    ['¿Seguro?', 'es', 'certainty'],
    ['asdkjhf', 'en', 'nonsense'],
    ['???', 'es', 'nonsense'],
    ['What is the weather today?', 'en', 'off-topic'],
    ['who won the game last night', 'en', 'off-topic'],
    ['quien gano el partido ayer', 'es', 'off-topic'],
    ['¿Quién ganó el mundial de fútbol?', 'es', 'off-topic'],
    ["What's 12 times 9?", 'en', 'off-topic'],
    ['¿Cuánto es 12 por 9?', 'es', 'off-topic'],
  ] as const)('%s (%s) is %s', (question, language, talk) => {
    expect(understandAlone(entries, question, language)).toEqual({ kind: 'talk', talk });
  });

  it('is not taken for a question of the Bible that sounds like it', () => {
    for (const question of ['Does the Bible forbid pizza?', 'Who is God?', 'What is peace?'])
      expect(understandAlone(entries, question, 'en').kind).not.toBe('talk');
  });
});

describe('ordinary sayings with words of killing and dying', () => {
  it.each([
    ['My feet are killing me', 'en'],
    ["I'm dying of hunger lol", 'en'],
    ['me muero de risa', 'es'],
    ['este tráfico me mata', 'es'],
  ] as const)('ask nothing of the Bible: %s', (text, language) => {
    expect(isOnlyFigure(text, language)).toBe(true);
  });

  it('are asked about without them', () => {
    expect(withoutFigures('How can I kill time?', 'en')).toBe('How can I spend free time?');
    expect(withoutFigures('¿Es malo matar el tiempo?', 'es')).toBe('¿Es malo pasar el tiempo libre?');
  });

  it.each([
    ['Who killed Abel?', 'en'],
    ['I want to die', 'en'],
    ['my husband is going to kill me', 'en'],
    ['me quiero morir', 'es'],
    ['¿Quién mató a Goliat?', 'es'],
  ] as const)('are told from killing: %s', (text, language) => {
    expect(withoutFigures(text, language)).toBe(text);
  });
});
