import type { Language } from '@word-unfolded/domain';

/**
 * A kind of fact about a person, or of `place` about a place: its question, its sentence and how it is asked.
 *
 * `{who}` is the person, `{value}` what the table says, `{he}` a pronoun, and `[o|a]` an ending for a man or a woman.
 * Ways of asking are patterns with NAME for what the person is called.
 */
export type FactKind = Readonly<
  Record<Language, { readonly title: string; readonly sentence: string; readonly asked: string }>
>;

/** Ways to ask how somebody died, and by whose hand. */
const DEATH = {
  en: 'how NAME die* | NAME death | how NAME dead | how NAME life end* | NAME killed | what+happened NAME die*',
  es: 'como murio NAME | muerte NAME | como fallecio NAME | de+que murio NAME | como muere NAME | acabo vida NAME',
};

export const FACT_KINDS = {
  tribe: {
    en: {
      title: 'From what tribe was {who}?',
      sentence: '{who} was of the tribe of {value}.',
      asked: 'tribe NAME | tribe NAME come* | tribe NAME belong*',
    },
    es: {
      title: '¿De qué tribu era {who}?',
      sentence: '{who} era de la tribu de {value}.',
      asked: 'tribu NAME | tribu pertenec* NAME | tribu ven* NAME',
    },
  },
  people: {
    en: {
      title: 'From what people was {who}?',
      sentence: '{who} was {value}.',
      asked:
        'nationality NAME | people+was NAME | nation NAME | race NAME | ethnicity NAME | where NAME from | where NAME come* | country NAME',
    },
    es: {
      title: '¿De qué pueblo era {who}?',
      sentence: '{who} era {value}.',
      asked:
        'nacionalidad NAME | pueblo+era NAME | nacion NAME | raza NAME | origen NAME | de+donde NAME | pais NAME | donde ven* NAME',
    },
  },
  trade: {
    en: {
      title: 'What did {who} do for a living?',
      sentence: '{who} was {value}.',
      asked:
        'trade NAME | job NAME | occupation NAME | profession NAME | what work NAME | NAME for+a+living | NAME work*+as | career NAME | office NAME | position NAME | role NAME',
    },
    es: {
      title: '¿A qué se dedicaba {who}?',
      sentence: '{who} era {value}.',
      asked:
        'oficio NAME | trabajo NAME | profesion NAME | dedicaba NAME | dedico NAME | ocupacion NAME | trabajaba NAME | cargo NAME | puesto NAME | ganaba+la+vida NAME | en+que+trabaj* NAME | chamba NAME',
    },
  },
  born: {
    en: {
      title: 'Where was {who} born?',
      sentence: '{who} was born {value}.',
      asked: 'where born NAME | birthplace NAME | where birth NAME | town born NAME | city born NAME',
    },
    es: {
      title: '¿Dónde nació {who}?',
      sentence: '{who} nació {value}.',
      asked:
        'donde nacio NAME | lugar nacimiento NAME | ciudad nacio NAME | pueblo nacio NAME | donde nace NAME | donde nacimiento NAME',
    },
  },
  home: {
    en: {
      title: 'Where did {who} come from?',
      sentence: '{who} came from {value}.',
      asked:
        'where NAME from | where NAME come* | hometown NAME | home+town NAME | where NAME liv* | town NAME | city NAME',
    },
    es: {
      title: '¿De dónde era {who}?',
      sentence: '{who} era de {value}.',
      asked:
        'de+donde NAME | donde vivia NAME | donde vivio NAME | pueblo NAME | ciudad NAME | donde ven* NAME | origen NAME',
    },
  },
  age: {
    en: {
      title: 'How old was {who} when {he} died?',
      sentence: '{who} was {value} years old when {he} died.',
      asked:
        'how+old NAME | how+old NAME die* | how+old NAME death | age NAME | age NAME die* | age NAME death | how+long NAME liv* | years NAME liv* | how+old NAME liv*',
    },
    es: {
      title: '¿Qué edad tenía {who} cuando murió?',
      sentence: '{who} tenía {value} años cuando murió.',
      asked:
        'edad NAME | edad murio NAME | edad muerte NAME | edad fallecio NAME | cuantos+anos NAME | cuantos+anos vivio NAME | cuantos+anos murio NAME | cuanto vivio NAME | tiempo vivio NAME | anos vivio NAME',
    },
  },
  king: {
    en: {
      title: 'How old was {who} when {he} became king?',
      sentence: '{who} was {value} years old when {he} became king.',
      asked:
        'how+old NAME king | age NAME king | how+old NAME reign* | age NAME reign* | how+old NAME throne',
    },
    es: {
      title: '¿Qué edad tenía {who} cuando empezó a reinar?',
      sentence: '{who} tenía {value} años cuando empezó a reinar.',
      asked:
        'edad NAME rey | edad NAME rein* | cuantos+anos NAME rey | cuantos+anos NAME empez* reinar | cuantos+anos NAME comenz* reinar | edad NAME trono',
    },
  },
  reign: {
    en: {
      title: 'How long did {who} reign?',
      sentence: '{who} reigned {value}.',
      asked:
        'how+long NAME reign* | years NAME reign* | how+long NAME king | years NAME king | how+long NAME rule* | years NAME rule* | length reign NAME',
    },
    es: {
      title: '¿Cuánto tiempo reinó {who}?',
      sentence: '{who} reinó {value}.',
      asked:
        'cuanto reino NAME | tiempo reino NAME | anos reino NAME | cuanto rey NAME | anos+fue+rey NAME | tiempo rey NAME | anos goberno NAME | cuanto goberno NAME | duro reinado NAME',
    },
  },
  judged: {
    en: {
      title: 'How long did {who} lead Israel?',
      sentence: '{who} led Israel as judge for {value} years.',
      asked:
        'how+long NAME judge* | years NAME judge* | how+long NAME led | years NAME led | how+long NAME lead',
    },
    es: {
      title: '¿Cuánto tiempo fue juez {who}?',
      sentence: '{who} fue [juez|jueza] de Israel durante {value} años.',
      asked:
        'cuanto juez NAME | cuanto juzgo NAME | anos juzgo NAME | anos juez NAME | tiempo juez NAME | cuanto goberno NAME | anos goberno NAME',
    },
  },
  verdict: {
    en: {
      title: 'Was {who} a good king?',
      sentence: '{who} {value}.',
      asked:
        'good king NAME | bad king NAME | evil king NAME | wicked king NAME | kind+of+king NAME | good+or+bad NAME | godly king NAME | faithful king NAME',
    },
    es: {
      title: '¿Fue {who} un buen rey?',
      sentence: '{who} {value}.',
      asked:
        'buen rey NAME | rey bueno NAME | mal rey NAME | rey malo NAME | rey malvado NAME | rey impio NAME | clase+de+rey NAME | tipo+de+rey NAME | bueno+o+malo NAME',
    },
  },
  anointed: {
    en: {
      title: 'Who anointed {who}?',
      sentence: '{who} was anointed by {value}.',
      asked: 'who anoint* NAME | who anoint* NAME king | anointed NAME | who+made NAME king',
    },
    es: {
      title: '¿Quién ungió a {who}?',
      sentence: '{who} fue ungid[o|a] por {value}.',
      asked:
        'quien ungio NAME | ungio NAME | quien ungio NAME rey | ungio NAME como+rey | ungido NAME | quien hizo+rey NAME | quien ungieron NAME',
    },
  },
  baptized: {
    en: {
      title: 'Who baptized {who}?',
      sentence: '{who} was baptized by {value}.',
      asked: 'who bapti* NAME',
    },
    es: {
      title: '¿Quién bautizó a {who}?',
      sentence: '{who} fue bautizad[o|a] por {value}.',
      asked: 'quien bautiz* NAME | quienes bautiz* NAME',
    },
  },
  called: {
    en: {
      title: 'How was {who} called?',
      sentence: '{who} {value}.',
      asked:
        'who called NAME | how called NAME | when called NAME | where called NAME | call+of NAME | how NAME became | how NAME become disciple | how NAME become prophet | calling NAME',
    },
    es: {
      title: '¿Cómo fue llamad[o|a] {who}?',
      sentence: '{who} {value}.',
      asked:
        'quien llamo NAME | llamamiento NAME | llamado+de NAME | vocacion NAME | como fue+llamad* NAME | donde llam* NAME | como llego+a+ser NAME | como+llamo NAME',
    },
  },
  death: {
    en: { title: 'How did {who} die?', sentence: '{who} {value}.', asked: DEATH.en },
    es: { title: '¿Cómo murió {who}?', sentence: '{who} {value}.', asked: DEATH.es },
  },
  killed: {
    en: {
      title: 'Who killed {who}?',
      sentence: '{who} {value}.',
      asked: `who kill* NAME | who murder* NAME | who NAME death | who+put NAME death | who execut* NAME | who+had NAME killed | who behead* NAME | ${DEATH.en}`,
    },
    es: {
      title: '¿Quién mató a {who}?',
      sentence: '{who} {value}.',
      asked: `quien mato NAME | quienes mataron NAME | quien asesino NAME | quien ejecut* NAME | mando matar NAME | manos murio NAME | quien hizo+matar NAME | ${DEATH.es}`,
    },
  },
  died: {
    en: {
      title: 'Where did {who} die?',
      sentence: '{who} died {value}.',
      asked: 'where NAME die* | place NAME die* | where NAME death',
    },
    es: {
      title: '¿Dónde murió {who}?',
      sentence: '{who} murió {value}.',
      asked:
        'donde murio NAME | lugar murio NAME | lugar muerte NAME | donde fallecio NAME | donde muere NAME',
    },
  },
  buried: {
    en: {
      title: 'Where was {who} buried?',
      sentence: '{who} was buried {value}.',
      asked: 'where buried NAME | grave NAME | tomb NAME | burial NAME | where bury NAME | who buried NAME',
    },
    es: {
      title: '¿Dónde fue sepultad[o|a] {who}?',
      sentence: '{who} fue sepultad[o|a] {value}.',
      asked:
        'donde enterra* NAME | donde sepulta* NAME | tumba NAME | sepulcro NAME | sepultura NAME | entierro NAME | quien enterr* NAME | quien sepult* NAME',
    },
  },
  name: {
    en: {
      title: 'What does the name {who} mean?',
      sentence: 'The name {who} {value}.',
      asked:
        'name NAME mean* | meaning name NAME | what NAME mean* | why named NAME | why call* NAME | who named NAME',
    },
    es: {
      title: '¿Qué significa el nombre {who}?',
      sentence: 'El nombre {who} {value}.',
      asked:
        'significa nombre NAME | significado nombre NAME | quiere+decir NAME | que+significa NAME | significado NAME | por+que llam* NAME | quien+le+puso NAME nombre',
    },
  },
  place: {
    en: {
      title: 'What does the name {who} mean?',
      sentence: 'The name {who} {value}.',
      asked:
        'NAME mean* | meaning NAME | name NAME mean* | meaning name NAME | name NAME | why called NAME | why call* NAME | why named NAME | who named NAME | NAME translat* | NAME stand*',
    },
    es: {
      title: '¿Qué significa el nombre {who}?',
      sentence: 'El nombre {who} {value}.',
      asked:
        'significa NAME | significado NAME | significa nombre NAME | significado nombre NAME | quiere+decir NAME | quiere+decir nombre NAME | nombre NAME | por+que llam* NAME | quien+llamo NAME | traduce NAME',
    },
  },
} as const satisfies Readonly<Record<string, FactKind>>;

export type FactKindName = keyof typeof FACT_KINDS;
