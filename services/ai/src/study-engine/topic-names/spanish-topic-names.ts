/**
 * The commonest Nave's topics in Spanish, a line each: Nave's name and the Spanish one. The translation is this
 * application's own.
 */
export const SPANISH_TOPIC_NAMES = `
AARON | Aarón
ABEL | Abel
ABIGAIL | Abigail
ABLUTION | Lavamientos
ABOMINATION | Abominación
ABORTION | Aborto
ABRAHAM | Abraham
ACCUSATION, FALSE | Acusación falsa
ADAM | Adán
ADOPTION | Adopción
ADULTERY | Adulterio
AFFECTIONS | Afectos
AFFLICTIONS AND ADVERSITIES | Aflicciones y adversidades
AGRICULTURE | Agricultura
AHAB | Acab
ALIENS | Forasteros
ALLIANCES | Alianzas
ALMS | Limosnas
ALTAR | Altar
AMBITION | Ambición
AMMONITES | Amonitas
AMORITES | Amorreos
AMUSEMENTS AND WORLDLY PLEASURES | Diversiones y placeres del mundo
ANGEL (A SPIRIT) | Ángel
ANGEL (HOLY TRINITY) | Ángel de Jehová
ANGER | Ira
ANIMALS | Animales
ANNA | Ana
ANOINTING | Unción
ANTHROPOMORPHISMS | Figuras humanas de Dios
APOSTASY | Apostasía
APOSTLES | Apóstoles
ARK | Arca
ARM | Brazo
ARMIES | Ejércitos
ARROW | Flecha
ART | Arte
ASS (DONKEY) | Asno
ASSURANCE | Certeza
ASSYRIA | Asiria
ASTRONOMY | Astronomía
ATONEMENT | Expiación
AZARIAH | Azarías
BAAL | Baal
BABYLON | Babilonia
BACKSLIDERS | Los que se apartan
BAPTISM | Bautismo
BARNABAS | Bernabé
BEAUTY | Belleza
BENEDICTIONS | Bendiciones
BENEFICENCE | Beneficencia
BENJAMIN | Benjamín
BETH-EL | Betel
BETHLEHEM | Belén
BIGOTRY | Intolerancia
BIRDS | Aves
BLASPHEMY | Blasfemia
BLESSING | Bendición
BLINDNESS | Ceguera
BLOOD | Sangre
BOAZ | Booz
BODY | Cuerpo
BORROWING | Pedir prestado
BRASS | Bronce
BREAD | Pan
BRIBERY | Soborno
BROTHER | Hermano
BURIAL | Sepultura
CAIN | Caín
CALL | Llamamiento
CAMEL | Camello
CANAAN | Canaán
CANAANITES | Cananeos
CAPTAIN | Capitán
CAPTIVE | Cautivo
CAPTIVITY | Cautiverio
CARE | Afán
CELIBACY | Celibato
CHARACTER | Carácter
CHARIOT | Carro
CHARISM | Dones espirituales
CHASTISEMENT | Disciplina de Dios
CHASTITY | Castidad
CHILDREN | Hijos
CHURCH | Iglesia
CIRCUMCISION | Circuncisión
CITIES | Ciudades
CITIZENS | Ciudadanos
CLOUD | Nube
COLORS | Colores
COMMANDMENTS | Mandamientos
COMMERCE | Comercio
COMMUNION | Comunión
COMPANY | Compañías
CONDESCENSION OF GOD | Condescendencia de Dios
CONFESSION | Confesión
CONFIDENCE | Confianza
CONSCIENCE | Conciencia
CONSPIRACY | Conspiración
CONTENTMENT | Contentamiento
CONTINGENCIES | Promesas con condición
CONTRACTS | Contratos
CONVERTS | Convertidos
CONVICTION | Convicción
COURAGE | Valor
COURT | Tribunal
COVENANT | Pacto
COVETOUSNESS | Codicia
COWARDICE | Cobardía
CREATION | Creación
CROSS | Cruz
CROWN | Corona
CYRUS | Ciro
DAN | Dan
DANIEL | Daniel
DARKNESS | Tinieblas
DAVID | David
DAY | Día
DEAD (PEOPLE) | Los muertos
DEATH | Muerte
DEBORAH | Débora
DEBT | Deuda
DECEIT | Engaño
DECISION | Decisión
DEFILEMENT | Contaminación
DEMONS | Demonios
DEPRAVITY OF MAN | Corrupción del ser humano
DESIRE | Deseo
DESPONDENCY | Desánimo
DILIGENCE | Diligencia
DIPLOMACY | Diplomacia
DISCIPLESHIP | Discipulado
DISEASE | Enfermedad
DISHONESTY | Falta de honradez
DISOBEDIENCE TO GOD | Desobediencia a Dios
DIVORCE | Divorcio
DOCTRINES | Doctrinas
DOUBTING | Duda
DREAM | Sueño
DRESS | Vestido
DRUNKENNESS | Embriaguez
EARTH | Tierra
EARTHQUAKES | Terremotos
EDOMITES | Edomitas
EGYPT | Egipto
EGYPTIANS | Egipcios
ELDER | Anciano
ELIJAH | Elías
ELISHA | Eliseo
ENEMY | Enemigo
ENOCH | Enoc
ENVY | Envidia
EPHRAIM | Efraín
ESAU | Esaú
ESTHER | Ester
ETHIOPIA | Etiopía
EUCHARIST (THE LORD'S SUPPER) | Cena del Señor
EVE | Eva
EXAMPLE | Ejemplo
EZEKIEL | Ezequiel
EZRA | Esdras
FAITH | Fe
FALSE CONFIDENCE | Falsa confianza
FALSE TEACHERS | Falsos maestros
FALSEHOOD | Mentira
FAMILY | Familia
FAMINE | Hambre
FASTING | Ayuno
FEASTS | Fiestas
FELLOWSHIP | Comunión fraternal
FIG | Higo
FIG TREE | Higuera
FIRE | Fuego
FIRST FRUITS | Primicias
FIRSTBORN | Primogénito
FLATTERY | Adulación
FOOD | Alimento
FOOL | Necio
FORGETTING GOD | Olvidar a Dios
FORGIVENESS | Perdón
FRATERNITY | Fraternidad
FRIENDSHIP | Amistad
GAD | Gad
GALILEE | Galilea
GATES | Puertas
GENEALOGY | Genealogía
GENTILES | Gentiles
GIDEON | Gedeón
GIFTS FROM GOD | Dones de Dios
GILEAD | Galaad
GLORIFYING GOD | Glorificar a Dios
GLORY | Gloria
GLUTTONY | Gula
GOD | Dios
GODLESSNESS | Impiedad
GOLD | Oro
GOSPEL | Evangelio
GOSSIP | Chisme
GOVERNMENT | Gobierno
GRACE OF GOD | Gracia de Dios
GRAPE | Uva
HADES | Hades
HAND | Mano
HANNAH | Ana
HAPPINESS | Felicidad
HARP | Arpa
HATRED | Odio
HEART | Corazón
HEATHEN | Paganos
HEAVEN | Cielo
HEBRON | Hebrón
HELL | Infierno
HEROD | Herodes
HEZEKIAH | Ezequías
HIGH PLACES | Lugares altos
HOLINESS | Santidad
HOLY SPIRIT | Espíritu Santo
HOMICIDE | Homicidio
HONESTY | Honradez
HOPE | Esperanza
HORSE | Caballo
HOSPITALITY | Hospitalidad
HOUSE | Casa
HUMILITY | Humildad
HUSBAND | Esposo
HYPOCRISY | Hipocresía
IDOL | Ídolo
IDOLATRY | Idolatría
IGNORANCE | Ignorancia
IMMORTALITY | Inmortalidad
IMPENITENCE | Impenitencia
INCENSE | Incienso
INDICTMENTS | Acusaciones
INDUSTRY | Laboriosidad
INFIDELITY | Falta de fe
INFLUENCE | Influencia
INGRATITUDE | Ingratitud
INHERITANCE | Herencia
INJUSTICE | Injusticia
INSTABILITY | Inconstancia
INSTRUCTION | Instrucción
INTEGRITY | Integridad
INTERCESSION | Intercesión
IRON | Hierro
ISAAC | Isaac
ISAIAH | Isaías
ISRAEL | Israel
ISRAEL, PROPHECIES CONCERNING | Profecías sobre Israel
JACOB | Jacob
JAMES | Jacobo
JEALOUSY | Celos
JEHOSHAPHAT | Josafat
JEREMIAH | Jeremías
JERICHO | Jericó
JEROBOAM | Jeroboam
JERUSALEM | Jerusalén
JESUS, THE CHRIST | Jesús, el Cristo
JEZEBEL | Jezabel
JOAB | Joab
JOASH | Joás
JOB | Job
JOHN | Juan
JONAH | Jonás
JONATHAN | Jonatán
JORDAN | Jordán
JOSEPH | José
JOSHUA | Josué
JOY | Gozo
JUDAH | Judá
JUDAS (JUDE) | Judas
JUDGE | Juez
JUDGMENT | Juicio
JUDGMENTS | Juicios
JUSTICE | Justicia y derecho
JUSTIFICATION | Justificación
KINDNESS | Bondad
KING | Rey
KINGDOM OF HEAVEN | Reino de los cielos
LABOR | Trabajo
LAND | Tierra y posesión
LANGUAGE | Lenguaje
LASCIVIOUSNESS | Lascivia
LAW | Ley
LAZARUS | Lázaro
LEAH | Lea
LEVITES | Levitas
LIBERALITY | Generosidad
LIBERTY | Libertad
LIFE | Vida
LIGHT | Luz
LION | León
LONGEVITY | Larga vida
LOT, THE | La suerte
LOVE | Amor
LOYALTY | Lealtad
LUKE | Lucas
LUKEWARMNESS | Tibieza
LUST | Lujuria
MALICE | Malicia
MAN | El ser humano
MANASSEH | Manasés
MANNA | Maná
MARK | Marcos
MARRIAGE | Matrimonio
MARTHA | Marta
MARTYRDOM | Martirio
MARY | María
MASTER | Amo
MATTHEW | Mateo
MEASURE | Medida
MEEKNESS | Mansedumbre
MELCHIZEDEK | Melquisedec
MERCY | Misericordia
METEOROLOGY AND CELESTIAL PHENOMENA | Tiempo y fenómenos del cielo
METHUSELAH | Matusalén
MILK | Leche
MINISTER, CHRISTIAN | Ministro cristiano
MIRACLES | Milagros
MISSIONS | Misiones
MONEY | Dinero
MONTH | Mes
MOON | Luna
MOSES | Moisés
MOUNTAIN | Monte
MOURNING | Duelo
MURMURING | Murmuración
MUSIC | Música
NAAMAN | Naamán
NAOMI | Noemí
NATION | Nación
NEBUCHADNEZZAR | Nabucodonosor
NEHEMIAH | Nehemías
NEIGHBOR | Prójimo
NICODEMUS | Nicodemo
NOAH | Noé
OATH | Juramento
OBEDIENCE | Obediencia
OFFERINGS | Ofrendas
OIL | Aceite
OLD AGE | Vejez
OPPRESSION | Opresión
ORPHAN | Huérfano
PARENTS | Padres
PASSOVER | Pascua
PATIENCE | Paciencia
PAUL | Pablo
PEACE | Paz
PENITENT | Los arrepentidos
PERFECTION | Perfección
PERSECUTION | Persecución
PERSEVERANCE | Perseverancia
PERSIA | Persia
PETER | Pedro
PHARISEES | Fariseos
PHILIP | Felipe
PHILISTINES | Filisteos
PILATE, PONTIUS | Poncio Pilato
PLAGUE | Plaga
POLYGAMY | Poligamia
POOR | Los pobres
POWER | Poder
PRAISE | Alabanza
PRAYER | Oración
PREACHING | Predicación
PREDESTINATION | Predestinación
PRESUMPTION | Presunción
PRIDE | Soberbia
PRIEST | Sacerdote
PRISCILLA | Priscila
PRISONERS | Presos
PROPERTY | Propiedad
PROPHECY | Profecía
PROPHETS | Profetas
PRUDENCE | Prudencia
PSALMS | Salmos
PUNISHMENT | Castigo
PURIFICATION | Purificación
PURITY | Pureza
QUOTATIONS AND ALLUSIONS | Citas y alusiones
RACHEL | Raquel
RAHAB | Rahab
RAIN | Lluvia
READINGS, SELECT | Lecturas escogidas
REBEKAH (REBECCA) | Rebeca
RED SEA | Mar Rojo
REDEMPTION | Redención
REGENERATION | Regeneración
RELIGION | Religión
REPENTANCE | Arrepentimiento
REPROBACY | Reprobación
REPROOF | Reprensión
RESIGNATION | Resignación
RESPECT OF PERSONS | Acepción de personas
RESPONSIBILITY | Responsabilidad
REST | Descanso
RESURRECTION | Resurrección
RETALIATION | Represalia
REVENGE | Venganza
REVERENCE | Reverencia
REWARD | Recompensa
RICH, THE | Los ricos
RICHES | Riquezas
RIGHTEOUS | Los justos
RIGHTEOUSNESS | Justicia
RISING | Madrugar
RULERS | Gobernantes
RUTH | Rut
SABBATH | Día de reposo
SADDUCEES | Saduceos
SALUTATIONS | Saludos
SALVATION | Salvación
SAMARIA | Samaria
SAMSON | Sansón
SAMUEL | Samuel
SANCTIFICATION | Santificación
SANITATION | Higiene
SATAN | Satanás
SAUL | Saúl
SCOFFING | Burla
SCRIBE (S) | Escribas
SEAL | Sello
SEEKERS | Los que buscan a Dios
SELF-DELUSION | Engañarse a sí mismo
SELF-DENIAL | Negarse a sí mismo
SELF-RIGHTEOUSNESS | Justicia propia
SELF-WILL | Obstinación
SERPENT | Serpiente
SERVANT | Siervo
SEVEN | Siete
SHEEP | Ovejas
SHEMAIAH | Semaías
SHEPHERD | Pastor
SHEWBREAD (SHOWBREAD) | Panes de la proposición
SHIELD | Escudo
SHIP | Barco
SIDON | Sidón
SILAS | Silas
SILVER | Plata
SIMEON | Simeón
SIN | Pecado
SINCERITY | Sinceridad
SLANDER | Calumnia
SLOTHFULNESS | Pereza
SODOM | Sodoma
SODOMITES | Sodomitas
SOLDIERS | Soldados
SOLOMON | Salomón
SORCERY | Hechicería
SORROW | Tristeza
SPEAKING | El hablar
STARS | Estrellas
STEPHEN | Esteban
STONES | Piedras
STRANGERS | Extranjeros
STRIFE | Contienda
SUFFERING | Sufrimiento
SUN | Sol
SYMBOLS AND SIMILITUDES | Símbolos y semejanzas
SYNAGOGUE | Sinagoga
SYRIA | Siria
TABERNACLE | Tabernáculo
TABLE | Mesa
TAX | Impuesto
TEMPERANCE | Dominio propio
TEMPLE | Templo
TEMPTATION | Tentación
TESTIMONY | Testimonio
THANKFULNESS | Gratitud
THEFT AND THIEVES | Robo y ladrones
THOMAS | Tomás
THRONE | Trono
TIME | Tiempo
TIMOTHY | Timoteo
TITHES | Diezmos
TITUS | Tito
TONGUE | Lengua
TOWER | Torre
TREASURE-HOUSES | Casas del tesoro
TRINITY | Trinidad
TRUMPET | Trompeta
TRUTH | Verdad
TYPES | Figuras y tipos
TYRE | Tiro
UNBELIEF | Incredulidad
UNCHARITABLENESS | Falta de caridad
UNITY | Unidad
UNSELFISHNESS | Desinterés
VANITY | Vanidad
VISION | Visión
VOWS | Votos
WAITING | Espera
WAR | Guerra
WATCHFULNESS | Vigilancia
WATER | Agua
WAY | Camino
WEEPING | Llanto
WICKED (PEOPLE) | Los impíos
WIDOW | Viuda
WIFE | Esposa
WILL | Voluntad
WINE | Vino
WISDOM | Sabiduría
WITNESS | Testigo
WOMEN | Mujeres
WORD OF GOD | Palabra de Dios
WORKS | Obras
WORLDLINESS | Mundanalidad
WORSHIP | Adoración
YEAR | Año
YOUNG MEN | Jóvenes
ZEAL, RELIGIOUS | Celo por Dios
ZEBULUN | Zabulón
ZECHARIAH (ZECHARIAS) | Zacarías
ZEDEKIAH | Sedequías
ZION | Sion
`;
