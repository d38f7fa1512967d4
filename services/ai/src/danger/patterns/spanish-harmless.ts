/** Phrases in Spanish that only look like danger, a pattern on each line (see `PatternList`). */
export const SPANISH_HARMLESS = `
  (?:el )?(?:ojo|hoyo) de (?:la|una) aguja
  (?:viga|paja) (?:en|de) (?:el|mi|tu|su) (?:propio )?ojo(?: ajeno)?
  (?:soy|me siento) (?:muy |tan |bien )?(?:mal[oa]|malisim[oa]|pesim[oa]|un desastre|un fracaso|inutil|una inutil|terrible|torpe) (?:para|con|en) (?!la vida|todo|vivir|esto|ser|mi|mis|amar|nada|dios)(?:el |la |los |las )?\\w+(?: \\w+)?
  (?:murio|fallecio|partio) en (?:1\\d\\d\\d|200\\d)
  aunque (?:el )?me matare
  (?:(?:el|un|por el) )?ojo de (?:la |una |el |un )?aguja(?: (?:_ )?(?:era|es|fue|seria) (?:una |un |la )?\\w+)?
  todo lo puedo (?:con|por|en|mediante|sin) \\w+
  (?:soga|cuerda|cordon) (?:\\w+ ){0,3}rahab
  (?:ya )?(?:no puedo mas|me muero|no aguanto(?: mas)?|no soporto(?: mas)?) (?:con|de) (?:este|el|tanto) (?:calor|frio)
  (?:quiero |puedo |voy a |quisiera )?colgarme (?:un|una|el|la|mi) (?:crucifijo|cruz|medalla|medallita|rosario|escapulario|mochila|bolsa)(?: (?:al|en el|del) cuello)?
  (?:en )?el ultimo dia (?:segun |en |de )?(?:juan|hebreos|isaias|hechos|daniel) \\d+
  (?:tengo|tenemos|siento|con) hambre (?:y sed )?de (?:la |tu |su )?(?:palabra|dios|justicia|verdad)(?: de dios)?
  (?:darse |dandose |se daba |daba )?golpes de pecho(?: (?:el |del )?publicano)?
  un disparo de nieve(?: metafora)?
  mi (?:bebe|hij[oa]|niet[oa]|sobrin[oa]) (?:nace|va a nacer|nacera) (?:la (?:proxima|otra) semana|el proximo mes|pronto|manana|en \\w+)
  sin (?:lastimar|herir|ofender|humillar|avergonzar|danar|hacerle dano|hacerles dano)(?:l[aoe]s?)?(?: a (?:nadie|mi|la|el|los|las|al|un|una)(?: \\w+)?)?
  (?:no )?(?:quiero |quisiera |queremos |quise )?(?:herir|heri|hiere|lastimar|lastime) (?:\\w+ ){0,3}(?:sentimientos|orgullo|dignidad)
  no (?:\\w+ )?(?:lastimar|herir|ofender)(?:l[aoe]s?)? (?:a \\w+ (?:\\w+ ){0,3})?(?:al|si|por|cuando) (?:dej\\w+|renunci\\w+|decir\\w*|digo|rechaz\\w+|propon\\w+|cambi\\w+|sal\\w+)
  (?:terminar|termino|terminamos|acabar|cerrar|cerramos|dejar|dejo|finalizar|se (?:termina|acaba|cierra)) (?:bien )?(?:el|la|nuestr[oa]|mi|un|una|est[ea]) (?:(?!vida|dolor|mundo|sufrimiento)\\w+ )?(?:grupo|circulo|comite|junta|clase|estudio|coro|temporada|serie|club|equipo|reunion|culto|semestre|iglesia|programa|evento|campamento|retiro|discurso|sermon|sesion|curso|taller)
  (?:como )?(?:me despido|nos despedimos|despedirnos|despedirme) (?:bien|con (?:gracia|gratitud|carino))
  mat(?:ar|e|o|aron|amos|ando) (?:(?:el|la|los|las|mi|mis|un|una|unos|unas|dos|tres|tod[oa]s?|su|sus|nuestr[oa]s?|de|pobres?|mucho|tanto|varias?) ){0,3}(?:plantas?|plantitas?|albahaca|tomates?|rosas|orquideas|cesped|pasto|maleza|cultivos?|jardin|flores|cactus|suculentas?|bateria|motor|luces|tiempo|horas?|hormigas|cucarachas?|mosquitos?|aranas?|ratones|ratas?|masa madre)
  (?:me|nos|se) (?:muero|muere|mueren|morimos|moria|morian|moriamos) (?:de ganas )?(?:por|de ganas de) (?!irme|irse|acabar|dejar|desaparecer|dormir|matar|descansar|morir|beber|tomar|consumir|fumar|drogar|estar|partir|ver a (?:dios|jesus|mi \\w+ (?:en el cielo|que)))\\w+(?:ar|er|ir)(?:l[aoe]s?|se|me|nos)?
  (?:le|les) (?:quite|quitamos|quitaba) (?:\\w+ ){0,2}(?:celular(?:es)?|telefonos?|tabletas?|consola|videojuegos|juegos|pantallas?|tele|wifi|internet|computadora|audifonos|patineta|bici|bicicleta|juguetes?|mesada|control|galletas|dulces|llaves del (?:carro|coche|auto))
  (?:se (?:me |nos )?)?(?:murio|fallecio|muere|murieron) (?:\\w+ )?(?:mi|mis|nuestro|nuestra|el|la) (?:gat\\w+|perr\\w+|caball\\w+|hamster|loro|perico|pajar\\w+|pez|mascota|tortuga|vaca)(?: (?:lo|la) (?:volvere a ver|vere otra vez|vere de nuevo|vere))?
  (?:mi|nuestro|nuestra|el|la) (?:gat\\w+|perr\\w+|caballo|hamster|loro|perico|pajar\\w+|pez|mascota|tortuga) (?:\\w+ )?(?:murio|fallecio|se murio)
  adict[oa] a (?:los |las |la |el )?(?:salmos|proverbios|hechos|evangelios|escrituras|biblia|palabra|lectura)
  (?:miedo|temor|temer|tenerle miedo|temerle) (?:a |al |del |de )(?:el |los |las )?(?:diablo|satanas|demonios?|espiritus malos|infierno)
  (?:me )?muero de (?:la )?risa
  mor(?:ir|i|imos|ido|irse|irme|ire|ira) (?:al?|para) (?:mi mismo|mi misma|uno mismo|si mismo|yo|pecado|los pecados|mundo|la carne|mi carne|mi ego|ego|orgullo|mi orgullo|viejo \\w+|mis deseos|el pecado|mi yo|la ley|nosotros mismos|mi voluntad|mis pecados|mi viejo \\w+|el mundo|viejo)
  morir (?:cada dia|con cristo|en cristo|por cristo|por jesus|es ganancia|de viejo|a todo)
  (?:cristo|jesus|dios|el senor|el) (?:tuvo que |murio|muere|debia |quiso )(?:morir )?(?:por|en|para)
  vivir es cristo y el morir es ganancia
  mor(?:ir|irme|irse|i|imos|ia|iamos|iendo|iendome) de (?:risa|ganas|amor|verguenza|aburrimiento|curiosidad|envidia|calor|frio|la risa|hambre por|sed de dios|nervios|sueno)
  (?:me )?muero (?:de (?:risa|ganas|hambre|sueno|calor|frio|amor|verguenza|curiosidad|la risa|envidia|miedo por|sed)|por (?:un|una|unos|unas|el|la|ver|saber|conocer|ti|leer|comer|ir|ese|esa|llegar|contar|tu))
  mat(?:ar|o|e|amos|ando) (?:el|la|las|dos|un|los|al) (?:tiempo|hambre|horas|gigantes?|pajaros|aburrimiento|curiosidad|rato|ganas|sed|viejo|carne|pecado|ego|orgullo|moscas?|mosquitos?|cucarachas?|gigante|hombre viejo|yo|deseo|leon|bichos|hormigas)
  me (?:mata|matan|mato|esta matando|estan matando) (?:el|la|los|las|de (?:risa|curiosidad|la risa|amor)) ?(?:trabajo|trafico|calor|frio|curiosidad|zapatos|espalda|cabeza|risa|pies|tarea|suspenso|dudas|rodillas|ansias|nostalgia|ternura|examenes|estudios|espera|hambre)?
  mataria por (?:un|una|unos|unas|el|la)
  (?:mi|el|la) (?:\\w+ )?(?:telefono|celular|computadora|bateria|carro|coche|planta|plantas|laptop|internet|television|movil|auto|tablet|refrigerador) (?:se )?(?:murio|muere|esta muerto|esta muerta|muriendo)
  (?:mar|rollos del mar|obras|letra|tiempo|punto|naturaleza|fe sin obras es|lengua|peso) muert[oa]s?
  muert[oa]s? (?:de (?:risa|cansancio|hambre|sueno|frio|calor|miedo por el examen)|al pecado|en (?:delitos|pecados)|al mundo)
  (?:me )?(?:golpe(?:a|o)|peg(?:a|o)|toc(?:a|o)) (?:mucho |fuerte |profundamente )?(?:el corazon|en el corazon|el alma|la puerta|fondo|hondo|profundo|leer|el turno|el tema|la guitarra|el piano|predicar|a mi puerta|el borde|el manto)
  (?:dios|jesus|senor|cristo|espiritu|palabra|versiculo|salmo|cancion|alabanza|mensaje|predica|historia|libro|pelicula|musica|el|himno|sermon|testimonio|pasaje) (?:me )?(?:toc(?:a|o)|golpe(?:a|o)|quebranta|sacud(?:e|io)|peg(?:a|o)) (?:mi|el|me|profund\\w+|fuerte|mucho|con|tanto|la|muy)?
  me toc(?:a|o) (?:el|la|a mi|leer|predicar|dirigir|orar|hablar|ensenar|trabajar|estudiar|cantar|cocinar|servir|dar|preparar|hacer|esperar|profund\\w+|explicar)
  (?:adict[oa]|adiccion) (?:al?|a los?|a las?) (?:cafe|chocolate|lectura|biblia|series|palabra|salmos|podcasts?|esta app|te|libros|estudio|alabanza|jesus|cristo|dios|predicas|futbol|dulces)
  suicidi(?:o|os) (?:politico|profesional|social|colectivo de)
  escuadron suicida
  cort(?:ar|arme|e|o|ando) (?:el pelo|el cabello|las unas|gastos|el cesped|con mi (?:pasado|jefe)|camino|la llamada|lazos|el pasto|relaciones|leña|lena|el internet)
  (?:hacer|corte|hizo) (?:un )?pacto
  quitarme (?:la ropa|los zapatos|el miedo|la pereza|peso|un peso|el sueno|el velo|las dudas|la duda|el sombrero|el maquillaje)
  acabar (?:con )?(?:el|la|los|las|mi|este|esta)? ?(?:libro|tarea|estudio|curso|plan|lectura|trabajo|capitulo|dia|semana|carrera|proyecto|pobreza|hambre|guerra|racismo|ano|novela|sermon)
  terminar (?:el|la|mi|este|esta) (?:libro|tarea|estudio|curso|plan|lectura|trabajo|capitulo|carrera|proyecto|sermon|ano)
  (?:saltar|salte|brincar) (?:de (?:alegria|gozo|emocion)|la cuerda|de tema|a (?:conclusiones|la vista))
  ahog(?:ar|arme|ado|ada|andome|o) en (?:trabajo|tareas|deudas|tu amor|un vaso)
  (?:ayun\\w+) _ (?:dias|comer|biblia|cuaresma|oracion|dios)
  (?:mujer|hemorroisa) (?:del|con|que (?:padecia|tenia|sufria)) (?:el )?flujo
  flujo de sangre
  sangre (?:de (?:cristo|jesus|abel|los|un|el)|del cordero|del)
  esclav[oa]s? (?:de (?:cristo|jesucristo|dios|la justicia|la moda)|del senor|en egipto|del pecado)
  perd(?:i|io|imos|er|ido|iendo) (?:el|la|mi|las|los|mis) (?:celular|llaves|cartera|paciencia|apuntes|contrasena|telefono|cabeza|camino|hilo|tiempo|libro|cuenta|partido|voz|dinero del|vuelo|autobus|lapiz|lentes|maletas?|bus|sueno por)
  perder la vida por (?:causa|cristo|mi|el)
  dar (?:la|mi|su) vida (?:por|a)
  entreg(?:ar|ue|o|arle) mi vida (?:a|al)
  quitar (?:el pecado|la vida del (?:pecado|personaje))
  (?:sed|hambre) de (?:dios|justicia|ti|aprender|la palabra|su palabra)
  drogas? en la biblia
  (?:dios|senor|jesus|cielo) no (?:me )?responde
  no responde (?:a )?(?:mi|mis|las|la|el|los|nuestras?|esta|tu)
  infarto (?:cuando vi|de la (?:emocion|risa))
  casi me (?:muero|da algo) (?:de (?:risa|la risa|verguenza)|cuando vi)
  (?:chiste|broma|sermon|pelicula|meme|cancion|examen|tarea) (?:\\w+ )?me (?:mato|mata)
  adict[oa] a (?:este|esta|tu|tus) (?:podcast|app|canal|libro|serie|aplicacion|curso|devocional|novela)
  me pego (?:\\w+ )?(?:ese|esa|el|la|este|esta) (?:\\w+ )?(?:sermon|mensaje|cancion|palabra|versiculo|predica|noticia|salmo|frase|historia|gripe|sol)
  se (?:me|le|nos) peg(?:o|a) (?:\\w+ ){0,2}(?:cancion|alabanza|acento|coro|melodia|frase|gripe)
  no puedo (?:\\w+ )?mas que (?:dar|agradecer|alabar|adorar|orar|decir|reir|confiar)
  (?:tom|carg|llev)(?:o|ar|e|a) (?:mi|su|la|tu) cruz
  (?:los|las|personas|hermanos) deprimid[oa]s?
  (?:tiempos|mundo|gente|personas|sociedad|situaciones) sin esperanzas?
  peg(?:a|o|an) (?:\\w+ )?(?:a la|en la|al|a el) (?:bateria|tambor|pelota|balon|bombo|clavo)
  peg(?:o|a) con (?:una|la|el|un) (?:almohada|pelota|globo|balon)
  (?:cafe|chocolate|azucar|dulces|refresco) (?:\\w+ ){0,3}recai
  mejor me es la muerte que la vida
  (?:jefe|jefa|mujer|esposa|mama|profe) me va a matar (?:\\w+ )?(?:olvide|llegue tarde|no hice|no termine|perdi)
  me empuj(?:a|o) a (?:\\w+ )?(?:estudiar|leer|orar|servir|ser|crecer|predicar|buscar|seguir)
  vivir sin (?:mi|el|la|mis) (?:devocional|cafe|celular|biblia|musica|chocolate)
  me toco (?:\\w+ )?(?:el|la|tu|su|ese|esa|este|esta) (?:testimonio|mensaje|cancion|predica|sermon|palabra|historia|salmo|alabanza)
  me voy a matar (?:estudiando|trabajando|entrenando|haciendo)
  (?:tirarme|lanzarme) en (?:el|la|mi) (?:sofa|sillon|cama|pasto|playa|hamaca)
  me (?:rompi|quebre|fracture|torci|golpee) (?:el|la|un|una) \\w+
  dios guarda silencio entre
  respirar de (?:la )?risa
  quiero morir(?:me)? de (?:la )?(?:pena|verguenza|risa)
  (?:anos?|meses) (?:ya )?(?:sobri[oa]s?|limpi[oa]s? de)
  sentido a (?:este|ese|el|esta|la|los) (?:versiculo|pasaje|parabola|texto|capitulo|numeros?)
  (?:esperanza|esperanzas) de que (?:mi equipo|clasifique|gane|ganemos)
  se (?:me |le |nos )?murio (?:el|la|su|mi) (?:\\w+ )?(?:pez|hamster|raton|pollito|conejo|canario|planta|tortuga)
  (?:luto|muert[oa]) por (?:mi|las|los|el|la) (?:taza|equipo|conchas|serie|novela|celular|partido)
  muerte de mi personaje
  no aguanto (?:a mi vecino|este calor|este frio|el calor|el frio|el trafico|la tarea)
  (?:jefe|jefa|mama|profe|maestr[oa]|abuela|suegra) me va a matar (?:si no|se me|porque|cuando vea)
  (?:examen|tarea|semana|calor|clase|dieta|rutina|entrenador) (?:\\w+ )?me va a matar
  ya no quiero (?:seguir (?:con )?(?:este|el) (?:plan|curso)|vivir en (?:esta|este|la) (?:\\w+ )?(?:ciudad|casa|pueblo|departamento)|estar en (?:este|el) grupo)
  desaparecer (?:un|el|este) fin de semana
  no puedo mas con (?:tanta|esta|la) tarea
  golpee (?:la cabeza|el pie|el dedo|la rodilla|el codo) con
  balon me pego en
  cort(?:o|e) las venas con (?:esta|este|la|el) (?:tarea|examen|proyecto)
  toc(?:a|o|an|aba|aban) (?:muy bien |mal )?(?:(?:el|la|los|las|un|una|su) )?(?:piano|guitarra|organo|violin|trompeta|bateria|flauta|campanas?|tambor|bajo|saxofon|cancion(?:es)?|himnos?|alabanzas?|collar|timbre|acordeon|instrumento)
  me toc(?:a|o|an) (?:una|un) (?:cancion|himno|pieza|melodia|serenata)
  peg(?:a|o|an|ue|aba) (?:(?:el|la|los|las|un|una|unos|unas) )?(?:cartel(?:es)?|etiquetas?|dibujos?|fotos?|afiches?|calcomanias?|hojas?|versiculos?|estampas?)
  golpe(?:a|o|e|an|aba) (?:el|la|los|las) (?:tambor(?:es)?|platillos?|bateria|mesa|pinata|balon|pelota)
  me golpeo (?:lo (?:mucho|bien|breve|que)|una ola|la (?:paciencia|ternura|verdad|belleza|fe|idea|realidad|frase))
  me pegue (?:toda |la tarde |todo )*(?:al?|con) (?:la |el |los |las )?(?:libro|evangelio|carta|salmos?|biblia|lectura)
  me (?:quede|dormi|quedo) (?:\\w+ )?(?:dormid[oa] )?(?:leyendo|orando|en el culto|con la biblia)
  me rindo (?:que|quien|como|explica\\w*|cual|donde)
  no (?:quiero|puedo) (?:seguir|continuar|avanzar|esperar|terminar|leer) (?:(?:con|al|a|en|leyendo|este|el) )*(?:levitico|numeros|cronicas|capitulo|versiculo|leer|empezar|plan|apocalipsis|exodo|abdias|retiro|domingo|genealogias)
  ya no puedo esperar
  viejo (?:yo|hombre) (?:murio|muere|quedo)
  adict[oa] a (?:las|los|la|el) (?:cartas|historias|devocionales|salmos|proverbios|evangelios|predicas)
  llevame (?:de vuelta )?al? (?:(?:[123]|primera?|segunda?|tercera?) )?(?:de )?\\w+ \\d+(?: \\d+)?
  llevame al? (?:siguiente|anterior|primer|ultimo|principio|final) ?(?:capitulo|versiculo|libro|pagina|salmo)?
  quem(?:o|e|a) (?:el|la|los|las) (?:panqueques|pan|arroz|galletas|pastel|cena|tortillas)
  novi[oa] me (?:corto|termino)(?! (?:con|la|el|los|las|en|un|una))
  no siento nada (?:especial )?(?:cuando|al) (?:oro|rezo|leo|alabo|canto|orar|rezar|leer)
  (?:jef[ea]|empresa|patron|gerente) (?:me |nos )?(?:amenazo|amenaza) con (?:recort\\w+|bajar\\w*|cambiar\\w*|quitar\\w*|despedir\\w*|correr\\w*)(?: (?:las|mis|el|mi))?(?: (?:horas|sueldo|turno|dias))?
  que (?:le|les) (?:escribo|pongo|digo) en (?:la|una|su) tarjeta
  me (?:volvi a quedar|quede|quedo) dormid[oa]
  (?:adict[oa]|enganchad[oa]|viciad[oa]) (?:a|con) (?:est[aeo]s?|las?|los?|el|tus?) (?:alabanzas?|cancion\\w*|series?|podcasts?|libros?|app|biblia|musica|futbol|predicaciones)
  (?:supero|superar|olvido|olvidar) (?:a mi ex|una ruptura)
  (?:ultimos tiempos|fin de los tiempos) (?:y )?cuando (?:se )?(?:acab\\w+|termin\\w+) todo
  estar con (?:jesus|dios|cristo|el senor) (?:cada dia|todos los dias|siempre|a diario)
  (?:mi |mis )?(?:\\w+ )?(?:me |nos )?(?:dice|dicen) que no a todo
  (?:le )?(?:falle|fallo|fallado) a dios(?: otra vez| de nuevo)?
  (?:amig[oa]|colega|vecin[oa]|prim[oa]) tiene cancer que (?:le|les) (?:escribo|pongo|digo|mando)(?: en (?:la|una|su) tarjeta)?
  (?:abuel\\w+|bisabuel\\w+) (?:se )?(?:murio|fallecio|murieron) hace (?:\\w+ ){1,2}anos
  (?:dejo|dejar) de dejar todo para (?:despues|luego|manana)
  (?:ya |me |acabo de )*(?:tome|tomo|tomar|tomarme) (?:mis?|las?|sus?) (?:pastillas?|medicinas?|medicamentos?|pildoras?|vitaminas?|insulina|tabletas?)(?: (?:de|para) (?:la |el |mi )?(?:presion|corazon|tiroides|azucar|diabetes|colesterol|alergia))? (?:esta manana|hoy|hoy temprano|cada manana|todos los dias|como siempre|antes de (?:desayunar|comer|cenar|dormir|salir)|con (?:el desayuno|agua|leche|la comida)|a tiempo)(?! (?:\\S+ ){0,6}(?:todas?|todos?|frasco|demasiad\\w+|muchas?|de mas|doble|\\d\\d+|mareo|mareada|sueno|morir|adios|miedo))
  (?:terminar|cancelar|borrar|acabar) (?:con )?(?:mi|la|esta|nuestra) (?:\\w+ )?(?:suscripcion|cuenta|membresia|prueba)
  golpea (?:la|el|su) (?:mesa|pelota|tambor|bateria|pandereta|balon|bola|cajon|masa)(?! (?:cuando|si) (?:se enoja|esta borracho|toma|llego|le digo|no le))
  (?:zapatos|tacones|botas|espalda|rodillas?|pies) (?:nuev[oa]s )?(?:me )?(?:estan? )?(?:matando|matan|mata)
  (?:mata\\w*|mato|morir|muera|muerte) (?:al|el|a mi|mi|a) (?:viej[oa] (?:hombre|naturaleza|yo)|vieja naturaleza)
  miedo (?:de|a|al) (?:mi |el |un )?examen (?:de \\w+)?
  fracaso (?:como|en) (?:maestr[oa]|cociner[oa]|jardiner[oa]|director[oa] de(?:l)? coro|el jardin|la cocina|guitarra)
  (?:quema|quebranta|arranca|mata|consume|corta|destruye|rompe|haz morir|crucifica) (?:en mi |de mi )?(?:todo lo|todo aquello|lo|cuanto) (?:que )?(?:hay |haya )?(?:en mi )?(?:que )?(?:no (?:eres|es|sea|viene|te|glorifica|agrada|honra)|te (?:ofende|estorba|desagrada|contrista))(?: \\w+){0,3}
  (?:mi|nuestr[oa]) (?:(?:hij[oa]|nin[oa]|nen[ea]|bebe|peque|nieto|nieta) de (?:un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|[1-8]) anos?|nenit[oa]|ninit[oa]|hijit[oa]|chiquitin|bebe|pequen[oa]) (?:\\w+ )?(?:(?:le|les) )?(?:pega|muerde|empuja|jala|golpea|patea|aruna|avienta cosas) (?:\\w+ ){0,2}(?:hermanit[oa]s?|herman[oa]s?|prim[oa]s?|companer[oa]s?|amigui?t?[oa]s?|ninos|perro|gato|perrito|gatito)
  (?<!no )todo lo puedo(?: en (?:cristo|dios|el senor|el))?(?: que me (?:fortalece|sostiene))?
  (?:(?:hola|buenas) )?(?:me llamo|mi nombre es|puedes llamarme|llamame|me dicen) (?!(?:inutil|tont[oa]|fe[oa]|gord[oa]|cosas|de) )\\w+
  (?:como me llamo|(?:te acuerdas de|recuerdas|sabes|cual es|cual era|dime) (?:como me llamo|mi (?:nombre|pregunta|ultima pregunta|plan|versiculo|lectura))|donde esta mi (?:plan|lectura|versiculo|nota))
  (?:si|por|cuando) no (?:diezm[oae]\\w*|ofrend[oae]\\w*|(?:doy|pago|dar|pagar|traigo|llevo) (?:el |mi |mis )?(?:diezmos?|ofrendas?)|voy (?:al culto|a la iglesia|a misa))(?: \\w+){0,2} (?:dios|el senor)(?: \\w+)? (?:castig\\w+|maldic\\w+|maldec\\w+|maldig\\w+|bendic\\w+|bendig\\w+)
  (?:(?:tengo|uso|con|agarro|agarre) (?:la|una|el|un|mi) )?(?:navaja|cuchilla|hoja|rastrillo)(?: \\w+){0,6} (?:rasur|afeit)\\w+(?: la (?:barba|cabeza|cara))?
  (?:maneja|conduce) (?:una|un|la|el) (?:ambulancia|grua|camion|taxi|bus|autobus|patrulla|trailer|tractor|tren)(?! (?:borrach|tomad))
  (?:ya )?(?:no|tampoco) (?:quiero|quisiera|quise|tengo ganas de|me gustaria|pienso|me dan ganas de|voy a) (?:(?:mas|ya) )?(?:seguir|continuar) (?:estudiando|trabajando|cantando|jugando|asistiendo|yendo|sirviendo|tocando|leyendo|pagando|discutiendo|esperando|participando|comprando|ensenando|predicando|entrenando|congregandome|ensayando|saliendo|hablando|peleando|vendiendo|rentando|manejando|viajando|diezmando|aprendiendo|bailando|tomando clases|yendo a \\w+)(?: (?:en|con|a|de|la|el|mi) (?:\\w+ )?\\w+)?
  (?:ya )?(?:no|tampoco) (?:quiero|quisiera|quise|tengo ganas de|me gustaria|pienso|me dan ganas de|voy a) (?:(?:mas|ya) )?(?:seguir|continuar|estar|trabajar|participar|quedarme) (?:(?:con|en) )(?:el|la|los|las|mi|mis|este|esta|ese|esa|un|una|nuestr[oa]|esto de(?:l)?) (?!vida|dolor|sufrimiento|mundo|lucha|peso|tratamiento|quimio\\w*|medicinas?|pastillas|dialisis|insulina|agonia|infierno|pesadilla|cruz|carga|tristeza|angustia|depresion|soledad|cuerpo|tierra|casa|lugar|situacion|miedo|mentira)\\w+(?: (?:de|del) (?:\\w+ )?\\w+)?
  (?:ya )?(?:no|tampoco) (?:quiero|quisiera|quise|tengo ganas de|me gustaria|pienso|me dan ganas de|voy a) (?:(?:mas|ya) )?(?:seguir |tener que |volver a )?(?:ir|volver|regresar|asistir|entrar|llegar)(?:me)? (?:mas )?(?:al|a (?:la|las|los|esta|ese|esa|este|mi|una|un|clases?|misa|trabajar|estudiar|ensayar|cantar|predicar)) ?(?!(?:cielo|vida|casa|infierno|mundo|hospital|tumba) )(?:\\w+)?(?: (?:de|del) (?:\\w+ )?\\w+)?(?: (?:manana|hoy|mas|nunca|este domingo|el domingo|los domingos|sol[oa]))?
  (?:me )?(?:quiero|queremos|voy a|vamos a|pienso|quisiera|deberia) (?:ir(?:me|nos)?|salir(?:me|nos)?|cambiar(?:me|nos)?|mudar(?:me|nos)?|retirar(?:me|nos)?|renunciar) (?:de|a|del) (?:(?:esta|este|mi|la|el|nuestra|ese|esa) )?(?:iglesia|coro|grupo|trabajo|congregacion|denominacion|parroquia|ministerio|equipo|ciudad|escuela|universidad|celula|templo|comite)
  (?:yo )?(?:me )?(?:tomo|bebo|tomamos|tomar|beber|tomarse|disfruto) (?:de )?(?:un|una|algo de|mi)? ?(?:(?:copa|copita|vaso|vasito|cerveza|cervecita|traguito|poco)(?: de)? )?(?:vino|cerveza|sidra|sangria|rompope)? ?(?:con|en|durante|a la hora de) (?:(?:la|el|mi|las|los) )?(?:cena|comida|almuerzo|carne|pizza|asado|bodas?|navidad|fiestas|cumpleanos|esposa|esposo)
  (?:mi |mis |nuestr[oa] )?(?:(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|bebe|niet[oa]s?|sobrin[oa]s?|espos[oa]|marido|peque) )?(?:ya )?(?:no (?:se )?(?:quiere |le gusta |quieren )?(?:comer(?:se)?|come|comen)|odia comer|se niega a comer|solo quiere comer) (?:(?:sus|las|los|el|la|ni|mucha|mucho|nada de) )*(?:verduras?|vegetales|frutas?|brocoli|zanahorias?|espinacas?|ensaladas?|carne|pescado|frijoles|lentejas|sopa|huevos?|cebolla|tomate|calabacitas?|queso|pollo|chayote|nuggets|pizza|papas)
  no aguanto las ganas de (?:que (?:llegue|sea|empiece|venga|salga|nazca) (?:la |el |mi |las |los )?\\w+|(?:ir|ver|viajar|conocer|comer|cantar|verte|verlos|abrazar\\w*|estrenar|contarle\\w*|empezar)(?: \\w+){0,3})
  (?:llego|vino) al mundo(?: (?:hoy|ayer|anoche|esta (?:manana|tarde|noche|madrugada)))?
`;
