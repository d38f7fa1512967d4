/** Subjects of the heart. For the columns see `readSubjects`. */
export const HEART_AND_FEELINGS = `
anxiety, anxious, worry, worries, worried, stress, nervous, panic | ansiedad, ansioso, ansiosa, preocupación, preocupaciones, preocupado, afán, afanarse, estrés, angustia, pánico | CARE | Phil.4.6-Phil.4.7 Matt.6.25-Matt.6.34 1Pet.5.6-1Pet.5.7 Ps.55.22 John.14.27
fear, afraid, fearful, scared | miedo, temor, temeroso, asustado | COURAGE, COWARDICE | Isa.41.10 2Tim.1.7 Ps.56.3-Ps.56.4 Josh.1.9 1John.4.18 Ps.27.1
fear of god, fear of the lord, fear the lord | temor de dios, temor de jehová, temor del señor | WISDOM | Prov.1.7 Prov.9.10 Ps.111.10 Eccl.12.13 Ps.34.11-Ps.34.14
anger, angry, wrath, rage, temper, furious | ira, enojo, enojado, enojarse, enfado, rabia, furia | ANGER | Jas.1.19-Jas.1.20 Eph.4.26-Eph.4.27 Prov.15.1 Prov.14.29 Ps.37.8 Matt.5.21-Matt.5.24
sadness, depression, depressed, despair, discouraged, discouragement, hopeless, hopelessness, sad, brokenhearted | tristeza, depresión, deprimido, deprimida, desesperación, desánimo, desanimado, desaliento, triste | DESPONDENCY | Ps.34.17-Ps.34.18 Ps.42.11 Matt.11.28-Matt.11.30 1Kgs.19.3-1Kgs.19.8 2Cor.1.3-2Cor.1.4 Isa.40.31
grief, grieving, mourning, died, passed away, mourn, bereavement, bereaved, loss of a loved one | duelo, luto, murió, falleció, fallecimiento, llanto, pérdida de un ser querido, lamento | SORROW, MOURNING | 1Thess.4.13-1Thess.4.14 Matt.5.4 Ps.147.3 Rev.21.4 John.11.33-John.11.35 2Cor.1.3-2Cor.1.5
comfort, console, consolation | consuelo, consolar, consolación | AFFLICTIONS AND ADVERSITIES | 2Cor.1.3-2Cor.1.5 Ps.23.4 Isa.40.1-Isa.40.2 Matt.5.4 John.14.16-John.14.18
loneliness, lonely, abandoned, i am alone, feel alone, all alone, isolation | soledad, me siento solo, me siento sola, estoy solo, estoy sola, abandonado, abandonada, abandono | FELLOWSHIP | Deut.31.6 Ps.68.5-Ps.68.6 Heb.13.5 Isa.41.10 Matt.28.20 Ps.27.10
joy, joyful, rejoice, happiness, happy, gladness | gozo, alegría, regocijo, felicidad, feliz, gozarse | JOY, HAPPINESS | Phil.4.4 Neh.8.10 John.15.11 Ps.16.11 Gal.5.22-Gal.5.23 Jas.1.2-Jas.1.3
peace, peaceful, calm | paz, tranquilidad, calma, sosiego | PEACE | John.14.27 Phil.4.7 Isa.26.3 Rom.5.1 John.16.33 Col.3.15
hope, hoping, hopeful | esperanza | HOPE | Rom.15.13 Jer.29.11 Heb.11.1 Rom.5.3-Rom.5.5 Lam.3.21-Lam.3.24 1Pet.1.3-1Pet.1.5
contentment, content, satisfied, satisfaction | contentamiento, contento, satisfecho, satisfacción, conformidad | CONTENTMENT | Phil.4.11-Phil.4.13 1Tim.6.6-1Tim.6.8 Heb.13.5 Prov.30.8-Prov.30.9 Ps.37.16
envy, jealousy, jealous, envious, covet, coveting, covetousness, greed, greedy | envidia, celos, celoso, envidioso, codicia, codiciar, avaricia | ENVY, COVETOUSNESS | Jas.3.14-Jas.3.16 Prov.14.30 Exod.20.17 Luke.12.15 1Cor.13.4 Gal.5.26
pride, proud, arrogance, arrogant, boasting | orgullo, orgulloso, soberbia, soberbio, arrogancia, altivez | PRIDE | Prov.16.18 Jas.4.6 Prov.11.2 1Pet.5.5-1Pet.5.6 Luke.18.9-Luke.18.14 Phil.2.3
humility, humble, meekness, meek, lowliness | humildad, humilde, mansedumbre, manso | HUMILITY, MEEKNESS | Phil.2.3-Phil.2.8 1Pet.5.5-1Pet.5.6 Mic.6.8 Matt.11.29 Jas.4.10 Matt.5.5
patience, patient, endurance, endure, perseverance, persevere, steadfast | paciencia, paciente, perseverancia, perseverar, constancia, aguante | PATIENCE, PERSEVERANCE | Jas.1.2-Jas.1.4 Rom.5.3-Rom.5.5 Heb.12.1-Heb.12.2 Gal.6.9 Ps.40.1 Rom.12.12
courage, courageous, brave, bravery, bold, boldness | valor, valentía, valiente, ánimo, denuedo | COURAGE | Josh.1.9 Deut.31.6 Ps.31.24 1Cor.16.13 Ps.27.1 Acts.4.29-Acts.4.31
doubt, doubting, doubts, unbelief | duda, dudas, dudar, incredulidad | DOUBTING | Mark.9.24 Jas.1.5-Jas.1.8 John.20.24-John.20.29 Matt.14.28-Matt.14.31 Jude.1.22 Matt.21.21
shame, ashamed, guilt, guilty | vergüenza, avergonzado, culpa, culpable, culpabilidad | CONSCIENCE | Rom.8.1 1John.1.9 Ps.32.1-Ps.32.5 Rom.10.11 Isa.54.4 Heb.10.22
hatred, hate, hating | odio, odiar, aborrecer, aborrecimiento | HATRED | 1John.4.20 Matt.5.43-Matt.5.45 Prov.10.12 1John.2.9-1John.2.11 Lev.19.17-Lev.19.18
thankfulness, thankful, gratitude, grateful, thanks, thanksgiving | gratitud, agradecimiento, agradecido, acción de gracias, dar gracias | THANKFULNESS | 1Thess.5.18 Ps.100.4-Ps.100.5 Col.3.15-Col.3.17 Phil.4.6 Ps.107.1 Luke.17.11-Luke.17.19
tired, weary, exhausted, burnout, weariness, rest | cansado, cansada, cansancio, agotado, agotamiento, fatiga, descanso | REST | Matt.11.28-Matt.11.30 Isa.40.28-Isa.40.31 Ps.23.1-Ps.23.3 Gal.6.9 Mark.6.31 Exod.33.14
bitterness, bitter, resentment, grudge | amargura, resentimiento, rencor | MALICE | Heb.12.14-Heb.12.15 Eph.4.31-Eph.4.32 Lev.19.18 Col.3.13 Ruth.1.20-Ruth.1.21
strength, strong, weakness, weak | fuerza, fuerzas, fortaleza, debilidad, débil | POWER | Isa.40.29-Isa.40.31 Phil.4.13 2Cor.12.9-2Cor.12.10 Ps.46.1 Eph.6.10 Neh.8.10
suicide, self-harm, want to die, kill myself | suicidio, suicidarse, quiero morir, quitarse la vida | DESPONDENCY | Ps.34.17-Ps.34.19 1Kgs.19.3-1Kgs.19.8 Ps.42.5 Matt.11.28-Matt.11.30 Ps.139.13-Ps.139.16 Rom.8.38-Rom.8.39
`;
