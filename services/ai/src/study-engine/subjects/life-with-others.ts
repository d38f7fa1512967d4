/** Subjects of life with others. For the columns see `readSubjects`. */
export const LIFE_WITH_OTHERS = `
forgiveness, forgive, forgiving, forgive others | perdón, perdonar, perdonar a otros | FORGIVENESS | Eph.4.31-Eph.4.32 Matt.6.14-Matt.6.15 Col.3.12-Col.3.13 Matt.18.21-Matt.18.22 1John.1.9 Luke.17.3-Luke.17.4
marriage, marry, married, spouse, wedding | matrimonio, casarse, casado, casada, cónyuge, boda | MARRIAGE | Gen.2.18-Gen.2.24 Eph.5.22-Eph.5.33 Heb.13.4 Matt.19.4-Matt.19.6 1Cor.7.2-1Cor.7.5 1Pet.3.7
husband, husbands, wife, wives | esposo, marido, esposa, mujer casada | HUSBAND, WIFE | Eph.5.22-Eph.5.28 1Pet.3.7 Col.3.18-Col.3.19 Prov.31.10-Prov.31.12 Prov.18.22 Gen.2.24
divorce, divorced, remarriage, remarry | divorcio, divorciado, divorciarse, repudio, volver a casarse | DIVORCE | Matt.19.3-Matt.19.9 Mal.2.16 1Cor.7.10-1Cor.7.15 Deut.24.1-Deut.24.4 Mark.10.2-Mark.10.12 Matt.5.31-Matt.5.32
children, child, kids, raising children, parenting | hijos, niños, crianza, criar hijos, educar a los hijos | CHILDREN | Prov.22.6 Eph.6.1-Eph.6.4 Ps.127.3-Ps.127.5 Deut.6.6-Deut.6.7 Matt.19.13-Matt.19.14 Col.3.20-Col.3.21
parents, honor parents, father and mother, mother, father | padres, honrar a los padres, padre y madre, madre | PARENTS | Exod.20.12 Eph.6.1-Eph.6.3 Prov.1.8-Prov.1.9 Col.3.20 Prov.23.22-Prov.23.25
family, household | familia, hogar | FAMILY | Josh.24.15 Ps.128.1-Ps.128.4 1Tim.5.8 Deut.6.6-Deut.6.9 Eph.5.31-Eph.6.4 Ps.133.1
friendship, friend, friends | amistad, amigo, amigos | FRIENDSHIP | Prov.17.17 John.15.12-John.15.15 Prov.27.17 Eccl.4.9-Eccl.4.12 Prov.18.24 Prov.13.20
dating, boyfriend, girlfriend, single, singleness | noviazgo, novio, novia, soltero, soltera, soltería | CHASTITY, CELIBACY | 2Cor.6.14 1Cor.7.7-1Cor.7.8 1Thess.4.3-1Thess.4.5 Prov.4.23 1Cor.7.32-1Cor.7.35
enemies, enemy, love your enemies, persecutors | enemigos, enemigo, amar a los enemigos | ENEMY | Matt.5.43-Matt.5.48 Rom.12.17-Rom.12.21 Luke.6.27-Luke.6.31 Prov.25.21-Prov.25.22 Prov.24.17
revenge, vengeance, retaliate, get even | venganza, vengarse, desquite | REVENGE | Rom.12.17-Rom.12.21 Lev.19.18 Matt.5.38-Matt.5.42 Prov.20.22 1Pet.3.9
judging, judge others, judging others, criticize | juzgar, juzgar a otros, criticar | UNCHARITABLENESS | Matt.7.1-Matt.7.5 Rom.14.10-Rom.14.13 Jas.4.11-Jas.4.12 Luke.6.37 John.7.24
conflict, quarrel, quarrels, strife, argument, reconciliation, reconcile, peacemaker | conflicto, pleito, riña, contienda, discusión, reconciliación, reconciliar, pacificador | STRIFE | Matt.18.15-Matt.18.17 Matt.5.9 Rom.12.18 Jas.4.1-Jas.4.3 Matt.5.23-Matt.5.24 2Cor.5.18-2Cor.5.19
gossip, slander, backbiting, rumors | chisme, chismes, murmuración, calumnia, difamación | SLANDER, GOSSIP | Prov.16.28 Eph.4.29 Prov.11.13 Jas.4.11 Prov.26.20 Ps.34.13
tongue, speech, words we speak, swearing, cursing, foul language | lengua, hablar mal, malas palabras, palabras que decimos, groserías, maldecir | TONGUE | Jas.3.2-Jas.3.10 Eph.4.29 Prov.18.21 Prov.15.1-Prov.15.4 Matt.12.36-Matt.12.37 Col.4.6
lying, lie, lies, liar, falsehood, dishonesty, honesty, honest | mentira, mentiras, mentir, mentiroso, falsedad, honestidad, honesto, honradez | FALSEHOOD, HONESTY | Col.3.9-Col.3.10 Prov.12.22 Eph.4.25 Exod.20.16 Prov.6.16-Prov.6.19 John.8.44
poor, poverty, needy, hungry | pobres, pobre, pobreza, necesitados, hambrientos | POOR | Prov.19.17 Matt.25.34-Matt.25.40 Deut.15.7-Deut.15.11 Jas.2.1-Jas.2.5 1John.3.17-1John.3.18 Isa.58.6-Isa.58.7
orphans, orphan, widow, widows | huérfanos, huérfano, viuda, viudas | ORPHAN, WIDOW | Jas.1.27 Ps.68.5 Deut.10.18 Isa.1.17 Exod.22.22-Exod.22.24
strangers, foreigner, foreigners, immigrants, immigrant, refugees, refugee, hospitality | extranjero, extranjeros, inmigrantes, inmigrante, refugiados, forasteros, hospitalidad | STRANGERS, HOSPITALITY | Lev.19.33-Lev.19.34 Deut.10.18-Deut.10.19 Heb.13.2 Matt.25.35-Matt.25.40 Rom.12.13 1Pet.4.9
justice, injustice, oppression, oppressed | justicia, injusticia, opresión, oprimidos | JUSTICE | Mic.6.8 Isa.1.17 Amos.5.24 Prov.31.8-Prov.31.9 Zech.7.9-Zech.7.10 Ps.82.3-Ps.82.4
racism, racist, prejudice, favoritism, partiality | racismo, racista, prejuicio, favoritismo, acepción de personas | RESPECT OF PERSONS | Gal.3.26-Gal.3.28 Acts.10.34-Acts.10.35 Jas.2.1-Jas.2.4 Gen.1.27 Acts.17.26 Rev.7.9
neighbor, neighbour, golden rule, love your neighbor | prójimo, vecino, regla de oro, amar al prójimo | NEIGHBOR | Luke.10.25-Luke.10.37 Matt.22.37-Matt.22.40 Matt.7.12 Lev.19.18 Rom.13.8-Rom.13.10
serving, service, serve others, servanthood | servicio, servir, servir a otros | SERVANT | Mark.10.42-Mark.10.45 Gal.5.13 John.13.12-John.13.15 1Pet.4.10-1Pet.4.11 Matt.25.37-Matt.25.40
kindness, be kind, goodness, gentleness | bondad, bondadoso, amabilidad, benignidad | KINDNESS | Eph.4.32 Gal.5.22-Gal.5.23 Col.3.12 Prov.11.17 Luke.6.35 Titus.3.4-Titus.3.5
unity, division, divisions, fellowship, community | unidad, división, divisiones, comunión fraternal, comunidad | UNITY, FELLOWSHIP | Ps.133.1-Ps.133.3 John.17.20-John.17.23 Eph.4.1-Eph.4.6 1Cor.1.10 Phil.2.1-Phil.2.4 Acts.2.42-Acts.2.47
government, authorities, politics, rulers, taxes, obey the government, vote, voting, election, elections, president, politician, politicians | gobierno, autoridades, política, gobernantes, impuestos, obedecer al gobierno, votar, voto, elecciones, presidente, político, políticos | GOVERNMENT, CITIZENS | Rom.13.1-Rom.13.7 1Pet.2.13-1Pet.2.17 Matt.22.17-Matt.22.21 Acts.5.29 1Tim.2.1-1Tim.2.2
war, violence, killing, murder | guerra, violencia, matar, homicidio, asesinato | WAR, HOMICIDE | Exod.20.13 Isa.2.4 Eccl.3.8 Matt.26.52 Gen.9.6 Rom.12.18-Rom.12.21
abuse, domestic violence | abuso, maltrato, violencia doméstica | OPPRESSION | Ps.11.5 Col.3.19 Ps.9.9 Ps.103.6 Eph.5.28-Eph.5.29 Prov.31.8-Prov.31.9
leadership, leader, leaders | liderazgo, líder, líderes | SERVANT | Mark.10.42-Mark.10.45 1Pet.5.1-1Pet.5.4 1Tim.3.1-1Tim.3.7 Exod.18.21 Heb.13.7 Prov.11.14
elders, elder, pastor, pastors, bishop, deacons | ancianos, anciano, pastor, pastores, obispo, diáconos | ELDER | 1Tim.3.1-1Tim.3.7 Titus.1.5-Titus.1.9 1Pet.5.1-1Pet.5.4 Acts.20.28 Heb.13.17 Eph.4.11-Eph.4.12
`;
