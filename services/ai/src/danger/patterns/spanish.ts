import { SPANISH_HARMLESS } from './spanish-harmless.js';
import type { PatternList } from './pattern-list.js';

const RELATION =
  'hij[oa]s?|nin[oa]s?|bebes?|herman[oa]s?|espos[oa]|marido|mujer|pareja|mama|madre|papa|padres?|padrastro|madrastra|niet[oa]s?|' +
  'sobrin[oa]s?|prim[oa]s?|amig[oa]s?|novi[oa]|abuel[oa]s?|ti[oa]s?|alumn[oa]s?|vecin[oa]s?|gemel[oa]s?|suegr[oa]|cunad[oa]|companer[oa]|viej[oa]s?|viejit[oa]s?|mami|papi|mamita|papito|abuelit[oa]s?|hermanit[oa]s?|yerno|nuera|polol[oa]|chav[oa]';

const ATTACKER =
  'el|ella|ellos|esposo|esposa|marido|mujer|pareja|ex|exesposo|exmarido|novio|novia|exnovio|papa|padre|mama|madre|padres|padrastro|' +
  'madrastra|hermano|hermana|hermanastro|tio|tia|primo|abuelo|hijo|hija|jefe|patron|pastor|cura|sacerdote|lider|maestro|profesor|' +
  'entrenador|vecino|casero|companero|hombre|tipo|senor|alguien|suegro|suegra|cunado|cuidador|conviviente|companero de trabajo|viejo|vieja|chavo|chava|pololo|polola|mami|papi|yerno|nuera|nieto|nieta|sobrino|cuidadora';

/** Words by which people tell of danger in Spanish. */
export const SPANISH: PatternList = {
  groups: {
    body: 'cabeza|cara|brazos?|manos?|munecas?|nariz|mandibula|costillas?|dedos?|cuello|garganta|piernas?|dientes?|boca|labios?|ojo',
    relation: RELATION,
    medicine:
      'pastillas?|tabletas?|pildoras?|comprimidos?|capsulas?|medicinas?|medicamentos?|paracetamol|acetaminofen|ibuprofeno|clonazepam|rivotril|diazepam|alprazolam|tramadol|aspirinas?|insulina|somniferos|tranquilizantes|ansioliticos|antidepresivos|morfina|remedios|tylenol|gotas',
    poison:
      'cloro|veneno|lejia|raticida|detergente|acido|insecticida|plaguicida|pesticida|herbicida|quimicos?|anticongelante|gasolina|thinner|solvente|desinfectante|limpiador|amoniaco|pilas?|bateria|soda caustica|lavandina',
    amount:
      'tod[oa]s?|enter[oa]s?|complet[oa]s?|frascos?|cajas?|botes?|blister|blisters|tiras?|sobres?|punados?|monton|much[oa]s|demasiad[oa]s?|llen[oa]|[1-9]\\d+(?! (?:mg|miligramos|gotas))|diez|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien',
    taken:
      '(?:me |se |nos )?(?:tome|tomo|trague|trago|bebi|bebio|ingeri|ingirio|inyecte|inyecto|zampe)|(?:me |se )?(?:he|ha|habia) (?:tomado|tragado|bebido|ingerido|inyectado)|acab(?:o|a) de (?:tomar(?:me|se)?|tragar(?:me|se)?|beber(?:me|se)?|inyectar(?:me|se)?)',
    blade: 'pistola|arma|revolver|escopeta|cuchillo|navaja|cuter|cuchilla|soga|cuerda|cinturon|jeringa',
    attacker: ATTACKER,
    other: `(?:mi|mis|nuestr[oa]s?|su|sus|un|una|el|la) (?:\\w+ )?(?:${RELATION})`,
    want: 'quiero|quisiera|queria|quise|deseo|desearia|deseaba|voy a|vamos a|ganas de|pienso|pensando|pensado|pense|he pensado|pienso en|pensando en|pensado en|intente|intentado|intentar|trate de|tratando de|estoy por|a punto de|decidi|decidido|planeo|planeando|necesito|tengo que|debo|deberia|prefiero|preferiria|mejor|me gustaria|ojala|ideas de|tentad[oa] a|capaz de|quiere|queremos|gustaria|provoca|idea de|me dan ganas de',
    notwant:
      '(?:ya )?(?:no|nunca|tampoco) (?:mas )?(?:quiero|quisiera|deseo|tengo ganas de|quise|queria|vale la pena|me importa|soporto|aguanto|puedo|tengo fuerzas para|me interesa|le veo sentido a|encuentro (?:razon|sentido|motivos?) (?:para|a|de)|veo (?:razon|sentido|motivos?) (?:para|a|de)) ?(?:mas|ya)?',
    hit: 'peg(?:a|o|aba|an|aron|ando)|golpe(?:a|o|aba|an|aron|ando)|maltrat(?:a|o|aba|an|aron)|agred(?:e|io|ia|en)|empuj(?:a|o|aba)|pate(?:a|o|aba)|abofete(?:a|o)|cachete(?:a|o)|estrangul(?:a|o)|ahorc(?:a|o)|ahog(?:a|o)|quem(?:a|o|aba)|viol(?:a|o|aba|aron|an)|abus(?:a|o|aba|aron|an)|amenaz(?:a|o|aba|an|aron)|lastim(?:a|o|aba|an)|hac(?:e|ia) dano|hizo dano|jal(?:a|o) del? (?:pelo|cabello)|arrastr(?:a|o)|encierr(?:a|an)|encerr(?:o|aba|aron)|control(?:a|aba)|acos(?:a|o|aba|an)|forz(?:o|aron)|fuerza|oblig(?:a|o|aba|an|aron)|manose(?:a|o)|toca|toco|tocaba|insult(?:a|aba) y|humill(?:a|aba)|grit(?:a|aba) y|escup(?:e|io)|tir(?:a|o) (?:del pelo|cosas|objetos)|aviento|avienta|da (?:golpes|una paliza|cachetadas|palizas|una golpiza)|dio (?:una|un) (?:paliza|golpe|golpiza|cachetada|punetazo|patada)|levant(?:a|o) la mano|pon(?:e|ia) las manos encima|puso las manos encima|apunt(?:a|o) con|persigue|sigue|vigila|chantajea|extorsiona|quiere matar|va a matar|mata a golpes|deja moretones|dejo moretones|rompio|muerde|mordio|prostituye|vende|vendio',
    danger:
      'pega|golpea|maltrata|violento|violencia|abusa|abuso|viola|amenaza|borracho|agrede|lastima|golpes|insulta',
  },
  harmless: SPANISH_HARMLESS,
  patterns: `
    = emergency
    (?:no|sin) (?:ha |a |he |e )?(?:comido|come|comio|comer) (?:\\w+ ){0,4}(?:dias?|semanas?) (?:\\w+ ){0,6}(?:desmay\\w+|desvanec\\w+)
    (?:{taken}|me puse|me inyecte) (?:\\w+ ){0,3}(?:mas|doble|extra) (?:\\w+ ){0,4}(?:insulina|morfina|medicina|pastillas) (?:\\w+ ){0,5}(?:a proposito|adrede|para morir\\w*|para no despertar)
    (?:{taken}|me puse|me inyecte) (?:\\w+ ){0,3}(?:insulina|morfina) (?:\\w+ ){0,4}(?:a proposito|adrede|para morir\\w*|para no despertar)
    no siento (?:el|la|las|los|mi|mis|medio) (?:lado|brazo|pierna|piernas|cara|mano|cuerpo)
    (?:reaccion alergica|choque anafilactico|se me (?:cierra|hincha|hinchan|inflama) (?:la|los|el) (?:garganta|labios?|lengua|cara))
    (?:no puedo|no puede|cuesta|dificultad para|dejo de|no logra|sin poder|no esta|le cuesta|me cuesta) respir(?:ar|ando)
    no respira
    (?:me|se|le) (?:corte|corto|rajo|abrio|abri) (?:una|la) arteria
    (?:me abri|se abrio) las venas
    (?:dolor|presion|punzadas?|opresion) (?:muy |fuerte |intens[oa] |horrible )*(?:en|de) (?:el|mi|su) (?:pecho|brazo izquierdo|corazon)
    (?:me|le) duele (?:mucho )?el (?:pecho|brazo izquierdo|corazon y)
    (?:dando|dio|da|tuvo|teniendo|tengo|tiene|sufrio|sufriendo) (?:un |una )?(?:infarto|derrame|convulsion|convulsiones|ataque al corazon|paro|ataque cardiaco|reaccion alergica|hemorragia)
    (?:esta|quedo|se quedo|cayo|encontre|sigue|estaba|callo) (?:\\w+ )?(?:inconsciente|desmayad[oa]|tirad[oa] en el (?:piso|suelo)|sin sentido|convulsionando|sin respirar|mora[td]o)
    no (?:despierta|reacciona|responde|se despierta|me responde y esta|para de sangrar|deja de sangrar|vuelve en si)
    (?:no (?:lo|la|los) (?:puedo|logro|podemos|logramos) despertar|no (?:puedo|logro|podemos|logramos) (?:despertarl[oa]|que despierte))(?! (?:temprano|a tiempo|para|por))
    (?:ronca|respira) (?:muy )?raro (?:\\w+ ){0,8}(?:tomo|inhalo|metio|inyecto|pastillas|drogas?)
    (?:sangr(?:a|o|ando)|sangrado|desangr\\w+|perdiendo sangre) (?:mucho|demasiado|y no|muchisimo|fuerte|abundante|sin parar|no para)?
    (?:tom(?:e|o)|trag(?:o|ue)|beb(?:io|i)|ingiri(?:o|e)|comio) (?:\\w+ ){0,3}(?:cloro|veneno|pastillas|lejia|raticida|detergente|medicinas|medicamentos|acido|insecticida|pila|pilas|bateria|plaguicida|quimico)
    (?:(?:me|se|lo|la|nos|fue|estoy|esta) (?:\\w+ )?(?:envenen\\w+|intoxic\\w+)|sobredosis|se (?:esta )?ahog(?:a|ando|o)|atragant\\w+|electrocut\\w+|lo picaron|la picaron|balearon|dispararon|apunalaron|acuchillaron|mordio una (?:serpiente|vibora))
    (?:cara|boca|brazo|lengua|garganta|labios|lado|cuerpo) (?:\\w+ ){0,3}(?:dormid[oa]|paraliz\\w+|hinchad[oa]s?|torcid[oa]|cerrando|adormecid[oa]|caid[oa])
    (?:se me |se le )?rompio la fuente
    (?:contracciones|dando a luz|de parto) _ (?:sola|ayuda|semanas|nadie|meses)
    (?:llama|llamen|llamar|manden|necesito) (?:a )?(?:una ambulancia|al 911|al 112|a emergencias|emergencias)
    (?:esta|estan|anda) (?:\\w+ )?(?:afuera|fuera|en la puerta) (?:\\w+ ){0,6}(?:cuchillo|arma|pistola|machete|golpeando|gritando|pateando)
    (?:estoy|parad[oa]|sentad[oa]|subid[oa]) (?:\\w+ )?(?:en|sobre|al borde de|arriba de) (?:el|la|un|una|las) (?:\\w+ )?(?:puente|azotea|techo|cornisa|vias|barandal|baranda|precipicio|tejado|anden)
    (?:tiene|compro|consiguio|tengo|compre|guarda) (?:\\w+ ){0,2}(?:pistola|arma|fierro|soga|escopeta|revolver) (?:\\w+ ){0,8}(?:hoy|esta noche|acaba|termina|adios|no va a estar)
    (?:compro|consiguio) (?:una|un) (?:pistola|arma|soga|escopeta|revolver)
    (?:hoy|esta noche|manana) (?:\\w+ )?(?:se acaba|termina|acabo|se termina) todo
    (?:la|lo|me|nos|los|las) (?:esta|estan|sigue|siguen|siga) (?:ahorcando|estrangulando|golpeando|asfixiando|pegando|violando|apunalando)
    {taken} (?:\\w+ ){0,4}{amount} (?:\\w+ ){0,4}(?:{medicine})
    {taken} (?:\\w+ ){0,5}{poison}
    {taken} (?:tod[oa]|enter[oa]|complet[oa]) (?:el|la|un|una) (?:caja|frasco|blister|tira|bote|sobre)
    {taken} (?:\\w+ ){0,2}(?:de mas|demasiada|una sobredosis)(?: \\w+){0,3} (?:insulina|morfina|heroina|fentanilo)
    {taken} (?:\\w+ ){0,3}(?:insulina|morfina|heroina|fentanilo) (?:de mas|de golpe)
    (?:ya |me |se )+(?:tome|tomo|trague|trago) (?:\\w+ ){0,3}(?:pastillas|pildoras|veneno)(?! (?:para|de) )
    (?:ya |me )*me l[ao]s (?:tome|trague) (?:ya|tod[oa]s)
    ya me (?:corte|raje|abri)(?! (?:el|un|la|las|los) (?:pelo|cabello|fleco|unas|dedo|barba|bigote|puntas|flequillo|pasto))
    (?:acabo de cortarme|recien me corte)(?! (?:el|un|la|las|los) (?:pelo|cabello|fleco|unas|dedo|barba|bigote|puntas|flequillo|pasto))
    (?:me|se) (?:corte|corto) (?:\\w+ ){0,4}(?:profund[oa]|hond[oa]|venas)
    (?:tengo|sostengo|agarre|estoy con|aqui con) (?:el|la|un|una|mi) (?:\\w+ ){0,2}{blade} (?:\\w+ ){0,2}(?:en (?:la|las|mi|mis) (?:manos?|boca|sien|cabeza|muneca|piernas)|cargad[oa]|al cuello|en el cuello|contra mi \\w+)
    (?:soga|cuerda|cinturon|cable) (?:ya )?(?:esta )?(?:puest[oa] )?(?:en el|en mi|al|alrededor del?) (?:mi )?cuello
    (?:metiendose|se metio|se estan metiendo|forzando) (?:a|en|la) (?:\\w+ )?(?:casa|departamento|pieza|puerta|cuarto|ventana)

    = self-harm
    (?:suicidio|muerte|morir|suicidarme|matarme) (?:es|parece|seria) (?:\\w+ )?(?:unica|mejor|ultima) (?:salida|opcion|solucion)
    (?:judas|ajitofel|ahitofel|saul) (?:\\w+ ){0,6}(?:yo )?(?:hare|voy a hacer|quiero hacer|deberia hacer|pienso hacer|debo hacer) lo mismo
    (?:tomar|tomo|tomare|agarrar|agarro|subirme a|me subo a) (?:el|al|mi|un) (?:\\w+ )?(?:bus|autobus|camion|tren|vuelo|avion) (?:al|para el|hacia el) (?:cielo|paraiso|mas alla|otro lado)
    (?:cielo|paraiso) (?:es|suena) (?:\\w+ ){1,4}(?:para que|por que|pa que) (?:espero|esperar|quedarme|me quedo|sigo|seguir)
    cuant[oa]s? (?:\\w+ ){0,3}(?:pastillas|miligramos|mg|paracetamol|tabletas|dosis|ibuprofeno|clonazepam|raticida) (?:\\w+ ){0,4}(?:mortal\\w*|letal\\w*|demasiad[oa]s?|matan?|morir|peligros[oa]s?)
    (?:no (?:creo|pienso|voy a|se si)|dudo) (?:que )?(?:llegar|llegue|ver|vea|pasar|pase) (?:a |al |de |hasta )?(?:la |mi |el )?(?:navidad|semana santa|proximo cumpleanos|cumpleanos|ano nuevo|fin de ano|proximo ano|primavera|verano|invierno)(?! (?:con|en familia))
    (?:prefiero|prefiere|preferiria|mejor) (?:estar |verse )?muert[oa] que
    nadie me necesita
    (?<=^ )suicidio(?= $)
    (?:perdon\\w*|infierno|cielo|salv\\w+|conden\\w+) _ (?:jal\\w+|apriet\\w+|apret\\w+|tir\\w+ del) (?:el )?gatillo
    (?:perdon\\w*|infierno|cielo|salv\\w+|conden\\w+|dios \\w+) (?:\\w+ ){0,4}que se (?:quit\\w+ la vida|suicid\\w+|mat\\w+)
    (?:como|forma|manera|modo) (?:\\w+ ){0,3}(?:morir|morirse|muere|irse) (?:\\w+ ){0,2}sin (?:dolor|sufrir|que duela)
    (?:manana|ya|simplemente) (?:ya )?no (?:despert\\w*|despiert\\w*|amanez\\w*|amanec\\w*)
    (?:flojera|pereza|hueva|desgano) (?:\\w+ )?(?:seguir |de )?(?:vivir|viv[oa]|existir|respirar)
    (?:matarme|suicidarme|ahorcarme|colgarme|dispararme|envenenarme|ahogarme|cortarme|lastimarme|herirme|quemarme|autolesion\\w+|hacerme dano|quitarme la vida|quitarme del medio|desaparecer|desaparecerme|tirarme|aventarme|lanzarme|arrojarme|degollarme|rasgunarme|castigarme|rajarme|cortarse|suicidarse|ahorcarse|matarse|lastimarse|hacerse dano)(?! (?:el (?:pelo|cabello|dedo|hambre|tiempo|aburrimiento)|las unas|la mano cocinando|de mi (?:lista|vista)))
    me (?:\\w+ )?(?:mato|suicido|corto|lastimo|autolesiono|quito la vida|ahorco|cuelgo|tiro (?:al|del|de)|aviento|hago dano|lanzo (?:al|del)|disparo|enveneno|hice cortes|corte las venas|quite la vida|quiero morir|queria morir)
    (?:me|mis|los|las|en) (?:cort\\w+|raj\\w+|cortes) (?:\\w+ ){0,3}(?:venas|brazos?|munecas?|piernas?|piel|muslos?|antebrazos?)
    (?:suicid\\w+|autolesi\\w+|cutting) (?:_ )?(?:yo|me|mi|perdona|perdon|pecado|infierno|cielo|salvo|salvacion|opcion|salida|ideas|pensamientos|nota|carta|imperdonable|condena)?
    (?:quit(?:ar|arse|o|e|aria)|acab(?:ar|o|e|aria)|termin(?:ar|o|e|aria)|poner(?:le)? fin|dar fin|fin|ponga fin) (?:se |me |le )?(?:con |a )?(?:mi|la|su|mi propia|esta) (?:propia )?(?:vida|existencia|sufrimiento|dolor|miserable vida)
    (?:acabar|terminar|acabo|termino|acabe|termine) (?:de una vez |ya |por fin |para siempre )?(?:con )?(?:todo|esto|mi dolor|este dolor|este sufrimiento|conmigo|mi vida)(?: (?:ya|hoy|esta noche|de una vez|para siempre))?
    {want} (?:\\w+ ){0,2}(?:morir|morirme|estar muert[oa]|no (?:despertar|existir|vivir|haber nacido|estar)|no despertarme|irme (?:de este mundo|con (?:dios|el senor|jesus|mi \\w+)|para siempre|al cielo ya)|desaparecer|dormir (?:y no|para siempre)|dejar (?:este mundo|de (?:existir|vivir|respirar|sufrir|ser))|descansar (?:para siempre|de (?:esta|la) vida|en paz)|partir (?:de este mundo|con el senor)|estar con (?:dios|el senor|jesus|mi \\w+) (?:ya|en el cielo)|la muerte|que (?:todo )?(?:esto )?(?:se )?(?:acabe|termine|me muera)|tirar(?:me)? (?:por|del|desde)|dejar de (?:vivir|existir)|cerrar los ojos (?:y|para))
    {notwant} (?:vivir|seguir|continuar|existir|estar (?:aqui|viv[oa]|en este mundo)|despertar|despertarme|levantarme (?:mas|nunca)|la vida|nada de (?:la|esta) vida|estar|saber (?:mas )?nada de la vida|seguir (?:viviendo|adelante|asi|respirando)|mi vida|respirar|esta vida|vivir asi)
    (?:ya )?no (?:vale la pena|tiene sentido|hay (?:razon|motivo|razones|motivos)|tengo (?:razon|razones|motivos?|nada)|encuentro|le (?:veo|hallo|encuentro)|veo) (?:\\w+ ){0,4}(?:vivir|la vida|mi vida|viviendo|por (?:que|quien) vivir|seguir|seguir viviendo|existir|estar viv[oa])
    (?:ojala|quisiera|desearia|deseo|pido|rezo|oro|le pido a dios|espero|quiero|prefiero|mejor) (?:\\w+ ){0,4}(?:no (?:hubiera|haber|hubiese) nacido|nunca (?:hubiera|haber|hubiese) nacido|me (?:muera|muriera|llevara|lleve|mate|recoja|quite la vida|hubiera muerto|atropelle|mueran)|no (?:despertara|despierte|despertar|me despierte|amanecer|amanezca|existiera|existir|volver a despertar)|estuviera muert[oa]|estar muert[oa]|morirme|haber muerto)
    (?:mejor|bien|tranquil[oa]s|felices|feliz) (?:_ )?(?:sin mi|si (?:me muero|no estoy|no estuviera|yo no|me muriera|no existiera|me voy|desaparezco|ya no estoy|no hubiera nacido)|muert[oa]|cuando (?:yo )?no este|cuando me muera)
    (?:nadie|quien) (?:me |se )?(?:va a |iba a |haria |daria )?(?:\\w+ )?(?:extranar(?:a|ia|ian)?|lloraria|llorara|notaria|daria cuenta|enteraria|importaria|echaria de menos|extrane|notara)
    (?:cansad[oa]|hart[oa]|agotad[oa]|aburrid[oa]) (?:\\w+ )?(?:de )?(?:vivir|la vida|esta vida|mi vida|existir|respirar|estar viv[oa]|seguir viviendo|luchar (?:y|por vivir)|levantarme)
    (?:para que|por que|de que sirve|que sentido tiene|que caso tiene) (?:sigo |seguir |estoy |tengo que |quiero )?(?:viv[oa]|vivo|viviendo|vivir|naci|existo|existir|seguir viviendo|estar viv[oa]|respirando|la vida|mi vida|despertar)
    (?:soy|siento que soy|ser|como|solo soy) (?:una |un )(?:carga|estorbo|peso)
    no (?:quiero |deseo )?(?:ser (?:mas )?una carga|merezco (?:vivir|la vida|existir|estar viv[oa])|deberia (?:haber nacido|existir|estar viv[oa]))
    no (?:debi|deberia) (?:haber )?(?:nacer|nacido|existir)
    (?:dios|senor|jesus|padre|diosito)? ?(?:por que no )?(?:llevame|llevarme|me llevas?(?! (?:\\w+ )?(?:al?|en) (?!mi |la iglesia|(?:el |la |su |tu |mi )?(?:cielo|gloria|presencia|casa del (?:padre|senor)|lado|paraiso|descanso|eternidad|reino)))|quitame la vida|matame|dejame morir|dejenme morir|recogeme|ya llevame)(?: (?:ya|contigo|de una vez|senor|dios|por favor|a la iglesia))?
    (?:ultim[oa]|final) (?:noche|dia|mensaje|carta|adios|oracion|vez que (?:me|escribo|hablo))
    (?:me despido|despedirme|despidiendome|adios|carta de despedida|carta de adios) (?:_ )?(?:de todos|para siempre|mundo|de mi familia|a todos|mundo cruel|de mis hijos|de este mundo)?
    (?:tengo|tome|compre|junte|guarde|guardo|tomar|tomarme|tragar|tragarme|tome todas|junto|consegui|busco) (?:\\w+ ){0,4}(?:pastillas|frasco|soga|cuerda|navaja|navajas|pistola|arma|raticida|veneno|cuchillo|cuter|cloro)(?! (?:para (?:el|la) (?:dolor|gripe|presion|alergia|cabeza|cocina)))
    (?:tirar|saltar|brincar|lanzar|aventar|arrojar|tiro|salto|aventarme|tirarme|estrellar|chocar) (?:\\w+ ){0,2}(?:del|de un|de la|desde|al|a las|por la|por el|frente|bajo|debajo|enfrente|contra) (?:\\w+ ){0,2}(?:puente|edificio|balcon|ventana|azotea|tren|vias|metro|carro|coche|camion|barranco|precipicio|techo|arbol|rio|poste|piso)
    (?:forma|manera|metodo|modo) (?:mas |menos )?(?:facil|rapida|indolora|dolorosa|sin dolor)? ?(?:de|para) (?:morir|matarme|suicidarme|quitarme|irme)
    morir sin dolor
    {other} (?:\\w+ ){0,3}(?:se quiere (?:morir|matar|suicidar)|quiere (?:morir|morirse|matarse|suicidarse|quitarse)|no quiere (?:vivir|seguir)|se corta|se cortaba|intento (?:suicidarse|matarse|quitarse)|piensa en (?:suicid\\w+|la muerte|morir)|se lastima|se hace dano|habla de (?:morir|suicid\\w+)|amenaza con (?:matarse|suicid\\w+)|tomo pastillas)
    no (?:puedo|aguanto|soporto|resisto|doy) (?:\\w+ )?(?:mas|ya|con (?:mi vida|esto|todo|la vida|este dolor)|seguir|vivir|un dia)
    ya no (?:puedo|aguanto|soporto|resisto|doy|quiero nada|quiero mas|quiero)(?! (?:comer|carne|azucar|leer|trabajar|esta (?:app|version)|jugar|ver (?:tele|series)|recibir|usar|pecar|anuncios|encontrar|abrir|entrar|acceder|ver|cafe|descargar|iniciar|cambiar|dulces))
    (?:unica|mejor|no hay|no veo|no encuentro|sin|otra) (?:otra |una |mas )?salida(?! (?:de (?:egipto|la ciudad)|laboral))
    (?:odio|detesto) (?:estar viv[oa]|vivir|despertar|existir|mi existencia)
    me (?:voy a ir|ire) (?:de este mundo|para siempre|y no volvere)
    (?:me|yo) (?:\\w+ ){0,3}(?:rendir|rindo) (?:con la vida|de la vida)
    (?:pensamientos?|ideas?|impulsos?|ideacion|intento) (?:de )?(?:suicidas?|suicidio)
    suicidio (?:\\w+ ){0,5}(?:pienso|quiero|cabeza|mente|aguanto|opcion|salida)
    ya (?:\\w+ )?(?:escribi|deje|hice) (?:\\w+ ){0,2}(?:cartas?|notas?) (?:para|a)
    (?:regale|regalado|regalando|reparti|regalo) (?:\\w+ )?(?:mis|sus) (?:\\w+ )?(?:cosas|pertenencias|mascotas?)(?! a los)
    (?:navajas?|hojas? de afeitar|cuchillas?) (?:\\w+ ){0,6}(?:cuarto|pieza|mochila|cajon|habitacion|cortes)
    (?:cortes|cicatrices|cortadas|tajos|quemaduras) (?:\\w+ )?en (?:los|las|sus|mis|el|la) (?:\\w+ )?(?:brazos?|piernas?|munecas?|muslos?|antebrazos?|panza)
    (?:mensaje|audio|nota) de despedida
    no (?:me )?(?:deje|permita|haga|dejes|permitas) (?:despertar|amanecer|despertarme|vivir mas)
    maldigo (?:el|la) (?:dia|hora|noche) (?:en )?que (?:\\w+ )?naci
    me quiero ir(?= $| (?:de este mundo|de esta vida|ya con|con (?:dios|el senor|mi)|para siempre))
    (?:morir|muerte|suicid\\w+) (?:\\w+ ){0,4}yo (?:\\w+ ){0,3}(?:lo mismo|igual|tambien)
    (?:estrellar|estrellarme|estrelle|volcar|estampar|estamparme) (?:\\w+ ){0,2}(?:carro|coche|auto|camioneta|moto|camion|arbol|poste|muro)
    cuant[oa]s (?:\\w+ ){0,2}(?:pastillas|paracetamol|clonazepam|tabletas|rivotril|gotas) (?:\\w+ ){0,6}(?:despertar|morir|para siempre|matar\\w*|sobredosis)
    merezco (?:morir|morirme|estar muert[oa]|que me maten)
    si (?:yo |ya )*no (?:estuviera|existiera|estuviese|existiese)(?! (?:en|de acuerdo|segur))
    (?:desvivirme|desvivirse)
    me volvi a (?:cortar|lastimar|quemar|autolesionar|rajar)
    me (?:quiero|voy a|quisiera|podria|pienso) (?:desvivir|matar|morir|ahorcar|colgar|cortar|suicidar|envenenar|lastimar)
    (?:me|se) (?:\\w+ ){0,2}(?:pego|pegar|pegaria|doy|dar|daria|meto|meter) un (?:tiro|balazo|escopetazo)
    (?:pegarme|darme|meterme|pegarse|darse) un (?:tiro|balazo)
    (?:no creo|dudo) que (?:\\w+ )?(?:llegue|amanezca|aguante|sobreviva) (?:al?|hasta|otro|otra|el|la)
    (?:nudo de horca|hacer una horca|hacer una soga|nudo de ahorcado)
    si (?:yo |me )?(?:desaparezco|desapareciera|dejo de existir|dejara de existir|me mato)
    seguro de vida (?:\\w+ ){0,6}(?:que yo|sin mi|mas que)
    me (?:rasguno|rasguna|hago|hice|hago unos) (?:\\w+ ){0,2}(?:las munecas|los brazos|las piernas|tajos|cortes|hasta sangrar)
    (?:public\\w+|mand\\w+|grab\\w+|dej\\w+) (?:\\w+ ){0,2}(?:despedidas?|mensajes? de adios)
    (?:cinturon|soga|cuerda|cable|sabana) (?:\\w+ )?(?:en el|al|alrededor del) cuello
    (?:dejo|deje|dejar|no quiere|rechaza) (?:de )?(?:tomar(?:se|me)?|poner(?:se|me)?|inyectarse)? ?(?:la|su|sus|mi|las) (?:insulina|dialisis|medicinas?|remedios|pastillas de la presion)
    (?:{relation}) (?:\\w+ ){0,9}quiere (?:morirse|morir|matarse)
    asi no se puede (?:vivir|seguir)
    me quiero (?:petatear|quebrar|ir de una vez|borrar del mapa)
    que se siente (?:al )?morir
    casi no (?:freno|frene|doble|vuelvo)
    (?:se mato|matarse|se ahorco|se suicido) (?:\\w+ ){0,4}puedo (?:yo )?(?:hacer|tambien)
    (?:pistola|arma|escopeta|revolver) (?:cargad[oa]|lista|en la (?:mesa|mano|cama|mochila))
    (?:sigo|seguir|no puedo dejar de|vuelvo a) (?:cortando|cortandome|cortarme)
    (?:pedir|pedirle|pido|ruego|rogar|rogarle) (?:\\w+ ){0,3}(?:la|mi) muerte(?! de )
    se cort(?:o|aba|a) (?:las|los|el) (?:venas|munecas|brazos|cuello|brazo)
    no (?:me )?queda nada (?:para mi|por (?:que|lo que)|en (?:esta|la) vida)

    = child-abuse
    (?:nin[oa]s?|chiquit[oa]|alumn[oa]|bebe|muchachit[oa]) (?:\\w+ ){0,8}(?:marcas?|moretones|moreton|quemaduras?|cicatrices|latigazos) ?(?:de|en|por)?
    (?:toc(?:a|o|aba|an|aron)|abus(?:a|o|aba|an|aron)|viol(?:a|o|aba|aron)|manose(?:a|o)|golpe(?:a|o|an)|maltrat(?:a|o|an)|peg(?:a|o|an)|acos(?:a|o)|desnud(?:a|o)|queman|quemo) (?:\\w+ ){0,2}(?:a|de) (?:mi|mis|un|una|la|el|los|las|su|sus|nuestr[oa]s?) (?:\\w+ )?(?:hij[oa]s?|nin[oa]s?|bebe|bebes|hijastr[oa]|sobrin[oa]s?|niet[oa]s?|herman[oa]s? menor(?:es)?|hermanit[oa]s?|alumn[oa]s?|nene|nena|menor(?:es)?|estudiantes?)
    {other} (?:\\w+ ){0,4}(?:abusad[oa]s?|violad[oa]s?|golpead[oa]s?|maltratad[oa]s?|tocad[oa]s?|moretones|le toc(?:a|o|aron)|la toc(?:a|o|aron)|lo toc(?:a|o|aron))(?! (?:por (?:la|el) (?:palabra|espiritu|gracia)))
    (?:papa|padre|padrastro|mama|tio|primo|hermano|hermanastro|abuelo|maestro|profesor|pastor|cura|sacerdote|entrenador|vecino|novio de mi mama|lider) (?:\\w+ ){0,3}(?:toca|toco|tocaba|manosea|entra a mi (?:cuarto|cama|habitacion)|se mete (?:en|a) mi cama|me besa|me beso|me desnuda|me hace (?:tocar\\w+|cosas)|me obliga a|me ensena (?:pornografia|sus|videos)|me graba|me espia|me mira cuando)
    me (?:toca|toco|tocan|tocaba|tocaron|manosea|manoseo|acaricia) (?:\\w+ ){0,3}(?:ahi|abajo|partes|intimas|privadas|de noche|en la noche|sin (?:mi )?permiso|indebidamente|feo|cuando (?:estamos|nadie|mama|duermo|estoy|mi)|el cuerpo|y no me gusta|donde no|las piernas|los pechos|raro|mal)
    (?:es |sera )?(?:nuestro |un )secreto (?:_ )?(?:me|toca|mama|cuerpo|nadie|matara|decir)
    (?:tengo|soy (?:un|una)) (?:[5-9]|1[0-7]|nino|nina|menor|adolescente)(?: anos)? (?:_ )?(?:y )?(?:_ )?(?:me|mi|papa|mama|novio|padrastro) (?:\\w+ ){0,3}(?:pega|pegan|golpea|golpean|toca|viola|lastima|encierra|obliga|miedo|maltrata|abusa|amenaza)
    (?:voy a|casi|quiero|tengo miedo de|ganas de|temo|puedo|me dan ganas de|creo que voy a) (?:\\w+ )?(?:golpear|pegarle|lastimar|sacudir|hacerle dano|ahogar|lastimarlo|lastimarla|matar|danar) (?:a )?(?:mi|mis|al|la|los) (?:propi[oa] )?(?:bebe|hij[oa]s?|nin[oa]s?)
    (?:le )?(?:pego|golpeo|grito y pego|maltrato) (?:mucho |demasiado )?a (?:mi|mis) (?:hij[oa]s?|bebe|nin[oa]s?)
    (?:abuso|abusaron|abusada|abusado) (?:\\w+ ){0,2}(?:sexual\\w*|infantil|de mi|de nina|de nino|cuando (?:era|tenia)|en mi (?:infancia|ninez))
    abus(?:a|o|aron|aba|an|ando) (?:sexualmente )?de (?:mi|ella|el|nosotras|nosotros|mi \\w+)
    me (?:caga|cagan|cago|agarra|agarro|muele|molio|revienta|da|dan|dio|dieron|surte) (?:a (?:palos|golpes|trompadas|pinas|patadas|cintazos|cinturonazos|cachetadas|chingadazos|madrazos|hostias|punetazos|correazos)|una (?:golpiza|paliza|madriza|tunda|pela|hostia|cachetada|bofetada))
    me (?:pide|piden|pidio|pedia|exige) (?:\\w+ ){0,3}(?:fotos?|packs?|nudes|que me desnude)
    {attacker} (?:\\w+ ){0,3}(?:le|les|me) (?:hace|hizo|hacia|esta haciendo|hicieron) (?:\\w+ )?(?:algo|cosas|cosas feas|dano) (?:\\w+ )?(?:a (?:mi|mis|nuestr[oa]s?|la|el)|que no)
    (?:mira|espia|graba|observa) (?:\\w+ )?(?:mientras|cuando) (?:me|nos) (?:duch\\w+|ban\\w+|cambi\\w+|desvest\\w+|desvist\\w+)
    me mand(?:o|a|aron) (?:\\w+ ){0,2}(?:fotos?|videos?) de (?:su|sus|una) (?:partes|miembro|pene|cuerpo|bala|pistola)
    no (?:me|nos|les|le) (?:da|dan|deja|dejan) (?:de |nada de )?(?:cenar|comer|comida|desayunar|almorzar|comer nada)
    (?:dice|dijo|conto|cuenta) que (?:\\w+ ){0,6}(?:la|lo|le) (?:toco|tocaba|manoseo|toca)
    me mete (?:la |las )?manos?

    = abuse
    (?:mi |el |la |su |un |una )?{attacker} (?:\\w+ ){0,3}(?:me|nos|la|lo|le) (?:\\w+ ){0,2}{hit}
    (?:me|nos) (?:{hit}) (?:\\w+ ){0,3}(?:cuando|si|porque|cada|y|pero|otra|todos|todo|siempre|mucho|casi|delante|con|hasta|a golpes|mi|en|por|tanto|de nuevo|mas|el|ayer|anoche|hoy)
    me (?:pega|golpea|maltrata|viola|violo|violaron|agrede|golpeo|pego|estrangula|amenaza|abofetea|patea|agredio|ahorco|forzo)
    (?:fui|soy|era|he sido|estoy siendo|siendo|fue|es|haber sido|vivi|sufri|sufro|vivo|sufre|padezco|ser|sido|victima de|victima) (?:\\w+ ){0,3}(?:abusad[oa]|violad[oa]|golpead[oa]|maltratad[oa]|violencia|maltrato|maltratos|abuso|abusos|agredid[oa]|victima|amenazad[oa]|acosad[oa]|golpes)(?! de (?:un robo de datos|fraude))
    violencia (?:domestica|familiar|intrafamiliar|de genero|en (?:casa|mi casa|el hogar)|conyugal|fisica|sexual)
    (?:esposo|esposa|marido|novio|novia|pareja|papa|padre|mama|madre|ex|matrimonio|relacion|hogar|casa|el|ella|hombre|padrastro|familia|hijo) (?:\\w+ ){0,4}(?:abusiv[oa]|violent[oa]|agresiv[oa]|abusador[a]?|golpeador|maltratador[a]?|controlador[a]?|peligros[oa]|toxic[oa] y (?:violent|agresiv)[oa])
    (?:miedo|temo|terror|temor|panico|asustad[oa]|pavor) (?:\\w+ ){0,3}(?:a|de|por|cuando|que|al|si) (?:\\w+ ){0,3}(?:mi (?:esposo|marido|vida|pareja|novio|papa|padre|ex|padrastro|hijo|mama|tio|hermano|mujer|esposa|suegro)|llega|llegue|regresar a (?:casa|mi casa)|volver a (?:casa|mi casa)|ir a (?:casa|mi casa)|me mate|me pegue|me golpee|me haga|toma|tome|vuelva a|nos mate|nos haga|el regrese|se enoja|se enoje|borracho)
    (?:no me (?:deja|dejan|permite|permiten)) (?:\\w+ )?(?:salir|ver|hablar|trabajar|tener|usar|ir|llamar|estudiar|comer|visitar|dormir|manejar|vestir\\w*|irme|dejarl[oa]|escapar|maquillar\\w*|contestar)
    (?:me )?(?:revisa|quita|quito|controla|esconde|rompio|vigila|rastrea|retiene|encierra|encerro|quema|quemo|tiene encerrad[oa]) (?:\\w+ ){0,3}(?:celular|telefono|dinero|pasaporte|documentos|llaves|papeles|mensajes|redes|ropa|casa|cuarto|sueldo|salario|tarjeta|brazo|nariz|costilla|quijada|mandibula)
    (?:amenaz\\w+|dice|dijo|juro|jura|promete|advirtio|advierte) (?:\\w+ ){0,5}(?:matar(?:me|nos|la|lo|a)?|quitarme (?:a )?(?:mis|los) (?:hijos|ninos)|me (?:va a )?(?:mat(?:a|ar|e)|golpea|pega|quema|encuentra|busca)|hacerme (?:dano|algo)|pegarme|golpearme|si lo dejo|si me voy|si hablo|si lo denuncio|llevarse a mis hijos)
    (?:tiene|saco|me apunta|me apunto|trae|con|puso|guarda) (?:\\w+ ){0,2}(?:pistola|arma|cuchillo|machete|navaja|cinturon|cable) (?:\\w+ ){0,3}(?:me|mi|nos|conmigo|amenaz\\w+|contra|en la mano)
    (?:moretones|moreton|ojo morado|morados|marcas|hematomas|costilla rota|brazo roto|nariz rota|golpes|moretes) _ (?:me|mi|el|esposo|marido|pareja|novio|tapar|ocultar|esconder|maquillaje|cuerpo|cuello|cara|dejo|hizo)
    (?:ocultar|tapar|esconder|cubrir|oculto|tapo|escondo) (?:los |mis )?(?:moretones|golpes|marcas|morados)
    (?:someter\\w*|sumis[oa]|sujetar\\w*|sujeta|obedecer\\w*|aguantar\\w*|quedarme|perdonar\\w*|dejar\\w*|divorciar\\w*|separar\\w*|volver|regresar|orar por|honrar|respetar) _ (?:{danger})
    (?:{danger}) _ (?:someter\\w*|obedecer\\w*|sujetar\\w*|aguantar|quedarme|perdonar\\w*|dejar\\w*|divorciar\\w*|separar\\w*|denunciar\\w*)
    (?:cuando|cada vez que|si|siempre que|porque) (?:\\w+ ){0,2}(?:toma|bebe|llega (?:borracho|tomado|ebrio|enojado)|se emborracha|se enoja|esta (?:borracho|tomado|ebrio|drogado)|se droga) (?:\\w+ ){0,3}(?:me|nos|pega|golpea|grita|insulta|rompe|miedo|viol\\w+|lastima|la|le)
    (?:me|a) (?:obliga|forza|fuerza|forzo|obligo|obligaba|presiona) (?:\\w+ )?(?:a |para )?(?:tener (?:sexo|relaciones|intimidad)|relaciones|sexo|acostarme|hacer cosas|abortar|prostituirme|casarme|dormir con|hacerlo|estar con el)
    (?:relaciones|sexo|intimidad) (?:\\w+ ){0,2}(?:a la fuerza|sin mi (?:consentimiento|permiso)|aunque (?:no quiero|no quiera|le digo))
    (?:dice|dijo|repite) (?:\\w+ ){0,4}(?:no valgo nada|me lo merezco|es mi culpa|nadie me (?:va a )?creer|debo someterme|debo obedecer|no sirvo)
    me (?:tiene|tienen|tenia|dejo|dejaron|mantiene) (?:\\w+ )?(?:encerrad[oa]|amarrad[oa]|atad[oa]|amenazad[oa])
    me (?:faja|fajo|casca|casco|surte|surtio|madrea|madreo|zarandea|zarandeo|zangolotea|zangoloteo|jalonea|jaloneo|cachetea|cacheteo|zamarrea|zamarreo|ahorca|mete mano|metio mano|metieron mano|nalguea|empuja|empujo)(?! (?:a|hacia) )
    me (?:agarr|jal|tir|tom|sujet)(?:a|o|aba|aron) (?:fuerte )?(?:del|de los|por el|por los) (?:cuello|pelo|brazo|cabello|pelos|garganta|brazos)
    lo que (?:el |ella )?(?:me|le|nos|les) (?:hizo|hace|hacia|hicieron) (?:\\w+ )?(?:en|a|al|con) (?:el|la|mi|mis|los) (?:brazo|cara|cuello|ojo|cuerpo|hij[oa]s?|mama|hermana|espalda|ninos|pierna|costillas)
    {attacker} (?:\\w+ ){0,3}(?:quita|quito|roba|robo|cobra|maneja) (?:\\w+ )?(?:la|mi|el|mis) (?:pension|jubilacion|plata|dinero|tarjeta|ahorros)
    me (?:quebro|rompio|fracturo|partio|torcio|quebraron|disloco) (?:\\w+ )?(?:la|el|un|una|los|las|dos) (?:muneca|brazo|nariz|costillas?|mandibula|labio|dedo|pierna|boca|cara|ceja|dientes?|mano)
    me hacen? (?:acostarme|acostar|tocarlo|desnudarme|trabajar (?:sin|gratis))
    (?:quitaron|quito|retienen|escondieron|quitan) (?:\\w+ )?(?:el|mi|mis|los) (?:pasaporte|documentos|papeles|dni)
    (?:me siga|me sigue|siga|seguir|dejar que|aguantar que|permitir que|soportar que) (?:me |nos |el |ella )*(?:golpe\\w+|peg(?:ue|ando|a)|maltrat\\w+|lastim\\w+|levant\\w+ la mano|viol(?:e|ando)|ahor(?:que|cando)|insult\\w+)
    (?:me|nos) levant\\w+ la mano
    (?:dej|abandon|sal)(?:ar|o|ir|e) (?:de )?(?:un|mi|el) matrimonio (?:con|por|de) (?:maltrato|violencia|golpes|abuso)
    (?:me|le|nos) (?:(?:estrell|revent|quebr|aplast|golpe|azot)(?:a|o|aba|aron)|(?:romp|part|torc)(?:e|io|ia|ieron)) (?:\\w+ )?(?:la|el|los|las|un|una|mi) (?:{body})
    me (?:arrastr|jal|tir)(?:a|o|aba) (?:de|del|de los|por el|por los) (?:pelos?|cabello|suelo|piso|brazo)
    me (?:ataco|escupio|escupe|quemo|mordio|muerde|reviento|apunalo|acorralo|avento|quema con|quema el)
    me (?:lee|revisa|checa|espia|borra) (?:\\w+ )?(?:los mensajes|el celular|el whatsapp|el telefono|los correos|el facebook|las redes)
    decide (?:con quien|que|a donde|cuando) (?:puedo|me|voy|salgo|hablo)
    me (?:mataria|va a matar|mata|golpearia|pegaria) si (?:\\w+ )?(?:supiera|sabe|se entera|me ve|me descubre|hablo|lo dejo|me voy)
    (?:derecho|permiso|autoridad) (?:a|de|para) (?:corregirme|disciplinarme|castigarme|pegarme|golpearme)
    le digo que no (?:\\w+ ){0,2}(?:igual|hace|obliga|sigue|importa)
    (?:puso|pusieron|echo|echaron) algo en (?:la|mi|el) (?:bebida|trago|vaso|copa|cerveza|refresco)
    desperte (?:sin ropa|desnud[oa])
    miedo (?:a|de) (?:el|ella)(?= $| (?:y|cuando|porque|pero))
    me da (?:empujones|golpes|patadas|cachetadas|manotazos|trompadas|cintazos)
    si (?:lo|la) (?:denuncio|dejo|abandono) me (?:\\w+ )?(?:prende|quema|mata|matara|busca|pega|desfigura)
    (?:hizo|dejo|rompio) (?:un|la) (?:hoyo|hueco|agujero|puerta|pared) (?:\\w+ ){0,6}(?:punetazos?|golpes?|patadas?)

    = threat
    (?:matar|acuchillar|apunalar|balear|asesinar) a (?:mi|mis|ese|esa|esos|el|la|los) (?:\\w+ ){0,6}(?:compre|tengo|consegui|traigo|guarde) (?:\\w+ )?(?:el|la|un|una|mi) (?:\\w+ )?(?:cuchillo|arma|pistola|machete|rifle|escopeta)
    (?:alguien|un hombre|hombre|unos|ellos|me|un tipo|desconocido|pandilla|pandilleros|mi ex|banda|vecino|sicarios|mafia|cartel|prestamista|prestamistas|mi \\w+) (?:\\w+ )?(?:me |nos )?(?:(?:esta|estan) (?:siguiendo|persiguiendo|amenazando|acosando|extorsionando|chantajeando|vigilando|buscando|esperando afuera)|sigue|siguen|persigue|persiguen|acosa|acosan|extorsion\\w+|chantaje\\w+|amenaz\\w+|quiere(?:n)? (?:matar|hacer(?:me)? dano)(?:me|nos)?|va(?:n)? a matar(?:me|nos)?|secuestr\\w+|busca(?:n)? para matar\\w*)
    (?:estoy|estamos|corro|corremos|esta|esta en) (?:en )?peligro
    (?:me|nos) (?:quieren?|van?|intento|intentaron|trato de|iban) (?:a )?matar
    (?:secuestrad[oa]|en contra de mi voluntad|contra mi voluntad|trata de personas|me tienen (?:encerrad[oa]|retenid[oa]|amenazad[oa])|no puedo (?:escapar|salir de aqui|irme de aqui)|obligan a (?:trabajar|casarme|prostituirme)|quieren casarme|me vendieron|matrimonio forzado|fotos intimas|mis fotos|nudes|packs?)
    (?:entraron|quieren entrar|intentan entrar|hay alguien|metio un ladron|entro un ladron) (?:\\w+ ){0,3}(?:casa|puerta|ventana|ahora|cuarto)
    {want} (?:\\w+ ){0,2}(?:matar(?:l[oa]s?)?|golpear(?:l[oa]s?)?|lastimar(?:l[oa]s?)?|acuchillar(?:l[oa])?|disparar(?:le)?|envenenar(?:l[oa])?|hacerle dano|asesinar(?:l[oa])?|vengarme|apunalar(?:l[oa])?|pegarle)(?: (?:a )?(?:mi|mis|el|ella|ellos|todos|alguien|la|los|un|una|esa|ese|gente|al|ese hombre))?(?! (?:el tiempo|tiempo))
    (?:voces|voz|espiritu|demonio|demonios|dios|angel|diablo) (?:\\w+ ){0,3}(?:me )?(?:dicen?|ordenan?|mandan?|piden?|hablan?) (?:\\w+ ){0,4}(?:mate|matar|haga dano|sacrifique|muera|salte|corte|lastime|me mate|deje (?:mis|las|la) (?:medicinas?|pastillas|medicamentos))
    (?:llevar|llevare|traer) (?:un arma|una pistola|un cuchillo|una bomba) (?:a|al)
    (?:hacer|fabricar) una bomba
    (?:en la calle|sin techo|desalojad[oa]s?|me echaron|nos echaron|sin comida|sin comer|nada que comer|no hemos comido|no he comido|no tenemos (?:que|donde|comida)|no tengo (?:que comer|donde (?:dormir|vivir|ir|quedarme))) ?(?:_ )?(?:de (?:la )?casa|hijos|ninos|esta noche|dias|bebe|dormir|hoy|frio|comer|ayer)?
    {want} (?:\\w+ )?(?:entrar|ir|llegar|meterme) (?:\\w+ ){0,4}(?:a tiros|a balazos|disparando|con un arma|con una pistola|armad[oa])
    {want} (?:\\w+ )?(?:quemar|incendiar|explotar|volar|balacear|tirotear|prender fuego a) (?:\\w+ ){0,3}(?:iglesia|escuela|casa|colegio|todos|templo|edificio|instituto)
    (?:dios|voces|voz|espiritu|angel|diablo) (?:\\w+ ){0,3}(?:dijo|dice|dicen|manda|ordena|ordeno|pide|pidio) (?:\\w+ ){0,3}(?:mate|matar|sacrifique|sacrificar|ahogue|queme|apunale) a (?:mi|mis|todos)
    (?:le|les) (?:pegue|golpee|he pegado|levante la mano|di una (?:cachetada|paliza|golpiza|bofetada)) (?:\\w+ ){0,2}a (?:mi|mis|la) (?:\\w+ )?(?:{relation})
    (?:golpee|abofetee|ahorque|maltrate|viole) a mi (?:\\w+ )?(?:{relation})
    quiero ver muert[oa] a (?:mi|ese|esa|el|la)
    (?:vengarme|venganza) (?:\\w+ ){0,3}(?:bomba|arma|pistola|cuchillo|matar\\w*)

    = eating-disorder
    (?:anorexi\\w*|bulimi\\w*|anorexic[oa]|bulimic[oa]|trastorno alimenti\\w*|trastorno de alimentacion|atracon\\w*|atracones|vigorexia|ortorexia)
    (?:vomit\\w+|provoc\\w+ el vomito|me meto los dedos|devuelvo|devolver) (?:\\w+ ){0,3}(?:despues|comida|lo que como|para (?:adelgazar|bajar|no engordar|estar delgad[oa])|cada vez que como|comer|todo lo que|a proposito|la cena)
    me (?:provoco|provoque|obligo|induzco|fuerzo) (?:\\w+ )?(?:a )?(?:el |los )?vomit\\w*
    (?:dejo de|deje de|no|dejar de|dejado de|dejando de|casi no|apenas) (?:quiero |puedo |he |me permito |me dejo |merezco )?(?:comer|como|comido|coma)(?! (?:carne|cerdo|pan|mariscos|dulces)) (?:\\w+ ){0,4}(?:gord[oa]|adelgazar|flac[oa]|delgad[oa]|peso|kilos|calorias|cuerpo|fe[oa]|asco|castigo|engordar|espejo|bajar|culpa|dias)
    (?:miedo|terror|panico|culpa|asco|verguenza|ansiedad) (?:\\w+ ){0,2}(?:a|de|por|al|cuando|despues de) (?:\\w+ )?(?:engordar|comer|la comida|como|subir de peso|comido)
    (?:gord[oa]|obes[oa]|cerd[oa]|asco|fe[oa]) (?:_ )?(?:y )?(?:_ )?(?:no como|dejar de comer|dejo de comer|vomito|sin comer|no quiero comer|matarme de hambre|no merezco comer|deje de comer|ayuno para adelgazar|laxantes)
    (?:matarme|me mato|matandome|muero) de hambre para (?:adelgazar|bajar|estar)
    (?:laxantes?|diureticos|pastillas para (?:adelgazar|bajar)) _ (?:adelgazar|bajar|peso|cada|comer|dia|diario|engordar|siempre)
    (?:solo |unicamente )?(?:como|comer|comiendo|ingiero) (?:solo |menos de |apenas )?\\d{2,3} calorias
    (?:no puedo|imposible) (?:parar|dejar) de comer
    como (?:hasta|y luego|y despues) (?:vomit\\w+|reventar|que me duele|sentirme mal y)
    {other} (?:\\w+ ){0,3}(?:no quiere comer|dejo de comer|no come (?:nada|desde)|vomita (?:despues|lo|todo)|esta en los huesos|anorexia|bulimia|esconde la comida|se ve gord[oa])
    odio mi cuerpo
    ayun\\w+ (?:\\w+ ){0,2}(?:para|por) (?:\\w+ )?(?:bajar|adelgazar|estar (?:flac|delgad)[oa]|perder peso)
    (?:bajar de peso|adelgazar) (?:\\w+ ){0,5}(?:desmay\\w+|mareo|sangre)
    (?:mastic|escup)\\w+ (?:\\w+ ){0,6}(?:engordar|adelgazar|calorias)
    peso \\d+ kilos (?:\\w+ ){0,5}(?:gord[oa]|enorme|asco)

    = addiction
    (?:yo |me |mi \\w+ |se )?(?:fumo|fuma|fumamos|inhalo|inhala|esnifo|esnifa|me inyecto|se inyecta|me meto|se mete|consumo|consume|le hago a|le hace a) (?:\\w+ )?(?:piedra|crack|cristal|heroina|coca|cocaina|pegamento|fentanilo|foco|bazuco|paco|perico|drogas?|tiner|thinner|resistol)
    (?:aposte|perdi|jugue|me gaste) (?:la hipoteca|la renta|el sueldo|la quincena|los ahorros|mis ahorros|la herencia|el alquiler|la casa|mi sueldo|todo en)(?: \\w+){0,3} ?(?:en|apostando|jugando)
    (?:soy|era|estoy|me volvi|me hice|creo que soy|siendo|he sido|es|sigo siendo|cai en) (?:\\w+ ){0,2}(?:alcoholic[oa]|adict[oa]|drogadict[oa]|borrach[oa]|ludopata|enganchad[oa]|dependiente (?:de|del|a))
    (?:adiccion|adiccione?s|adict[oa]|enganchad[oa]|esclav[oa]|atad[oa]|atrapad[oa]|vicio|vicios|preso) (?:\\w+ ){0,2}(?:a|al|a la|a las|de|del|de la|de las|en|por|con) (?:\\w+ )?(?:drogas?|alcohol|pornografia|porno|cocaina|marihuana|juego|juegos|apuestas|pastillas|cristal|heroina|crack|sexo|bebida|cigarro|tabaco|masturbacion|mota|casino|fentanilo|trago|licor|metanfetamina|vapear|celular|redes|piedra|opioides|cerveza|vino|lujuria)
    (?:mi|mis|nuestra|su|esta|una|la|las|con|vencer|luchando|lucho|superar|salir de|dejar) (?:\\w+ ){0,2}(?:adiccion|adicciones|vicio|vicios|alcoholismo|drogadiccion|ludopatia)
    (?:no puedo|no logro|no consigo|como|quiero|ayudame a|ayuda para|trato de|intento|necesito|quisiera|cuesta|no se como|he intentado|no he podido) (?:\\w+ ){0,3}(?:dejar|parar|deje|salir|controlar|abandonar) (?:\\w+ ){0,2}(?:de )?(?:\\w+ )?(?:beber|tomar|drogarme|drogas?|alcohol|pornografia|porno|apostar|jugar(?:me)? (?:en|el|dinero)|consumir|fumar|la bebida|masturbar\\w+|masturbacion|el trago|el vicio|cocaina|marihuana|mota|cristal|apuestas|emborracharme|vapear|inyectarme|ver (?:porno\\w*|pornografia)|el licor|la botella|las pastillas)
    (?:recai|recaida|recaidas|volvi a (?:beber|tomar|consumir|caer en (?:el|la|las)|drogarme|fumar|apostar|emborracharme|usar)|otra vez (?:borracho|borracha|tomando|bebiendo|consumiendo|drogado|drogada))
    (?:bebo|tomo|me emborracho|me drogo|consumo|fumo (?:mota|marihuana|piedra|crack|cristal)|apuesto|me inyecto|inhalo|estoy tomando mucho|tomando|bebiendo) (?:\\w+ ){0,4}(?:todos los dias|cada (?:dia|noche|fin)|diario|a diario|para (?:olvidar|dormir|no sentir|calmar|poder|aguantar|soportar)|todas las noches|a escondidas|desde la manana|hasta (?:perder|caer|no|quedar)|sin parar|solo en)
    (?:sindrome de abstinencia|abstinencia (?:me|y tiemblo)|desintoxic\\w+|rehabilitacion|sobri[oa]|sobriedad|alcoholicos anonimos|narcoticos anonimos|dias limpi[oa]|meses limpi[oa]|anexo)
    {other} (?:\\w+ ){0,4}(?:drogas?|se droga|alcoholic[oa]|adict[oa]|borrach[oa]|toma mucho|bebe mucho|no deja de (?:beber|tomar)|problema con el alcohol|cristal|cocaina|recay[oe]|ludopata|apuesta|vicio|en malos pasos|drogandose|marihuana|fuma piedra)
    problemas? (?:con|de) (?:el |la |las )?(?:alcohol|bebida|drogas?|juego|apuestas|pornografia|alcoholismo)
    (?:perdi|aposte|gaste|jugue|he perdido|perdimos) (?:\\w+ ){0,5}(?:casino|apuestas|apostando|jugando|tragamonedas|maquinitas|sueldo en|ahorros en|ruleta|loteria|bingo)
    necesito (?:un trago|una dosis|drogarme|beber|consumir|fumar)
    {other} (?:\\w+ ){0,2}(?:toma|bebe|chupa|se emborracha|se droga|consume) (?:\\w+ )?(?:todos|cada|mucho|diario|demasiado|siempre|hasta)
    (?:jugue|aposte|patine|timbee) (?:\\w+ )?(?:la|el|mi|toda la|todo el|mis) (?:\\w+ )?(?:plata|quincena|sueldo|alquiler|renta|ahorros|aguinaldo|dinero|pension|jubilacion)
    escondo (?:\\w+ ){0,2}(?:vodka|botellas?|ron|cervezas?|drogas?|licor|alcohol|trago)
    (?:al|mi|un) (?:dealer|jibaro|narco|camello)
    (?:esas|paginas|sitios|videos) (?:paginas|porno\\w*|xxx|para adultos|prohibidos)

    = grief
    (?:mi|nuestr[oa]) (?:\\w+ )?(?:esta|entro|sigue|va|la llevaron|lo llevaron|queda) (?:\\w+ )?(?:en|a) (?:cuidados paliativos|fase terminal|etapa terminal|un hospicio)
    (?:entierro|funeral|velorio|sepelio|misa de cuerpo presente) de (?:mi|nuestr[oa]) \\w+
    (?:murio|fallecio|ha muerto|ha fallecido|se nos fue|se me murio|se me fue|mataron|asesinaron|se mato|se suicido|se ahorco|se quito la vida|esta muriendo|agoniza|agonizando|partio con el senor|partio|se murio|acaba de morir|acaba de fallecer|perdio la vida|desaparecio|se ahogo|murieron|fallecieron|atropellaron|se esta muriendo|va a morir|le quedan (?:pocos )?(?:dias|semanas|meses)) (?:\\w+ ){0,3}(?:mi|mis|nuestr[oa]s?) (?:\\w+ )?(?:{relation}|perro|perra|gato|gata|mascota|mami|papi|papito|mamita|pastor|familia|companer[oa]|angelito|bebito|perrito|gatito)
    (?:a )?(?:mi|mis|nuestr[oa]s?) (?:\\w+ )?(?:{relation}|perro|perra|gato|gata|mascota|mami|papi|papito|mamita|bebito|perrito|gatito|familia) (?:\\w+ ){0,3}(?:murio|fallecio|ha muerto|ha fallecido|se fue con|se nos fue|lo mataron|la mataron|mataron|se suicido|se mato|se quito la vida|esta muriendo|agoniza|partio|murieron|fallecieron|ya no esta|se murio|acaba de (?:morir|fallecer)|terminal|desahuciad[oa]|muerto|muerta|se ahogo|asesinad[oa]|al cielo|nacio muerto|nacio muerta|se esta muriendo|atropellad[oa]|descanso)
    (?:perdi|perdimos|perder|perdido|perdiendo|enterre|enterramos|enterrar|sepultamos|extrano|echo de menos|extranamos|llorando|lloro|velando) (?:\\w+ ){0,2}(?:al|(?:a )?(?:mi|mis|nuestr[oa]s?|un|el|la)) (?:\\w+ )?(?:{relation}|embarazo|bebe|perro|gato|mascota|mami|papi|familia|mamita|papito)
    (?:aborto espontaneo|aborte|un aborto|perdi el bebe|perdi mi bebe|perdimos el bebe|muerte fetal|nacio muert[oa]|perdida gestacional)
    (?:funeral|entierro|velorio|sepelio|muerte|fallecimiento|perdida|partida|tumba|cenizas|aniversario de la muerte|luto|duelo) (?:de|por|del) (?:mi|mis|nuestr[oa]s?|un ser querido) ?(?:\\w+)?
    (?:soy|quede|estoy|me quede|recien|ahora soy) (?:\\w+ )?(?:viud[oa]|huerfan[oa]|de luto|en duelo)
    (?:estoy|estamos|sigo) (?:\\w+ )?(?:de|en) (?:luto|duelo)
    (?:no puedo|como|no se como|no se) (?:\\w+ ){0,3}(?:vivir|seguir|superar|continuar|respirar) (?:\\w+ )?(?:sin (?:el|ella|ellos|mi \\w+)|su (?:muerte|partida|perdida|ausencia))
    (?:lo|la|los|las) extrano (?:tanto|mucho|cada|demasiado|todos|muchisimo)
    (?:ser querido|persona que (?:amo|amaba|mas amaba)) (?:\\w+ )?(?:murio|fallecio|se fue|partio)?
    (?:me diagnosticaron|tengo|le diagnosticaron|tiene|me detectaron|le detectaron) (?:\\w+ ){0,3}(?:cancer terminal|etapa terminal|fase terminal|meses de vida|semanas de vida|enfermedad terminal|dias de vida)
    (?:me estoy|se esta) muriendo(?! de (?:risa|hambre|sueno|calor|ganas))
    mi (?:\\w+ )?(?:{relation}) (?:\\w+ ){0,2}ya no esta
    (?:dio|en|hasta) su ultimo (?:suspiro|aliento)
    (?:nin[oa]|bebe|hij[oa]|angelito|{relation}) (?:ya )?esta en el cielo

    = despair
    (?:estoy |me siento |ando |vivo |tan |muy |siempre )?(?:triste|decaid[oa]|apagad[oa]|vaci[oa]|bajonead[oa]) (?:\\w+ )?(?:todo el tiempo|todos los dias|todo el dia|siempre|hace (?:meses|semanas|anos)|sin (?:razon|motivo))
    (?:bien|muy|tan|super|re|demasiado|tremendamente) deprimid[oa]
    (?:siempre |solo |ya )?estorbo (?:en|a|para) (?:\\w+ )?\\w+
    (?:me siento|siento que|estoy|me encuentro|ando|sintiendome|siento) (?:\\w+ ){0,3}(?:desesperad[oa]|sin esperanza|sin esperanzas|vaci[oa]|inutil|deprimid[oa]|destrozad[oa]|hundid[oa]|acabad[oa]|atrapad[oa]|derrotad[oa]|muert[oa] por dentro|un fracaso|fracasad[oa]|basura|no valgo|sin fuerzas|sin ganas de nada|abandonad[oa] por dios|tocando fondo|en un hoyo|en un pozo|rot[oa] por dentro|no sirvo|desahuciad[oa]|devastad[oa]|despreciable|me ahogo|perdid[oa] y sol[oa]|un estorbo|invisible|no le importo|desolad[oa]|en la oscuridad|culpable de todo)
    (?:depresion|deprimid[oa]|depresiv[oa]|ataques? de panico|crisis nerviosa|crisis de ansiedad|colapso|desesperacion|desesperanza|desconsuelo|angustia profunda) ?(?:_ )?(?:me|mi|no|ayuda|tengo|anos|meses|otra|vez|cada|profunda|severa|postparto|posparto)?
    no (?:paro|puedo parar|dejo|puedo dejar|he parado|he dejado) de llorar
    (?:lloro|llorando|llore) (?:\\w+ )?(?:todas las noches|toda la noche|cada noche|todo el dia|todos los dias|sin parar|a escondidas|a solas)
    no (?:puedo|logro|tengo fuerzas para|tengo fuerza para|tengo ganas de) (?:ni )?(?:levantarme|salir de la cama|dormir|sentir|perdonarme|nada|vivir)
    no tengo (?:a nadie|esperanza|esperanzas|futuro|fuerzas|ganas de nada|salida|ilusion|razon|consuelo|paz ni)
    (?:odio|detesto|aborrezco) (?:mi vida|todo de mi|quien soy|lo que soy|ser yo)
    me odio
    (?:quiero|voy a|ganas de|a punto de|estoy por|me voy a|pienso) (?:\\w+ )?(?:rendirme|rendir|tirar la toalla|abandonarlo todo|abandonar todo|dejarlo todo|darme por vencid[oa]|huir de todo)
    (?:dios|jesus|el senor|todos|todo el mundo|el|mi familia) (?:ya )?(?:me (?:\\w+ )?(?:abandono|olvido|ha abandonado|ha olvidado|odia|odian|rechaza|rechazo|castiga|esta castigando|dejo|han dejado|desprecia|dio la espalda|desecho|ha dejado)|no me (?:\\w+ )?(?:ama|aman|quiere|quieren|escucha|oye|perdonara|perdona|responde y estoy))
    (?:a )?nadie (?:me|le) (?:\\w+ )?(?:quiere|ama|importa|importo|entiende|escucha|necesita|cree|comprende|ayuda|soporta|busca|valora)
    (?:perdi|he perdido|perdiendo|sin|ya no tengo|se me acabo|no hay|no queda) (?:toda |la |toda la |ninguna )?esperanzas?
    (?:todo|mi vida|mi mundo|la vida) (?:\\w+ )?(?:se derrumba|se acabo|se viene abajo|es un (?:infierno|desastre|fracaso|asco)|no tiene sentido|no vale nada|no sirve|esta perdid[oa]|esta acabada|se cae a pedazos|esta destruid[oa]|es inutil|me sale mal|es oscuridad|ya no tiene)
    (?:no (?:valgo|sirvo|merezco|importo)) (?:para )?(?:nada|perdon|el perdon|amor|nadie|que me (?:amen|quieran)|la pena)?
    (?:toque|tocado|tocando|tocar|llegue a|en el) fondo(?! (?:del (?:tema|texto|pasaje|mar)))
    (?:no|ya no) (?:veo|encuentro|hallo|le veo|tiene) (?:\\w+ )?(?:sentido|salida|luz|esperanza|futuro|consuelo|remedio|solucion)
    (?:dios|el) (?:no|nunca|jamas) (?:\\w+ )?(?:puede |podra |va a |quiere )?(?:perdonarme|amarme|quererme|salvarme|perdonar lo que)
    (?:mi alma|mi corazon|el corazon|el alma) (?:\\w+ ){0,2}(?:destrozad[oa]|rot[oa]|hech[oa] pedazos|no puede mas|angustiad[oa]|partid[oa])
    (?:soy) (?:\\w+ )?(?:una basura|un fracaso|un error|un desastre|una desgracia|una vergüenza|una verguenza|malvad[oa] y|un inutil|una inutil|despreciable|lo peor|un fracasado|una fracasada)
    (?:tanto|mucho|demasiado) dolor (?:\\w+ ){0,3}(?:no puedo|adentro|por dentro|en mi (?:alma|corazon)|insoportable)
    no siento nada(?= $| (?:ya|mas|por dentro|cuando))
    (?:completamente|totalmente|tan|muy|absolutamente) sol[oa] (?:y|en) (?:nada|nadie|este|no|el mundo|vaci[oa])
    (?:perdi|perdido|sin|no tengo|se me (?:fueron|quitaron)) (?:\\w+ )?(?:las |mas )?(?:ganas|fuerzas?) (?:de|para) (?:seguir|vivir|continuar|luchar|levantarme|todo)
    me rindo(?= $| (?:ya|no|con todo))
    no le (?:hallo|encuentro|veo) (?:\\w+ )?(?:salida|sentido|solucion|remedio|caso)
    (?:teniendo|tengo|tuve|dan|dio|da|tuvo|sufro) (?:\\w+ )?(?:un )?ataques? de (?:panico|ansiedad|nervios)
    (?:el cielo|dios) (?:calla|guarda silencio|esta callado|no contesta)
    me estoy (?:quebrando|hundiendo|derrumbando|desmoronando|apagando)
    corazon tan (?:pesado|triste|roto)
  `,
};
