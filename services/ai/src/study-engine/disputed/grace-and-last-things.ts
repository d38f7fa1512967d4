import type { DisputedQuestion } from './disputed-question.js';

/** Questions of grace, of creation, of life, and of the last things. */
export const GRACE_AND_LAST_THINGS: readonly DisputedQuestion[] = [
  {
    title: { en: 'Election and free will', es: 'La elección y el libre albedrío' },
    keywords: {
      en: 'predestin*|free+will|elect|election|calvinis*|arminian*|foreknow*|chosen before|sovereign* choice',
      es: 'predestin*|libre+albedrío|elegidos|elección|calvinis*|arminian*|libre+voluntad',
    },
    raisedBy: 'Eph.1.4-Eph.1.5 Rom.9.10-Rom.9.24 Rom.8.29-Rom.8.30 John.6.44 Acts.13.48 2Pet.3.9 1Tim.2.4',
    readings: [
      {
        name: { en: 'God chooses without condition', es: 'Dios elige sin condición' },
        says: {
          en: 'Before the world was made God chose whom he would save, not for anything in them; faith is his gift. Held by Reformed and many Baptist Christians.',
          es: 'Antes de hacer el mundo Dios eligió a quienes salvaría, no por algo que hubiera en ellos; la fe es don suyo. Así lo entienden los reformados y muchos bautistas.',
        },
        passages: 'Eph.1.4-Eph.1.5 Rom.9.15-Rom.9.18 John.6.44 Rom.8.29-Rom.8.30 Acts.13.48',
      },
      {
        name: { en: 'God’s grace can be received or refused', es: 'La gracia puede recibirse o rechazarse' },
        says: {
          en: 'God wills that all be saved and helps all by his grace; he chooses those whose faith he foresees, or chooses a people in Christ that whoever believes may enter. Held by Methodists, Pentecostals, Orthodox and, in their own way, Catholics.',
          es: 'Dios quiere que todos sean salvos y a todos ayuda con su gracia; elige a aquellos cuya fe conoce de antemano, o un pueblo en Cristo en que puede entrar todo el que cree. Así lo entienden metodistas, pentecostales, ortodoxos y, a su modo, católicos.',
        },
        passages: '1Tim.2.3-1Tim.2.4 John.3.16 2Pet.3.9 Acts.7.51 1Pet.1.1-1Pet.1.2',
      },
    ],
  },
  {
    title: { en: 'Whether salvation can be lost', es: 'Si la salvación se puede perder' },
    keywords: {
      en: 'lose* salvation|lost salvation|once+saved|eternal+security|fall away|perseverance saints|backslid* saved|salvation lost',
      es: 'perder* salvación|pierde salvación|salvo siempre|seguridad+eterna|apostat* salv*|perseverancia santos|caer gracia',
    },
    raisedBy: 'Heb.6.4-Heb.6.6 Heb.10.26-Heb.10.29 John.10.27-John.10.29 2Pet.2.20-2Pet.2.21 Gal.5.4',
    readings: [
      {
        name: { en: 'God keeps his own to the end', es: 'Dios guarda a los suyos hasta el fin' },
        says: {
          en: 'Whom God has called he also keeps; those who leave for ever show that they were not his.',
          es: 'A los que Dios llamó también los guarda; los que se van para siempre muestran que no eran suyos.',
        },
        passages: 'John.10.27-John.10.29 Rom.8.38-Rom.8.39 Phil.1.6 1John.2.19 Eph.1.13-Eph.1.14',
      },
      {
        name: { en: 'One can turn away from it', es: 'Uno puede apartarse de ella' },
        says: {
          en: 'The warnings of Scripture are meant for believers, who are to continue in the faith and can make shipwreck of it.',
          es: 'Las advertencias de la Escritura son para creyentes, que han de permanecer en la fe y pueden naufragar en ella.',
        },
        passages: 'Heb.6.4-Heb.6.6 Heb.10.26-Heb.10.29 Gal.5.4 2Pet.2.20-2Pet.2.21 Col.1.22-Col.1.23',
      },
    ],
  },
  {
    title: { en: 'Faith and works', es: 'La fe y las obras' },
    keywords: {
      en: 'faith works|saved works|faith+alone|justified works|works salvation',
      es: 'fe obras|salv* obras|fe+sola|sola+fe|justific* obras',
    },
    raisedBy: 'Jas.2.14-Jas.2.26 Rom.3.28 Gal.2.16',
    readings: [
      {
        name: { en: 'By faith alone, which bears works', es: 'Por la fe sola, que da obras' },
        says: {
          en: 'God counts sinners righteous through faith without works; works are its fruit and proof. Held by Protestant churches.',
          es: 'Dios tiene por justos a los pecadores por la fe sin obras; las obras son su fruto y su prueba. Así lo entienden las iglesias protestantes.',
        },
        passages: 'Eph.2.8-Eph.2.10 Rom.3.28 Gal.2.16 Rom.4.4-Rom.4.5',
      },
      {
        name: { en: 'By faith that works through love', es: 'Por la fe que obra por el amor' },
        says: {
          en: 'Grace begins it, and a person is made righteous by faith together with the works that grace gives. Held by Catholic and Orthodox churches.',
          es: 'La gracia lo comienza, y la persona es hecha justa por la fe junto con las obras que la gracia da. Así lo entienden las iglesias católica y ortodoxas.',
        },
        passages: 'Jas.2.24-Jas.2.26 Gal.5.6 Phil.2.12-Phil.2.13 Matt.25.34-Matt.25.36',
      },
    ],
  },
  {
    title: { en: 'The thousand years and the end times', es: 'Los mil años y los últimos tiempos' },
    keywords: {
      en: 'millenni*|thousand+years|end+times|rapture|tribulation before|great+tribulation|left+behind|last+days|antichrist',
      es: 'milenio|mil+años|últimos+tiempos|rapto|arrebatamiento|gran+tribulación|últimos+días|anticristo|fin tiempos',
    },
    raisedBy: 'Rev.20.1-Rev.20.6 1Thess.4.16-1Thess.4.17 Matt.24.21-Matt.24.31',
    readings: [
      {
        name: { en: 'Christ returns before the thousand years', es: 'Cristo vuelve antes de los mil años' },
        says: {
          en: 'He comes and reigns on earth for a thousand years; many of this reading hold that the church is taken up before or after a great tribulation.',
          es: 'Viene y reina en la tierra mil años; muchos de esta lectura entienden que la iglesia es arrebatada antes o después de una gran tribulación.',
        },
        passages: 'Rev.20.1-Rev.20.6 1Thess.4.16-1Thess.4.17 Matt.24.29-Matt.24.31 Zech.14.4-Zech.14.9',
      },
      {
        name: { en: 'The thousand years are now', es: 'Los mil años son ahora' },
        says: {
          en: 'They are an image of the time between his two comings, in which he reigns; then he comes once, to judge and to make all new.',
          es: 'Son imagen del tiempo entre sus dos venidas, en que él reina; luego viene una vez, a juzgar y a hacer nuevas todas las cosas.',
        },
        passages: 'Matt.28.18 John.5.28-John.5.29 2Pet.3.10-2Pet.3.13 1Cor.15.23-1Cor.15.26',
      },
      {
        name: { en: 'He returns after an age of the gospel', es: 'Vuelve después de una era del evangelio' },
        says: {
          en: 'The gospel will fill the earth before he comes, and the thousand years are that time.',
          es: 'El evangelio llenará la tierra antes de que él venga, y los mil años son ese tiempo.',
        },
        passages: 'Matt.13.31-Matt.13.33 Ps.22.27-Ps.22.28 Isa.11.9 Hab.2.14',
      },
    ],
  },
  {
    title: { en: 'What becomes of the lost', es: 'Qué será de los perdidos' },
    keywords: {
      en: 'hell|eternal+punishment|lake+of+fire|annihilat*|eternal+torment|universalis*',
      es: 'infierno|castigo+eterno|lago+de+fuego|aniquil*|tormento+eterno|universalismo',
    },
    raisedBy: 'Matt.25.46 Mark.9.43-Mark.9.48 Rev.14.11 Rev.20.10-Rev.20.15 2Thess.1.9',
    readings: [
      {
        name: { en: 'Punishment without end', es: 'Castigo sin fin' },
        says: {
          en: 'The punishment lasts as the life does, for the same word is said of both. Held by most churches.',
          es: 'El castigo dura como la vida, pues de ambos se dice la misma palabra. Así lo entiende la mayoría de las iglesias.',
        },
        passages: 'Matt.25.46 Mark.9.43-Mark.9.48 Rev.14.11 Rev.20.10',
      },
      {
        name: { en: 'Destruction', es: 'Destrucción' },
        says: {
          en: 'The lost perish: Scripture calls the end death and destruction, and life everlasting is the gift of God to those in Christ.',
          es: 'Los perdidos perecen: la Escritura llama al fin muerte y destrucción, y la vida eterna es don de Dios a los que están en Cristo.',
        },
        passages: 'Matt.10.28 John.3.16 2Thess.1.9 Rom.6.23 Mal.4.1-Mal.4.3',
      },
      {
        name: { en: 'Restoration in the end', es: 'Restauración al final' },
        says: {
          en: 'Judgment heals and has an end, and God will be all in all. Held by a few in every age.',
          es: 'El juicio sana y tiene fin, y Dios será todo en todos. Así lo han entendido algunos en cada época.',
        },
        passages: '1Cor.15.22-1Cor.15.28 Col.1.19-Col.1.20 Rom.5.18',
      },
    ],
  },
  {
    title: { en: 'The days of creation', es: 'Los días de la creación' },
    keywords: {
      en: 'days creation|six+days|age earth|old+earth|young+earth|evolution|dinosaur*|literal+days',
      es: 'días creación|seis+días|edad tierra|tierra+joven|evolución|dinosaurio*|días+literales',
    },
    raisedBy: 'Gen.1.5-Gen.1.31',
    readings: [
      {
        name: { en: 'Six days as we know them', es: 'Seis días como los nuestros' },
        says: {
          en: 'Each has its evening and morning, and the commandment of the sabbath counts by them.',
          es: 'Cada uno tiene su tarde y su mañana, y el mandamiento del sábado cuenta por ellos.',
        },
        passages: 'Gen.1.5 Exod.20.11 Gen.1.31',
      },
      {
        name: { en: 'Ages, or an ordered picture', es: 'Edades, o un cuadro ordenado' },
        says: {
          en: 'The word "day" is wider elsewhere; the chapter tells who made all things and their order rather than how long it took.',
          es: 'La palabra «día» es más amplia en otros lugares; el capítulo dice quién hizo todas las cosas y su orden más que cuánto duró.',
        },
        passages: 'Gen.2.4 2Pet.3.8 Ps.90.4 Heb.11.3',
      },
    ],
  },
  {
    title: { en: 'Marriage again after a divorce', es: 'Casarse de nuevo tras un divorcio' },
    keywords: {
      en: 'remarr*|marry+again|divorce*',
      es: 'volver casar*|casar* nuevo|segund* matrimonio|divorci*|repudi*',
    },
    raisedBy: 'Matt.19.9 Matt.5.32 Mark.10.11-Mark.10.12 Luke.16.18 1Cor.7.15',
    readings: [
      {
        name: { en: 'The bond lasts while both live', es: 'El vínculo dura mientras ambos viven' },
        says: {
          en: 'Whoever marries again while the other lives commits adultery; they may live apart or be reconciled.',
          es: 'Quien se casa de nuevo mientras vive el otro comete adulterio; pueden vivir separados o reconciliarse.',
        },
        passages: 'Mark.10.11-Mark.10.12 Luke.16.18 Rom.7.2-Rom.7.3 1Cor.7.10-1Cor.7.11',
      },
      {
        name: { en: 'Some wrongs end the bond', es: 'Algunas faltas acaban el vínculo' },
        says: {
          en: 'Unfaithfulness, or being left by one who does not believe, sets the other free to marry.',
          es: 'La infidelidad, o ser dejado por quien no cree, deja al otro libre para casarse.',
        },
        passages: 'Matt.19.9 Matt.5.31-Matt.5.32 1Cor.7.15 1Cor.7.27-1Cor.7.28',
      },
    ],
  },
  {
    title: { en: 'Whether Christians may drink', es: 'Si los cristianos pueden beber' },
    keywords: {
      en: 'drink alcohol|alcohol|drink wine|drinking sin|beer',
      es: 'beber alcohol|alcohol|beber vino|tomar vino|cerveza',
    },
    raisedBy: '1Tim.5.23 Prov.23.29-Prov.23.32 Rom.14.21',
    readings: [
      {
        name: { en: 'With moderation', es: 'Con moderación' },
        says: {
          en: 'Wine is a gift of God that Jesus himself gave and drank; drunkenness is what is forbidden.',
          es: 'El vino es don de Dios que Jesús mismo dio y bebió; lo prohibido es la embriaguez.',
        },
        passages: 'Ps.104.14-Ps.104.15 John.2.7-John.2.10 1Tim.5.23 Eph.5.18',
      },
      {
        name: { en: 'Better not at all', es: 'Mejor nada' },
        says: {
          en: 'Wine deceives, and for the sake of others and of holiness it is better left alone.',
          es: 'El vino engaña, y por amor a otros y a la santidad es mejor dejarlo.',
        },
        passages: 'Prov.20.1 Prov.23.29-Prov.23.32 Rom.14.21 1Cor.8.13',
      },
    ],
  },
  {
    title: { en: 'Prayers to Mary and the saints', es: 'Oraciones a María y a los santos' },
    keywords: {
      en: 'pray* mary|pray* saints|intercess* saints|mary intercess*|purgatory|pray* dead',
      es: 'orar* maría|rezar maría|orar* santos|rezar santos|intercesión santos|purgatorio|orar* muertos|rezar muertos',
    },
    raisedBy: '1Cor.3.13-1Cor.3.15 1Tim.2.5 Rev.5.8',
    readings: [
      {
        name: { en: 'The saints pray with us', es: 'Los santos oran con nosotros' },
        says: {
          en: 'Those who have died in Christ live and pray, and may be asked to pray as one asks a friend; the dead may be prayed for. Held by Catholic and Orthodox churches, with the book of 2 Maccabees.',
          es: 'Los que murieron en Cristo viven y oran, y se les puede pedir que oren como a un amigo; por los difuntos se puede orar. Así lo entienden las iglesias católica y ortodoxas, con el libro 2 Macabeos.',
        },
        passages: 'Rev.5.8 Heb.12.1 Jas.5.16 Luke.1.48 1Cor.3.13-1Cor.3.15',
      },
      {
        name: { en: 'Prayer is to God alone through Christ', es: 'La oración es solo a Dios por Cristo' },
        says: {
          en: 'There is one mediator, and Scripture gives no example of a prayer to the dead. Held by Protestant churches.',
          es: 'Hay un solo mediador, y la Escritura no da ejemplo de oración a los muertos. Así lo entienden las iglesias protestantes.',
        },
        passages: '1Tim.2.5 Matt.6.9 Deut.18.10-Deut.18.12 Heb.4.14-Heb.4.16 Heb.9.27',
      },
    ],
  },
];
