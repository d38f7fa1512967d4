import type { DisputedQuestion } from './disputed-question.js';

/** Questions of the church, its signs and its ministry. */
export const CHURCH_AND_ITS_SIGNS: readonly DisputedQuestion[] = [
  {
    title: { en: 'Who is to be baptized, and how', es: 'Quién debe ser bautizado, y cómo' },
    keywords: {
      en: 'infant* bapti*|bab* bapti*|child* bapti*|immers* bapti*|sprinkl* bapti*|who* baptized|bapti*',
      es: 'niñ* bauti*|bebé* bauti*|infant* bauti*|inmersión baut*|aspersión baut*|bauti*',
    },
    raisedBy: 'Acts.2.38-Acts.2.41 Acts.8.36-Acts.8.38 Acts.16.33 Col.2.11-Col.2.12',
    readings: [
      {
        name: { en: 'Baptism of believers', es: 'Bautismo de creyentes' },
        says: {
          en: 'Baptism follows one’s own faith, as those who believed were baptized; many of this reading baptize by immersion. Held by Baptists, Pentecostals and many free churches.',
          es: 'El bautismo sigue a la fe propia, como fueron bautizados los que creyeron; muchos de esta lectura bautizan por inmersión. Así lo entienden bautistas, pentecostales y muchas iglesias libres.',
        },
        passages: 'Acts.2.41 Acts.8.36-Acts.8.38 Matt.28.19-Matt.28.20 Rom.6.3-Rom.6.4',
      },
      {
        name: { en: 'Baptism of believers and their children', es: 'Bautismo de creyentes y de sus hijos' },
        says: {
          en: 'The promise is for believers and their children; households were baptized, and baptism answers to circumcision as the sign of the covenant. Held by Catholic, Orthodox, Lutheran, Anglican, Reformed and Methodist churches.',
          es: 'La promesa es para los creyentes y para sus hijos; se bautizaron casas enteras, y el bautismo corresponde a la circuncisión como señal del pacto. Así lo entienden las iglesias católica, ortodoxas, luteranas, anglicanas, reformadas y metodistas.',
        },
        passages: 'Acts.2.38-Acts.2.39 Acts.16.33 1Cor.1.16 Col.2.11-Col.2.12 Gen.17.7',
      },
    ],
  },
  {
    title: { en: 'Whether baptism saves', es: 'Si el bautismo salva' },
    keywords: {
      en: 'bapti* save*|bapti* salvation|bapti* necessary|bapti* heaven|bapti* need*',
      es: 'bauti* salv*|bauti* necesari*|bauti* cielo',
    },
    raisedBy: '1Pet.3.21 Mark.16.16 John.3.5',
    readings: [
      {
        name: { en: 'God gives new life in baptism', es: 'Dios da vida nueva en el bautismo' },
        says: {
          en: 'Scripture joins baptism with forgiveness, new birth and the Spirit, and says that it saves.',
          es: 'La Escritura une el bautismo con el perdón, el nuevo nacimiento y el Espíritu, y dice que salva.',
        },
        passages: 'Acts.2.38 1Pet.3.21 John.3.5 Titus.3.5 Mark.16.16',
      },
      {
        name: { en: 'Faith saves, and baptism is its sign', es: 'La fe salva, y el bautismo es su señal' },
        says: {
          en: 'Salvation is by grace through faith; baptism is the obedience that shows it, and people were saved without it.',
          es: 'La salvación es por gracia mediante la fe; el bautismo es la obediencia que la muestra, y hubo quien fue salvo sin él.',
        },
        passages: 'Eph.2.8-Eph.2.9 Luke.23.42-Luke.23.43 Acts.10.44-Acts.10.48 1Cor.1.17 Rom.10.9-Rom.10.10',
      },
    ],
  },
  {
    title: { en: 'How Christ is present in the Lord’s supper', es: 'Cómo está Cristo en la Cena del Señor' },
    keywords: {
      en: 'lord* supper|communion|eucharist|transubstantiation|real+presence|bread wine body',
      es: 'cena señor|santa+cena|eucaristía|comunión pan|transubstanciación|presencia+real|pan vino cuerpo',
    },
    raisedBy: 'Matt.26.26-Matt.26.28 John.6.53-John.6.58 1Cor.10.16 1Cor.11.23-1Cor.11.29',
    readings: [
      {
        name: { en: 'His body and blood are given', es: 'Se dan su cuerpo y su sangre' },
        says: {
          en: 'The words "this is my body" are taken as they stand; the bread and the cup are a sharing in his body and blood. Held, in different ways, by Catholic, Orthodox and Lutheran churches.',
          es: 'Las palabras «esto es mi cuerpo» se toman como suenan; el pan y la copa son comunión de su cuerpo y de su sangre. Así lo entienden, de modos distintos, las iglesias católica, ortodoxas y luteranas.',
        },
        passages: 'Matt.26.26-Matt.26.28 John.6.53-John.6.56 1Cor.10.16 1Cor.11.27-1Cor.11.29',
      },
      {
        name: { en: 'He is received by faith', es: 'Se le recibe por la fe' },
        says: {
          en: 'Christ feeds believers by his Spirit through the bread and the cup, which remain what they are. Held by Reformed and many Anglican and Methodist Christians.',
          es: 'Cristo alimenta a los creyentes por su Espíritu mediante el pan y la copa, que siguen siendo lo que son. Así lo entienden los reformados y muchos anglicanos y metodistas.',
        },
        passages: 'John.6.63 1Cor.10.16-1Cor.10.17 John.6.35',
      },
      {
        name: { en: 'It is a remembrance', es: 'Es memoria' },
        says: {
          en: 'The supper remembers and proclaims his death, as he told his disciples to do. Held by many Baptists, Pentecostals and free churches.',
          es: 'La cena recuerda y anuncia su muerte, como él mandó hacer a sus discípulos. Así lo entienden muchos bautistas, pentecostales e iglesias libres.',
        },
        passages: 'Luke.22.19 1Cor.11.24-1Cor.11.26',
      },
    ],
  },
  {
    title: { en: 'Women in the ministry of the church', es: 'Las mujeres en el ministerio de la iglesia' },
    keywords: {
      en: 'wom* pastor*|wom* preach*|wom* minist*|wom* teach*|wom* elder*|wom* lead*|wom* ordain*|wom* silent|wom* church|female pastor*',
      es: 'mujer* pastor*|mujer* predic*|mujer* minist*|mujer* enseñ*|mujer* ancian*|mujer* lider*|mujer* orden*|mujer* call*|mujer* iglesia',
    },
    raisedBy: '1Tim.2.11-1Tim.2.15 1Cor.14.33-1Cor.14.35 1Tim.3.1-1Tim.3.2 Gal.3.28',
    readings: [
      {
        name: { en: 'Ministry is shared by men and women', es: 'El ministerio es de hombres y mujeres' },
        says: {
          en: 'In Christ there is no male and female; women prophesied, taught and worked beside the apostles, and what limits them was said to particular churches.',
          es: 'En Cristo no hay varón ni mujer; hubo mujeres que profetizaron, enseñaron y trabajaron junto a los apóstoles, y lo que las limita se dijo a iglesias particulares.',
        },
        passages: 'Gal.3.28 Acts.2.17-Acts.2.18 Rom.16.1-Rom.16.7 Acts.18.26 Judg.4.4-Judg.4.5',
      },
      {
        name: {
          en: 'Some offices are given to men',
          es: 'Algunos oficios se dan a varones',
        },
        says: {
          en: 'Men and women have equal worth and different callings; teaching with authority over the church, or the office of elder or priest, is given to men.',
          es: 'Hombres y mujeres valen lo mismo y tienen llamados distintos; enseñar con autoridad sobre la iglesia, o el oficio de anciano o sacerdote, se da a varones.',
        },
        passages: '1Tim.2.11-1Tim.2.13 1Cor.14.33-1Cor.14.35 1Tim.3.1-1Tim.3.5 Titus.1.5-Titus.1.6',
      },
    ],
  },
  {
    title: { en: 'Tongues, prophecy and healing today', es: 'Lenguas, profecía y sanidad hoy' },
    keywords: {
      en: 'tongues|spiritual+gifts|gifts spirit|gifts today|prophecy today|cessation*|charismatic*|gifts ceas*|baptism holy spirit|baptism spirit',
      es: 'lenguas|dones+espirituales|dones espíritu|dones hoy|profecía hoy|cesacionis*|carismátic*|cesa* dones|bautismo espíritu santo|bautismo espíritu',
    },
    raisedBy: '1Cor.13.8-1Cor.13.10 1Cor.14.1-1Cor.14.28 Acts.2.4 1Cor.12.8-1Cor.12.10',
    readings: [
      {
        name: { en: 'All gifts continue', es: 'Todos los dones continúan' },
        says: {
          en: 'The Spirit gives tongues, prophecy and healing until Christ returns; they are to be sought, tested and ordered.',
          es: 'El Espíritu da lenguas, profecía y sanidad hasta que Cristo vuelva; hay que procurarlas, probarlas y ordenarlas.',
        },
        passages:
          '1Cor.14.1 1Cor.14.39-1Cor.14.40 Acts.2.17-Acts.2.18 1Cor.12.7-1Cor.12.11 1Thess.5.19-1Thess.5.21',
      },
      {
        name: { en: 'Some gifts were for the beginning', es: 'Algunos dones fueron para el comienzo' },
        says: {
          en: 'Signs confirmed the apostles and the foundation that they laid; Scripture speaks of tongues and prophecies that cease.',
          es: 'Las señales confirmaron a los apóstoles y el fundamento que pusieron; la Escritura habla de lenguas y profecías que cesan.',
        },
        passages: '1Cor.13.8-1Cor.13.10 Heb.2.3-Heb.2.4 Eph.2.20 2Cor.12.12',
      },
    ],
  },
  {
    title: { en: 'The day of rest', es: 'El día de reposo' },
    keywords: {
      en: 'sabbath|saturday sunday|saturday worship|sunday worship|day+of+rest',
      es: 'sábado|día reposo|domingo ador*|domingo repos*|guardar domingo',
    },
    raisedBy: 'Exod.20.8-Exod.20.11 Rom.14.5-Rom.14.6 Col.2.16-Col.2.17 Heb.4.9-Heb.4.10',
    readings: [
      {
        name: { en: 'The seventh day', es: 'El séptimo día' },
        says: {
          en: 'God blessed the seventh day at creation and wrote it into the commandments; Jesus and the apostles kept it. Held by Seventh-day Adventists and others.',
          es: 'Dios bendijo el séptimo día en la creación y lo escribió en los mandamientos; Jesús y los apóstoles lo guardaron. Así lo entienden los adventistas del séptimo día y otros.',
        },
        passages: 'Gen.2.2-Gen.2.3 Exod.20.8-Exod.20.11 Luke.4.16 Acts.13.42-Acts.13.44',
      },
      {
        name: { en: 'The Lord’s day', es: 'El día del Señor' },
        says: {
          en: 'Christians keep the first day, on which the Lord rose and his disciples came together. Held by most churches.',
          es: 'Los cristianos guardan el primer día, en que el Señor resucitó y se reunían sus discípulos. Así lo entiende la mayoría de las iglesias.',
        },
        passages: 'Acts.20.7 1Cor.16.2 John.20.19 Rev.1.10',
      },
      {
        name: { en: 'Every day alike', es: 'Todos los días iguales' },
        says: {
          en: 'No day binds those who are in Christ, in whom the rest has come; let each be persuaded in mind.',
          es: 'Ningún día obliga a los que están en Cristo, en quien ha llegado el reposo; cada uno esté convencido en su ánimo.',
        },
        passages: 'Rom.14.5-Rom.14.6 Col.2.16-Col.2.17 Heb.4.9-Heb.4.10',
      },
    ],
  },
  {
    title: { en: 'Whether Christians owe the tithe', es: 'Si los cristianos deben el diezmo' },
    keywords: { en: 'tith*', es: 'diezm*' },
    raisedBy: 'Mal.3.8-Mal.3.10 Matt.23.23',
    readings: [
      {
        name: { en: 'The tithe remains', es: 'El diezmo permanece' },
        says: {
          en: 'Abraham gave it before the law, the prophets ask for it, and Jesus did not undo it.',
          es: 'Abraham lo dio antes de la ley, los profetas lo piden, y Jesús no lo abolió.',
        },
        passages: 'Gen.14.18-Gen.14.20 Mal.3.8-Mal.3.10 Matt.23.23',
      },
      {
        name: { en: 'Free giving takes its place', es: 'El dar libremente toma su lugar' },
        says: {
          en: 'The tithe belonged to Israel’s law; Christians give as each has decided, cheerfully and as they are able.',
          es: 'El diezmo era de la ley de Israel; los cristianos dan como cada uno propuso, con alegría y según lo que tienen.',
        },
        passages: '2Cor.9.6-2Cor.9.7 2Cor.8.12 1Cor.16.2 Num.18.21',
      },
    ],
  },
];
