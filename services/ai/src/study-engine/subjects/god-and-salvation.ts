/** Subjects of God and of salvation. For the columns see `readSubjects`. */
export const GOD_AND_SALVATION = `
love of god, god's love, god love, god loves | amor de dios, dios ama, dios me ama, dios nos ama | LOVE | John.3.16 Rom.5.8 1John.4.9-1John.4.10 Rom.8.38-Rom.8.39 Zeph.3.17 Jer.31.3
love, loving, charity | amor, amar, caridad | LOVE | 1Cor.13.4-1Cor.13.7 1John.4.7-1John.4.8 John.13.34-John.13.35 Matt.22.37-Matt.22.39 John.3.16 Rom.13.8-Rom.13.10
grace, undeserved favor | gracia | GRACE OF GOD | Eph.2.8-Eph.2.9 2Cor.12.9 Titus.2.11-Titus.2.12 Rom.3.23-Rom.3.24 John.1.16-John.1.17 Heb.4.16
mercy, merciful, compassion, compassionate, pity | misericordia, misericordioso, compasión, compasivo, piedad | MERCY | Lam.3.22-Lam.3.23 Ps.103.8-Ps.103.13 Eph.2.4-Eph.2.5 Luke.6.36 Mic.6.8 Matt.5.7
faith, believe, believing, belief | fe, creer, creencia | FAITH | Heb.11.1 Heb.11.6 Rom.10.17 Eph.2.8-Eph.2.9 Jas.2.17 2Cor.5.7
trust, trusting, rely | confianza, confiar, confía, fiarse | FAITH | Prov.3.5-Prov.3.6 Ps.37.5 Isa.26.3-Isa.26.4 Jer.17.7-Jer.17.8 Ps.56.3-Ps.56.4 Ps.9.10
salvation, saved, save, be saved, saviour, savior | salvación, salvo, salvar, ser salvo, salvador | SALVATION | Rom.10.9-Rom.10.10 Eph.2.8-Eph.2.9 Acts.4.12 John.3.16 Acts.16.30-Acts.16.31 Titus.3.5
born again, new birth, regeneration, new creation | nacer de nuevo, nuevo nacimiento, regeneración, nueva criatura | REGENERATION | John.3.3-John.3.8 2Cor.5.17 1Pet.1.23 Titus.3.5 Ezek.36.26 John.1.12-John.1.13
eternal life, everlasting life, live forever | vida eterna, vivir para siempre | LIFE | John.3.16 John.17.3 1John.5.11-1John.5.13 Rom.6.23 John.10.28 John.5.24
sin, sins, sinner, sinful, iniquity, transgression | pecado, pecados, pecador, pecar, iniquidad | SIN | Rom.3.23 Rom.6.23 1John.1.8-1John.1.9 Isa.59.2 Jas.1.14-Jas.1.15 Ps.51.1-Ps.51.4
repentance, repent, turn from sin | arrepentimiento, arrepentirse, arrepentíos | REPENTANCE | Acts.3.19 2Cor.7.10 Luke.15.7 2Chr.7.14 Acts.2.38 1John.1.9
confession, confess | confesión, confesar | CONFESSION | 1John.1.9 Jas.5.16 Prov.28.13 Ps.32.5 Rom.10.9-Rom.10.10
god's forgiveness, forgive my sins, god forgive | perdón de dios, perdona dios, perdón de los pecados | SIN | 1John.1.9 Ps.103.10-Ps.103.12 Isa.1.18 Eph.1.7 Mic.7.18-Mic.7.19 Ps.32.1-Ps.32.5
justification, justified, justify | justificación, justificado, justificar | JUSTIFICATION | Rom.3.23-Rom.3.26 Rom.5.1 Gal.2.16 Rom.4.3-Rom.4.5 Jas.2.24 Titus.3.7
righteousness, righteous | justicia de dios, rectitud | RIGHTEOUSNESS | 2Cor.5.21 Matt.6.33 Rom.3.21-Rom.3.22 Matt.5.6 Phil.3.9 Mic.6.8
holiness, holy, sanctification, sanctify | santidad, santo, santificación, santificar | HOLINESS, SANCTIFICATION | 1Pet.1.15-1Pet.1.16 Heb.12.14 1Thess.4.3-1Thess.4.7 Rom.12.1-Rom.12.2 2Cor.7.1 Lev.19.2
redemption, redeem, ransom | redención, redimir, rescate | REDEMPTION | Eph.1.7 1Pet.1.18-1Pet.1.19 Gal.3.13 Mark.10.45 Col.1.13-Col.1.14 Titus.2.14
cross, crucifixion, atonement, death of jesus, jesus die, christ die, jesus died, christ died, jesus have to die, christ have to die | cruz, crucifixión, expiación, muerte de jesús, murió jesús, murió cristo, jesús murió, cristo murió, morir jesús, morir cristo | ATONEMENT, CROSS | Isa.53.4-Isa.53.6 1Pet.2.24 Rom.5.8 1Cor.1.18 2Cor.5.21 Col.2.13-Col.2.14
resurrection, risen, rose from the dead, empty tomb, easter | resurrección, resucitar, resucitó, tumba vacía, pascua de resurrección | RESURRECTION | 1Cor.15.3-1Cor.15.8 1Cor.15.20-1Cor.15.22 John.11.25-John.11.26 Luke.24.1-Luke.24.7 Rom.6.4-Rom.6.5 1Thess.4.16-1Thess.4.17
holy spirit, holy ghost, spirit of god | espíritu santo, espíritu de dios | HOLY SPIRIT | John.14.16-John.14.17 John.16.13 Acts.1.8 Rom.8.26-Rom.8.27 Gal.5.22-Gal.5.25 1Cor.6.19
fruit of the spirit, fruits of the spirit | fruto del espíritu, frutos del espíritu | HOLY SPIRIT | Gal.5.22-Gal.5.25 John.15.4-John.15.5 Eph.5.8-Eph.5.10 Matt.7.16-Matt.7.20
attributes of god, who is god, what is god like, nature of god, character of god | atributos de dios, quién es dios, cómo es dios, carácter de dios | GOD | Exod.34.6-Exod.34.7 Ps.103.8-Ps.103.13 1John.4.7-1John.4.8 Isa.40.28 John.4.24 Ps.145.8-Ps.145.9
trinity, triune | trinidad, trino | TRINITY | Matt.28.19 2Cor.13.14 John.14.16-John.14.17 Matt.3.16-Matt.3.17 1Pet.1.2 Deut.6.4
divinity of jesus, who is jesus, who was jesus, jesus god, deity of christ, is jesus god | divinidad de jesús, quién es jesús, quién fue jesús, quién es jesucristo, jesús es dios, deidad de cristo, jesús dios | | John.1.1-John.1.3 John.1.14 Col.1.15-Col.1.20 John.20.28 Heb.1.1-Heb.1.4 Phil.2.5-Phil.2.8
birth of jesus, christmas, virgin birth, nativity, jesus born | nacimiento de jesús, navidad, nació jesús, nacimiento virginal | | Luke.2.1-Luke.2.14 Matt.1.18-Matt.1.23 Isa.7.14 Mic.5.2 Isa.9.6-Isa.9.7
god's will, will of god, god's plan, purpose for my life, god's purpose | voluntad de dios, plan de dios, propósito de dios, propósito de mi vida | WILL | Rom.12.1-Rom.12.2 1Thess.5.16-1Thess.5.18 Jer.29.11 Mic.6.8 Eph.2.10 Prov.3.5-Prov.3.6
guidance, guide, direction, decision, decisions, decide | guía, guiar, dirección, decisión, decisiones, decidir | WISDOM | Prov.3.5-Prov.3.6 Ps.32.8 Jas.1.5 Isa.30.21 Ps.119.105 John.16.13
god's presence, presence of god, god is with me, where is god | presencia de dios, dios está conmigo, dónde está dios | GOD | Ps.139.7-Ps.139.10 Exod.33.14 Matt.28.20 Ps.16.11 Isa.43.1-Isa.43.3
faithfulness of god, god is faithful, promises of god, god's promises, promises | fidelidad de dios, dios es fiel, promesas de dios, promesas | GOD | Lam.3.22-Lam.3.23 2Cor.1.20 Deut.7.9 Heb.10.23 1Cor.10.13 Josh.21.45
protection, protect, safety, refuge | protección, proteger, refugio, amparo | GOD | Ps.91.1-Ps.91.6 Ps.46.1-Ps.46.3 Ps.121.1-Ps.121.8 Prov.18.10 2Thess.3.3 Isa.54.17
provision, provide | provisión, proveer, sustento | GOD | Phil.4.19 Matt.6.31-Matt.6.33 Ps.23.1 2Cor.9.8 Ps.37.25 Gen.22.13-Gen.22.14
kingdom of god, kingdom of heaven | reino de dios, reino de los cielos | KINGDOM OF HEAVEN | Matt.6.33 Mark.1.15 Luke.17.20-Luke.17.21 Rom.14.17 Matt.13.31-Matt.13.33 John.3.3-John.3.5
assurance, sure of salvation, know that i am saved | certeza de salvación, seguridad de salvación, seguro de mi salvación | ASSURANCE | 1John.5.11-1John.5.13 Rom.8.15-Rom.8.16 John.10.27-John.10.29 2Tim.1.12 Rom.8.38-Rom.8.39
adoption, children of god, child of god | adopción, hijos de dios, hijo de dios soy | ADOPTION | Rom.8.14-Rom.8.17 John.1.12-John.1.13 Gal.4.4-Gal.4.7 1John.3.1 Eph.1.4-Eph.1.6
identity, who am i in christ, self-worth, self-esteem, worth | identidad, quién soy en cristo, autoestima, valía | ADOPTION | Ps.139.13-Ps.139.16 Eph.2.10 1Pet.2.9-1Pet.2.10 Gen.1.26-Gen.1.27 2Cor.5.17 Gal.2.20
creation, created, creator | creación, creado, creador, crear | CREATION | Gen.1.1-Gen.1.3 Col.1.16-Col.1.17 Ps.19.1-Ps.19.4 John.1.1-John.1.3 Heb.11.3 Rom.1.20
truth, true | verdad, verdadero | TRUTH | John.8.31-John.8.32 John.14.6 John.17.17 Eph.4.15 Ps.25.5 3John.1.4
freedom, free, liberty, set free | libertad, libre, libres, hacer libre | LIBERTY | John.8.31-John.8.36 Gal.5.1 2Cor.3.17 Gal.5.13 Luke.4.18-Luke.4.19 Rom.8.1-Rom.8.2
`;
