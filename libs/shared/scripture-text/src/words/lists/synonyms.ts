type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Each line is a group of words that are searched for together. */
function groupsIn(lines: string): Synonyms {
  const synonyms = new Map<string, Set<string>>();
  for (const line of lines.trim().split('\n')) {
    const group = line.trim().split(/\s+/);
    for (const word of group) {
      const others = synonyms.get(word) ?? new Set();
      group.filter((other) => other !== word).forEach((other) => others.add(other));
      synonyms.set(word, others);
    }
  }
  return new Map([...synonyms].map(([word, others]) => [word, [...others]]));
}

/**
 * Words of the King James Version with those of the World English Bible, names of God, and spellings. Systematic
 * differences, such as loveth and loves or honour and honor, are handled by `englishSpellings`.
 */
export const ENGLISH_SYNONYMS = groupsIn(`
  thou thee ye you
  thy thine your
  thyself yourself
  hath has
  hast have
  doth does
  dost do
  art are
  wilt will
  shalt shall
  unto to
  yea yes
  nay no
  whosoever whoso whoever
  whatsoever whatever
  wheresoever wherever
  saith says said
  spake spoke
  smote struck
  smite strike
  slew killed
  slay kill
  begat father
  brake broke
  sware swore
  bare bore
  clave cling
  cleave cling
  forsook forsake abandoned
  lord yahweh jehovah
  ghost spirit
  charity love
  lovingkindness kindness
  brethren brothers
  begotten born
  church assembly congregation
  gospel news
  baptist baptizer
  verily certainly
  neighbour neighbor
  messiah christ
  meek gentle humble
  meekness gentleness humility
  shew show
  shewed showed
  noah noe
  isaiah esaias
  jeremiah jeremy jeremias
  elijah elias
  elisha eliseus
  hosea osee
  jonah jonas
  judah juda
  sion zion
  hell hades sheol
  devil demon
  publican collector
  raiment clothing clothes
  careful anxious
  suffereth endures patient
  suffer allow
  fear afraid
  mansions homes
  substance assurance
  longsuffering patience
  wist knew
  wot know
  firmament expanse
  leaven yeast
  manger crib
  sepulchre sepulcher tomb
  heathen nations gentiles
  sabaoth hosts armies
  nigh near
  hither here
  thither there
  whither where
  whence where
  thence there
  wherefore therefore
  straightway immediately
  forthwith immediately
  peradventure perhaps
  haply perhaps
  morrow tomorrow
  beseech beg
  besought begged
  hearken listen
  hearkened listened
  spoil plunder
  brass brasen bronze
  bullock bull
  corn grain
  ass donkey
  asses donkeys
  swine pigs
  kine cows
  cock rooster
  serpent snake
  unicorn ox
  shoes sandals
  girdle belt sash
  shewbread showbread
  candle lamp
  candlestick lampstand
  bottle wineskin
  bottles wineskins
  scrip bag
  cloke cloak
  vesture clothing
  tares darnel weeds
  mote speck
  beam plank
  alms giving
  palsy paralyzed
  dumb mute
  damsel girl
  harlot prostitute
  whore prostitute
  fornication immorality
  lasciviousness lust
  damnation condemnation judgment
  perdition destruction
  tribulation oppression trouble
  vexation chasing
  froward perverse
  wroth angry
  stedfast steadfast
  strait narrow
  vail veil
  twain two
  threescore sixty
  fourscore eighty
  nought nothing
  oft often
  evermore forever
  sojourn live
  abide remain stay
  abideth remains
  tarry wait
  dwelt lived
  quicken revive
  quickened alive
  hallowed holy
  guile deceit
  similitude likeness
  oblation offering
  firstfruits firstborn
  epistle letter
  castle barracks
  steward manager
  husbandman farmer
  husbandmen farmers
  pottage stew
  victuals food
  meat food
  brimstone sulfur
  flood floods
  kindred relatives
  kinsman relative redeemer
  enquire inquire
  plough plow
  passover pesach
  judgement judgment
`);

/** Words of the Reina Valera of 1909 with those of later Bibles and of modern usage; without accents. */
export const SPANISH_SYNONYMS = groupsIn(`
  jehova senor yahve
  crio creo
  caridad amor
  verbo palabra
  belen bethlehem lehem
  jerusalen jerusalem
  abrahan abraham
  abran abram
  noe noah
  raquel rachel
  acab achab
  sanson samson
  ezequias ezechias
  zacarias zacharias
  miqueas micheas
  melquisedec melchisedec
  nabucodonosor nabuchodonosor
  ester esther
  mardoqueo mardocheo
  jonatan jonathan
  absalon absalom
  goliat goliath
  cafarnaum capernaum
  lucifer lucero
  siquem sichem
  adan adam
  elias helias
  isaias esaias
  seol sepulcro infierno
  vosotros ustedes
  certeza certidumbre
  seguridad certidumbre
  ansiedad afan congoja
  miedo temor
  alegria gozo
  felices bienaventurados dichosos
  feliz bienaventurado dichoso
  enojo ira
  perdon remision
  papa padre
  mama madre
  esposa mujer
  esposo marido
  jesus jesucristo
  verbo palabra
  problemas tribulacion afliccion
  afanosos ansiosos
  gentes naciones
  oscuridad obscuridad
  mujer varona
  pecado iniquidad
  cordero cordera
  angustia tribulacion
  fariseo phariseo
  sacerdote pontifice
`);
