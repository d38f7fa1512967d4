/** Stories that readers search by a name that the text itself does not use. For the columns see `readSubjects`. */
export const WELL_KNOWN_STORIES = `
garden of eden, adam and eve, fall of man, original sin | jardín del edén, huerto del edén, adán y eva, caída del hombre, pecado original | | Gen.2.15-Gen.2.25 Gen.3.1-Gen.3.13 Gen.3.14-Gen.3.24 Rom.5.12
cain and abel | caín y abel | | Gen.4.1-Gen.4.16 Heb.11.4 1John.3.12
noah's ark, noah, the flood | arca de noé, noé, diluvio | NOAH | Gen.6.9-Gen.6.22 Gen.7.1-Gen.7.16 Gen.8.15-Gen.8.22 Gen.9.8-Gen.9.17
tower of babel | torre de babel | | Gen.11.1-Gen.11.9
sacrifice of isaac, binding of isaac, abraham and isaac | sacrificio de isaac, abraham e isaac | | Gen.22.1-Gen.22.14 Heb.11.17-Heb.11.19
jacob's ladder | escalera de jacob | | Gen.28.10-Gen.28.17
joseph and his brothers, coat of many colors, joseph's coat | josé y sus hermanos, túnica de colores, túnica de josé | | Gen.37.1-Gen.37.28 Gen.45.1-Gen.45.8 Gen.50.15-Gen.50.21
burning bush | zarza ardiente, zarza que ardía | | Exod.3.1-Exod.3.14 Acts.7.30-Acts.7.34
ten plagues, plagues of egypt | diez plagas, plagas de egipto | PLAGUE | Exod.7.14-Exod.7.25 Exod.11.4-Exod.11.7 Exod.12.29-Exod.12.32
passover | pascua judía, pascua | PASSOVER | Exod.12.1-Exod.12.14 1Cor.5.7-1Cor.5.8 Luke.22.7-Luke.22.15
parting of the red sea, red sea, crossing the sea | mar rojo, cruce del mar, paso del mar | | Exod.14.13-Exod.14.31 Heb.11.29
manna | maná | MANNA | Exod.16.4-Exod.16.18 John.6.31-John.6.35 Deut.8.3
golden calf | becerro de oro | | Exod.32.1-Exod.32.14 Acts.7.39-Acts.7.41
walls of jericho, fall of jericho | muros de jericó, murallas de jericó, caída de jericó | | Josh.6.1-Josh.6.20 Heb.11.30
samson and delilah | sansón y dalila | | Judg.16.4-Judg.16.22
ruth and boaz, ruth and naomi | rut y booz, rut y noemí | | Ruth.1.16-Ruth.1.18 Ruth.2.8-Ruth.2.12 Ruth.4.13-Ruth.4.17
david and goliath, goliath | david y goliat, goliat | | 1Sam.17.32-1Sam.17.50
david and bathsheba | david y betsabé | | 2Sam.11.1-2Sam.11.17 2Sam.12.1-2Sam.12.13 Ps.51.1-Ps.51.12
elijah and the prophets of baal, mount carmel | elías y los profetas de baal, monte carmelo | | 1Kgs.18.20-1Kgs.18.39
still small voice | voz apacible, silbo apacible | | 1Kgs.19.9-1Kgs.19.13
fiery furnace, shadrach, meshach and abednego | horno de fuego, sadrac, mesac y abed-nego | | Dan.3.13-Dan.3.28
lions' den, daniel in the lions den, lion's den | foso de los leones, daniel en el foso | | Dan.6.10-Dan.6.23
jonah and the whale, jonah and the fish, big fish | jonás y la ballena, jonás y el pez, gran pez | JONAH | Jonah.1.11-Jonah.1.17 Jonah.2.1-Jonah.2.10 Jonah.3.1-Jonah.3.10 Matt.12.39-Matt.12.41
valley of dry bones, dry bones | valle de los huesos secos, huesos secos | | Ezek.37.1-Ezek.37.14
suffering servant | siervo sufriente, siervo doliente | | Isa.52.13-Isa.53.12 Acts.8.32-Acts.8.35
wise men, magi, star of bethlehem | reyes magos, magos de oriente, estrella de belén | | Matt.2.1-Matt.2.12
lord's prayer, our father | padre nuestro, oración del señor | | Matt.6.9-Matt.6.13 Luke.11.1-Luke.11.4
feeding of the five thousand, loaves and fishes, five loaves | alimentación de los cinco mil, panes y peces, cinco panes | | Matt.14.13-Matt.14.21 John.6.1-John.6.14 Mark.6.34-Mark.6.44
walking on water, walked on water, calming the storm | caminar sobre el agua, caminó sobre el agua, calmar la tempestad | | Matt.14.22-Matt.14.33 Mark.4.35-Mark.4.41 John.6.16-John.6.21
wedding at cana, water into wine | bodas de caná, agua en vino | | John.2.1-John.2.11
nicodemus | nicodemo | | John.3.1-John.3.21 John.7.50-John.7.52 John.19.38-John.19.42
woman at the well, samaritan woman | mujer samaritana, mujer del pozo | | John.4.5-John.4.26 John.4.39-John.4.42
raising of lazarus, lazarus | resurrección de lázaro, lázaro | | John.11.17-John.11.44 Luke.16.19-Luke.16.31
zacchaeus | zaqueo | | Luke.19.1-Luke.19.10
rich young ruler | joven rico | | Mark.10.17-Mark.10.27 Matt.19.16-Matt.19.26 Luke.18.18-Luke.18.27
martha and mary, mary and martha | marta y maría | | Luke.10.38-Luke.10.42
good samaritan | buen samaritano | | Luke.10.25-Luke.10.37
prodigal son, lost son | hijo pródigo, hijo perdido | | Luke.15.11-Luke.15.32
lost sheep, lost coin | oveja perdida, moneda perdida | | Luke.15.1-Luke.15.10 Matt.18.12-Matt.18.14
parable of the sower, sower | parábola del sembrador, sembrador | | Matt.13.1-Matt.13.23 Mark.4.1-Mark.4.20 Luke.8.4-Luke.8.15
mustard seed | grano de mostaza, semilla de mostaza | | Matt.17.20 Matt.13.31-Matt.13.32 Luke.17.5-Luke.17.6
parable of the talents | parábola de los talentos | | Matt.25.14-Matt.25.30 Luke.19.11-Luke.19.27
ten virgins | diez vírgenes | | Matt.25.1-Matt.25.13
unforgiving servant, unmerciful servant | siervo que no perdonó, siervo malvado | | Matt.18.21-Matt.18.35
wise and foolish builders, house on the rock | casa sobre la roca, hombre prudente y el insensato | | Matt.7.24-Matt.7.27
good shepherd | buen pastor | | John.10.11-John.10.16 Ps.23.1-Ps.23.6 Ezek.34.11-Ezek.34.16
vine and the branches, true vine | vid y los pámpanos, vid verdadera | | John.15.1-John.15.8
last supper | última cena | | Luke.22.14-Luke.22.20 Matt.26.20-Matt.26.30 John.13.1-John.13.17
cursing of the fig tree, curse the fig tree, cursed the fig tree, fig tree | maldición de la higuera, maldijo jesús la higuera, jesús maldijo la higuera, maldijo la higuera, higuera | FIG TREE | Mark.11.12-Mark.11.14 Mark.11.20-Mark.11.25 Matt.21.18-Matt.21.22 Luke.13.6-Luke.13.9
twelve disciples, twelve apostles, names of the apostles, how many disciples, how many apostles | doce discípulos, doce apóstoles, nombres de los apóstoles, cuántos discípulos, cuántos apóstoles | | Matt.10.1-Matt.10.4 Mark.3.13-Mark.3.19 Luke.6.12-Luke.6.16 Acts.1.13-Acts.1.26 Luke.10.1
garden of gethsemane, gethsemane | getsemaní | | Matt.26.36-Matt.26.46 Mark.14.32-Mark.14.42 Luke.22.39-Luke.22.46
road to emmaus, emmaus | camino de emaús, camino a emaús, emaús | | Luke.24.13-Luke.24.35
pentecost | pentecostés | | Acts.2.1-Acts.2.13 Acts.2.14-Acts.2.21 Acts.2.37-Acts.2.42
conversion of paul, road to damascus, saul's conversion | conversión de pablo, camino de damasco | | Acts.9.1-Acts.9.19 Acts.22.6-Acts.22.16 Gal.1.13-Gal.1.17
love chapter | capítulo del amor | | 1Cor.13.1-1Cor.13.13
heroes of faith, hall of faith | héroes de la fe | | Heb.11.1-Heb.11.40
`;
