/**
 * Meanings that dictionaries of today give for well-known words, beyond Strong's of 1890 and the old editions; in both
 * languages, by Strong's number. A missing one is added here.
 */
const LINES = `
G26 love charity affection unconditional selfless self-giving amor caridad incondicional entrega
G25 love value cherish amar querer valorar
G5368 love like kiss affection friendship friend brotherly amar querer besar cariño afecto amistad amigo fraternal
G5360 brotherly love affection fraternal amor hermanos hermandad
G5384 friend dear amigo querido
G3056 word reason message speech account saying divine palabra verbo razón mensaje discurso dicho
G4487 word saying spoken utterance palabra dicho hablada
G4151 spirit breath wind espíritu aliento soplo viento
G5590 soul life self breath alma vida ser aliento
G5485 grace favor favour gift kindness unmerited gracia favor inmerecido don regalo
G4102 faith trust belief faithfulness confidence fidelity fe confianza fidelidad creencia
G4100 believe trust have faith creer confiar
G1515 peace wholeness harmony paz plenitud armonía
G3341 repentance change mind turning conversion arrepentimiento cambio mente conversión
G3340 repent change mind turn arrepentirse cambiar mente
G2842 fellowship communion sharing participation partnership community comunión compañerismo participación comunidad
G1577 church assembly congregation called out gathering iglesia asamblea congregación llamados
G2540 time season opportunity right appointed opportune moment tiempo oportuno momento ocasión
G5550 time chronological tiempo cronológico
G1411 power might ability strength miracle poder fuerza potencia capacidad milagro
G1391 glory splendor honor honour gloria esplendor honor
G225 truth reality verdad realidad
G266 sin missing mark pecado errar blanco
G1342 righteous just justo recto
G1343 righteousness justice justification justicia rectitud
G2098 gospel good news evangelio buenas nuevas noticia
G2435 propitiation atonement mercy seat propiciación expiación propiciatorio
G3107 blessed happy fortunate bienaventurado feliz dichoso
G3439 only unique one kind begotten único unigénito
G3875 helper advocate comforter counselor counsellor consolador abogado ayudador intercesor
G3952 coming presence arrival venida presencia llegada
G5281 endurance perseverance patience steadfastness perseverancia paciencia constancia
G3466 mystery secret misterio secreto
G4561 flesh body carne cuerpo
G4352 worship bow adore adorar postrarse
G5207 son child hijo
G1401 slave servant bondservant esclavo siervo
G2962 lord master señor amo
G3144 witness martyr testigo mártir
H2617 steadfast loyal covenant love lovingkindness loyalty faithfulness faithful unfailing mercy kindness lealtad fidelidad pacto misericordia bondad amor leal
H7965 peace wholeness completeness welfare health well-being safety prosperity paz plenitud bienestar integridad salud
H7307 spirit breath wind espíritu aliento soplo viento
H5315 soul life self person being throat breath alma vida ser persona garganta aliento
H3045 know intimately experience recognize conocer saber íntimamente experiencia
H571 truth faithfulness firmness reliability verdad fidelidad firmeza
H530 faithfulness firmness steadfastness fidelidad firmeza fe
H1285 covenant treaty agreement pacto alianza
H8451 law instruction teaching ley instrucción enseñanza
H6664 righteousness justice justicia rectitud
H6666 righteousness justice justicia rectitud
H4941 justice judgment ordinance justicia juicio derecho
H6944 holiness sacredness holy set apart santidad santo apartado
H6918 holy set apart santo apartado
H7725 turn return repent volver regresar arrepentirse
H1892 breath vapor vapour vanity meaningless fleeting futility vanidad vapor aliento soplo
H3519 glory weight honor honour heaviness gloria peso honor
H2580 grace favor favour gracia favor
H7356 compassion mercy womb compasión misericordia vientre
H157 love amar querer
H160 love amor
H430 god gods mighty dios dioses
H3068 lord yahweh jehovah god eternal señor jehová yahvé dios
H1350 redeem kinsman redeemer redimir redentor pariente redeemer kinsman-redeemer redentor pariente
H3722 atone cover make atonement expiar cubrir perdonar
H2403 sin offering missing mark pecado ofrenda
H8085 hear listen obey heed oír escuchar obedecer
H539 believe trust be firm support creer confiar firme
H8615 hope cord expectation esperanza cuerda
H1697 word thing matter palabra cosa asunto
H2416 living alive life vivo vida viviente
H3820 heart mind will corazón mente
H5769 everlasting eternal forever age eterno eternidad siempre
H3444 salvation deliverance rescue salvación liberación
H3467 save deliver rescue salvar librar rescatar
H4899 anointed messiah ungido mesías
H1254 create crear
H1288 bless kneel bendecir arrodillar
H2451 wisdom skill sabiduría habilidad
`;

export const FURTHER_MEANINGS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [strongs = '', ...meanings] = line.split(' ');
      return [strongs, meanings] as const;
    }),
);
