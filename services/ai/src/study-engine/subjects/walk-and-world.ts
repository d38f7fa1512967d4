/** Subjects of a believer's walk, of the body, work and the last things. For the columns see `readSubjects`. */
export const WALK_AND_WORLD = `
prayer, pray, praying | oración, orar, rezar | PRAYER | Matt.6.5-Matt.6.13 1Thess.5.16-1Thess.5.18 Phil.4.6-Phil.4.7 Jas.5.16 Luke.18.1-Luke.18.8 1John.5.14-1John.5.15
unanswered prayer, prayers not answered | oración sin respuesta, oraciones no contestadas, dios no responde | PRAYER | 2Cor.12.7-2Cor.12.10 Jas.4.2-Jas.4.3 Ps.13.1-Ps.13.6 Luke.18.1-Luke.18.8 Matt.26.39 Ps.66.18-Ps.66.20
fasting, fast | ayuno, ayunar | FASTING | Matt.6.16-Matt.6.18 Isa.58.3-Isa.58.7 Joel.2.12-Joel.2.13 Acts.13.2-Acts.13.3 Matt.4.1-Matt.4.2
worship, praise, worshiping, singing | adoración, adorar, alabanza, alabar, cantar | WORSHIP, PRAISE | John.4.23-John.4.24 Rom.12.1 Ps.95.1-Ps.95.7 Ps.100.1-Ps.100.5 Ps.150.1-Ps.150.6 Heb.13.15
bible, word of god, scripture, scriptures, god's word, reading the bible | biblia, palabra de dios, escritura, escrituras, leer la biblia | WORD OF GOD | 2Tim.3.16-2Tim.3.17 Heb.4.12 Ps.119.105 Josh.1.8 Matt.4.4 Isa.40.8
obedience, obey, obeying, commandments | obediencia, obedecer, mandamientos | OBEDIENCE | John.14.15 1Sam.15.22 Jas.1.22 Deut.5.33 John.14.21 1John.5.3
temptation, tempted, tempt | tentación, tentaciones, tentado, tentar | TEMPTATION | 1Cor.10.13 Jas.1.12-Jas.1.15 Matt.4.1-Matt.4.11 Heb.4.15-Heb.4.16 Matt.26.41 Jas.4.7
trials, trial, suffering, suffer, pain, affliction, hardship, why god allows suffering, tribulation | pruebas, prueba, sufrimiento, sufrir, dolor, aflicción, dificultades, tribulación | AFFLICTIONS AND ADVERSITIES, SUFFERING | Rom.8.18 Jas.1.2-Jas.1.4 2Cor.4.16-2Cor.4.18 Rom.5.3-Rom.5.5 1Pet.4.12-1Pet.4.13 Rom.8.28 2Cor.1.3-2Cor.1.5
persecution, persecuted | persecución, perseguidos, perseguido | PERSECUTION | Matt.5.10-Matt.5.12 2Tim.3.12 John.15.18-John.15.20 1Pet.4.12-1Pet.4.16 Rom.8.35-Rom.8.37
wisdom, wise, knowledge, understanding | sabiduría, sabio, conocimiento, entendimiento | WISDOM | Jas.1.5 Prov.9.10 Jas.3.13-Jas.3.18 Prov.2.1-Prov.2.6 Prov.4.5-Prov.4.9 Col.2.2-Col.2.3
money, wealth, rich, riches, possessions, finances | dinero, riqueza, riquezas, rico, posesiones, finanzas, bienes | RICHES, MONEY | 1Tim.6.6-1Tim.6.10 Matt.6.19-Matt.6.24 Heb.13.5 Prov.3.9-Prov.3.10 1Tim.6.17-1Tim.6.19 Eccl.5.10
debt, debts, borrow, borrowing, lend, loan | deuda, deudas, prestar, préstamo, pedir prestado | DEBT, BORROWING | Prov.22.7 Rom.13.8 Ps.37.21 Prov.22.26-Prov.22.27 Matt.5.42
giving, generosity, generous, offering, offerings | generosidad, generoso, ofrenda, ofrendas, dadivoso | LIBERALITY | 2Cor.9.6-2Cor.9.8 Acts.20.35 Luke.6.38 Prov.11.24-Prov.11.25 Mark.12.41-Mark.12.44 Matt.6.1-Matt.6.4
tithe, tithing, tithes | diezmo, diezmos, diezmar | TITHES | Mal.3.8-Mal.3.10 Lev.27.30 Matt.23.23 2Cor.9.6-2Cor.9.8 Gen.14.18-Gen.14.20 Deut.14.22-Deut.14.23
work, working, job, labor, employment, business, unemployment | trabajo, trabajar, empleo, negocio, labor, desempleo | INDUSTRY, LABOR | Col.3.23-Col.3.24 2Thess.3.10-2Thess.3.12 Prov.14.23 Gen.2.15 Eccl.9.10 Ps.127.1-Ps.127.2
laziness, lazy, sluggard, idleness, procrastination | pereza, perezoso, flojera, ociosidad | SLOTHFULNESS | Prov.6.6-Prov.6.11 2Thess.3.10-2Thess.3.12 Prov.13.4 Prov.24.30-Prov.24.34 Rom.12.11
lust, pornography, impure thoughts, purity, sexual purity, chastity | lujuria, pornografía, pensamientos impuros, pureza, pureza sexual, castidad | LUST, CHASTITY | Matt.5.27-Matt.5.30 1Cor.6.18-1Cor.6.20 1Thess.4.3-1Thess.4.5 Job.31.1 Ps.119.9-Ps.119.11 Phil.4.8
sex, sexual immorality, fornication, sex before marriage | sexo, inmoralidad sexual, fornicación, relaciones sexuales, sexo antes del matrimonio | ADULTERY | 1Cor.6.18-1Cor.6.20 1Thess.4.3-1Thess.4.5 Heb.13.4 1Cor.7.2-1Cor.7.5 Eph.5.3
adultery, affair, unfaithful, infidelity | adulterio, infidelidad, infiel, adúltero | ADULTERY | Exod.20.14 Matt.5.27-Matt.5.28 Prov.6.27-Prov.6.32 Heb.13.4 John.8.3-John.8.11
alcohol, drunkenness, drunk, wine, drinking, addiction, addicted, drugs | alcohol, embriaguez, borrachera, borracho, vino, beber, adicción, adicciones, drogas | DRUNKENNESS, WINE | Eph.5.18 Prov.20.1 1Cor.6.12 Prov.23.29-Prov.23.35 1Cor.10.31 Rom.13.13-Rom.13.14
food, eating, gluttony, diet | comida, comer, glotonería, gula, dieta | GLUTTONY | 1Cor.10.31 Rom.14.1-Rom.14.4 Prov.23.20-Prov.23.21 Acts.10.9-Acts.10.15 Phil.3.19
body, health, exercise, tattoos, tattoo | cuerpo, salud, ejercicio, tatuajes, tatuaje, tatuarse | BODY | 1Cor.6.19-1Cor.6.20 1Tim.4.8 Rom.12.1 Lev.19.28 3John.1.2
sickness, sick, illness, healing, heal, disease, cancer, surgery, operation, hospital, recovery | enfermedad, enfermo, enferma, sanidad, sanar, sanación, curación, cáncer, cirugía, operación, operaron, operan, hospital, recuperación | DISEASE | Jas.5.13-Jas.5.16 Ps.103.2-Ps.103.3 Isa.53.4-Isa.53.5 Matt.8.16-Matt.8.17 2Cor.12.7-2Cor.12.10 Ps.41.3
death, dying, die, dead, fear of death, afterlife | muerte, morir, muertos, miedo a la muerte, después de la muerte | DEATH | John.11.25-John.11.26 1Cor.15.54-1Cor.15.57 Ps.23.4 Phil.1.21-Phil.1.23 Heb.2.14-Heb.2.15 Rom.14.7-Rom.14.9
heaven, paradise, new earth | cielo, paraíso, tierra nueva | HEAVEN | John.14.1-John.14.3 Rev.21.1-Rev.21.5 Phil.3.20-Phil.3.21 2Cor.5.1 Luke.23.43 Matt.6.19-Matt.6.21
hell, eternal punishment, lake of fire | infierno, castigo eterno, lago de fuego | HELL | Matt.25.41-Matt.25.46 Mark.9.43-Mark.9.48 Luke.16.19-Luke.16.31 Rev.20.11-Rev.20.15 2Thess.1.7-2Thess.1.9
judgment, judgement day, last judgment | juicio, juicio final, día del juicio | JUDGMENT | Heb.9.27 2Cor.5.10 Rev.20.11-Rev.20.15 Matt.25.31-Matt.25.46 Rom.14.10-Rom.14.12
second coming, return of christ, return of jesus, jesus return, end times, last days, rapture, end of the world | segunda venida, regreso de cristo, regreso de jesús, venida de cristo, últimos tiempos, últimos días, rapto, arrebatamiento, fin del mundo | | Matt.24.29-Matt.24.31 1Thess.4.16-1Thess.4.18 Acts.1.11 2Pet.3.8-2Pet.3.13 Rev.22.12 Matt.24.36
satan, devil, lucifer | satanás, diablo, lucifer | SATAN | 1Pet.5.8-1Pet.5.9 Jas.4.7 Eph.6.11-Eph.6.12 John.8.44 Rev.12.9 Gen.3.1-Gen.3.5
demons, demon, evil spirits, possession, spiritual warfare | demonios, demonio, espíritus malos, guerra espiritual | DEMONS | Eph.6.10-Eph.6.18 Mark.5.1-Mark.5.13 Luke.10.17-Luke.10.20 Jas.4.7 2Cor.10.3-2Cor.10.5
armor of god, armour of god, whole armor, full armor | armadura de dios, toda la armadura | | Eph.6.10-Eph.6.18 1Thess.5.8 Rom.13.12 Isa.59.17 2Cor.10.3-2Cor.10.5
angels, angel, guardian angels | ángeles, ángel, ángel de la guarda | ANGEL (A SPIRIT) | Heb.1.14 Ps.91.11-Ps.91.12 Matt.18.10 Luke.1.26-Luke.1.33 Ps.103.20-Ps.103.21 Heb.13.2
idolatry, idol, idols, images | idolatría, ídolo, ídolos, imágenes | IDOLATRY | Exod.20.3-Exod.20.6 1John.5.21 1Cor.10.14 Isa.44.9-Isa.44.20 Col.3.5 Ps.115.4-Ps.115.8
witchcraft, sorcery, magic, astrology, horoscope, fortune telling, occult, tarot | brujería, hechicería, magia, astrología, horóscopo, adivinación, ocultismo, tarot | SORCERY | Deut.18.9-Deut.18.14 Lev.19.31 Gal.5.19-Gal.5.21 Acts.19.18-Acts.19.20 Isa.47.13-Isa.47.14
lukewarmness, lukewarm, half-hearted | tibieza, tibio | LUKEWARMNESS | Rev.3.15-Rev.3.16 Hos.6.4 Matt.24.12 Heb.2.1 Rev.2.4-Rev.2.5
church, going to church, congregation | iglesia, ir a la iglesia, congregación, congregarse | CHURCH | Heb.10.24-Heb.10.25 Acts.2.42-Acts.2.47 Matt.16.18 1Cor.12.12-1Cor.12.27 Eph.4.11-Eph.4.16
evangelism, evangelize, witness, witnessing, share the gospel, great commission, mission, missions, gospel | evangelismo, evangelizar, testificar, compartir el evangelio, gran comisión, misión, misiones, evangelio | MISSIONS | Matt.28.18-Matt.28.20 Acts.1.8 Rom.1.16 1Pet.3.15 Rom.10.13-Rom.10.15 Mark.16.15
discipleship, disciple, follow jesus, following jesus, follow christ, deny myself | discipulado, discípulo, seguir a jesús, seguir a cristo, negarse a sí mismo | DISCIPLESHIP, SELF-DENIAL | Luke.9.23-Luke.9.25 Matt.4.18-Matt.4.20 John.8.31-John.8.32 John.13.34-John.13.35 Matt.16.24-Matt.16.26
spiritual gifts, gifts of the spirit, gift of the spirit | dones espirituales, dones del espíritu, don del espíritu | CHARISM | 1Cor.12.4-1Cor.12.11 Rom.12.4-Rom.12.8 1Pet.4.10-1Pet.4.11 Eph.4.11-Eph.4.13 1Cor.14.1
baptism, baptize, baptized, baptised | bautismo, bautizar, bautizado, bautizarse | BAPTISM | Matt.28.19-Matt.28.20 Acts.2.38-Acts.2.41 Rom.6.3-Rom.6.4 Matt.3.13-Matt.3.17 Acts.8.35-Acts.8.38 1Pet.3.21
lord's supper, communion, eucharist, breaking of bread | cena del señor, santa cena, eucaristía, comunión, partimiento del pan | EUCHARIST (THE LORD'S SUPPER) | 1Cor.11.23-1Cor.11.29 Matt.26.26-Matt.26.28 Luke.22.19-Luke.22.20 John.6.53-John.6.58 Acts.2.42
sabbath, sunday, day of rest | sábado, domingo, día de reposo | SABBATH | Exod.20.8-Exod.20.11 Mark.2.27-Mark.2.28 Gen.2.2-Gen.2.3 Isa.58.13-Isa.58.14 Col.2.16-Col.2.17
self-control, discipline, temperance | dominio propio, autocontrol, templanza, disciplina | TEMPERANCE | Gal.5.22-Gal.5.23 Prov.25.28 2Tim.1.7 1Cor.9.24-1Cor.9.27 Titus.2.11-Titus.2.12 2Pet.1.5-2Pet.1.7
mind, thoughts, thinking, renewing of the mind | mente, pensamientos, pensar, renovación de la mente | HEART | Rom.12.2 Phil.4.8 2Cor.10.5 Isa.26.3 Col.3.1-Col.3.2 Ps.19.14
heart, guard your heart | corazón, guardar el corazón | HEART | Prov.4.23 Jer.17.9-Jer.17.10 Ps.51.10 Ezek.36.26 Matt.15.18-Matt.15.19 1Sam.16.7
abortion, unborn, womb | aborto, no nacido, vientre | ABORTION | Ps.139.13-Ps.139.16 Jer.1.5 Exod.21.22-Exod.21.25 Luke.1.41-Luke.1.44 Ps.127.3
homosexuality, gay, same-sex, lesbian | homosexualidad, homosexual, gay, lesbiana | SODOMITES | Rom.1.26-Rom.1.27 1Cor.6.9-1Cor.6.11 Lev.18.22 Gen.19.4-Gen.19.7 1Tim.1.8-1Tim.1.11
slavery, slave, slaves | esclavitud, esclavo, esclavos | SERVANT | Exod.21.16 Phlm.1.15-Phlm.1.16 Gal.3.28 Eph.6.5-Eph.6.9 1Tim.1.9-1Tim.1.10 Deut.23.15-Deut.23.16
women, woman | mujeres, mujer | WOMEN | Gen.1.27 Prov.31.10-Prov.31.31 Gal.3.28 Luke.8.1-Luke.8.3 Acts.2.17-Acts.2.18
environment, care for creation, animals, earth, nature | medio ambiente, cuidado de la creación, animales, tierra, naturaleza | ANIMALS, EARTH | Gen.1.26-Gen.1.28 Gen.2.15 Ps.24.1-Ps.24.2 Prov.12.10 Rom.8.19-Rom.8.22 Ps.104.24-Ps.104.30
time, busy, seasons | tiempo, ocupado, estaciones de la vida | TIME | Eccl.3.1-Eccl.3.8 Eph.5.15-Eph.5.16 Ps.90.12 Jas.4.13-Jas.4.15 Ps.31.14-Ps.31.15
old age, aging, growing old, elderly | vejez, envejecer, ancianidad, personas mayores | OLD AGE | Isa.46.4 Ps.71.17-Ps.71.18 Ps.92.12-Ps.92.15 Lev.19.32 2Cor.4.16 Prov.16.31
young people, youth, teenager | juventud, jóvenes, joven, adolescente | YOUNG MEN | 1Tim.4.12 Eccl.12.1 Ps.119.9-Ps.119.11 2Tim.2.22 Prov.1.8-Prov.1.10
ten commandments | diez mandamientos | COMMANDMENTS | Exod.20.1-Exod.20.17 Deut.5.6-Deut.5.21 Matt.22.36-Matt.22.40 Rom.13.8-Rom.13.10
beatitudes, sermon on the mount | bienaventuranzas, sermón del monte | KINGDOM OF HEAVEN | Matt.5.1-Matt.5.12 Luke.6.20-Luke.6.26 Matt.5.13-Matt.5.16 Matt.7.24-Matt.7.27
`;
