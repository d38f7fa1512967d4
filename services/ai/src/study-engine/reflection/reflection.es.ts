import type { Reflection } from './question-lists.js';

/** The same in Spanish. */
export const SPANISH_REFLECTION: Reflection = {
  kinds: {
    story: {
      opening: [
        '¿Qué ocurre aquí, y en qué momento cambia todo?',
        'Cuenta este relato con tus propias palabras. ¿Qué notas al hacerlo?',
      ],
      middle: [
        '¿Con quién de este relato te identificas, y por qué?',
        '¿Dónde está Dios en este relato, aun donde no se le nombra?',
        '¿Qué habrías hecho tú en su lugar?',
        '¿Quién tiene aquí poder, quién no lo tiene, y qué hace cada uno?',
      ],
      closing: [
        '¿Qué te pide este relato para esta semana?',
        '¿A quién podrías contarle este relato, y por qué a esa persona?',
      ],
    },
    law: {
      opening: [
        '¿A quién protege esta instrucción, y de qué?',
        '¿Cómo sería la vida donde hizo falta una instrucción así?',
      ],
      middle: [
        '¿Qué deja ver del Dios que la da?',
        '¿Dónde te cuesta más guardar lo que pide?',
        '¿Cómo vivió Jesús lo que dice aquí, o cómo lo hizo más hondo?',
        '¿Qué se perdería si nadie la cumpliera?',
      ],
      closing: [
        '¿Quién viviría más seguro si tú la tomaras en serio esta semana?',
        '¿En qué cosa de todos los días puedes honrar hoy a Dios?',
      ],
    },
    psalm: {
      opening: [
        '¿Qué siente el que ora, y cambia algo al final?',
        'Léelo en voz alta, despacio. ¿En qué línea te detienes?',
      ],
      middle: [
        '¿Qué línea podrías decir hoy como oración tuya?',
        '¿Qué línea no puedes decir todavía, y qué dirías en su lugar?',
        '¿Qué se recuerda aquí de Dios, y qué recuerdas tú?',
        '¿A quién se dirigen estas palabras, y qué cambia si las dices así?',
      ],
      closing: [
        '¿Con quién, o por quién, podrías orarlo esta semana?',
        '¿Con cuáles de sus palabras te irás a dormir?',
      ],
    },
    proverb: {
      opening: [
        '¿Qué ha pasado en tu vida que te haya mostrado que esto es verdad?',
        '¿De qué quiere guardarnos el que lo dice, o adónde quiere llevarnos?',
      ],
      middle: [
        '¿Hay alguna situación en que estaría mal decirlo? ¿Cuál?',
        '¿Qué te aconsejaría hacer con esto un amigo sabio?',
        '¿Cuál es el camino contrario, y adónde lleva?',
        '¿A quién conoces que viva así, y qué has visto en esa persona?',
      ],
      closing: [
        '¿Qué cosa pequeña harás de manera distinta esta semana?',
        '¿A quién quisieras pasarle este consejo, y cómo podrías hacerlo con cariño?',
      ],
    },
    speech: {
      opening: [
        '¿Quién habla aquí, a quién, y desde qué experiencia?',
        '¿Qué se dice aquí de Dios, y está de acuerdo con ello el resto del libro?',
      ],
      middle: [
        '¿Cuáles de estas palabras ayudarían a alguien que sufre, y cuáles lo herirían?',
        '¿Qué pregunta hay detrás de estas palabras?',
        '¿Qué le responderías al que habla?',
        '¿Qué se le puede decir a Dios, si esto está en la Biblia?',
      ],
      closing: [
        '¿Con quién podrías guardar silencio esta semana, como un amigo que se queda?',
        '¿Qué pregunta tuya quieres hacerle a Dios con la misma franqueza?',
      ],
    },
    'love-song': {
      opening: ['¿Quién habla aquí, y qué anhela?', '¿Qué imagen de estas líneas te dice más?'],
      middle: [
        '¿Qué dicen estas palabras del valor del cuerpo y del amor?',
        '¿Cómo muestran aquí las personas que se alegran la una con la otra?',
        '¿Qué significa que un canto así esté en la Biblia?',
        '¿Cómo te han amado, y en qué lo notaste?',
      ],
      closing: [
        '¿A quién podrías decirle hoy una palabra de cariño?',
        '¿Por qué amor quieres darle gracias a Dios?',
      ],
    },
    prophecy: {
      opening: [
        '¿A quiénes se dijo esto por primera vez, y en qué apuro estaban?',
        '¿Qué ve aquí Dios que la gente preferiría no ver?',
      ],
      middle: [
        '¿Qué mal se denuncia aquí, y a quién hace daño?',
        '¿Cuáles de estas palabras nos incomodarían si se dijeran hoy en nuestra ciudad?',
        '¿Qué esperanza dejan abierta estas palabras?',
        '¿Qué muestra este pasaje de lo que a Dios le importa?',
      ],
      closing: [
        '¿Qué sería aquí volverse a Dios, en una sola cosa?',
        '¿Por quiénes de tu país quisieras orar después de leer esto?',
      ],
    },
    promise: {
      opening: [
        '¿Qué cansancio o qué miedo tenían los primeros que oyeron esto, y qué se les dijo?',
        '¿Qué dice Dios aquí que hará, y qué dice de sí mismo?',
      ],
      middle: [
        '¿Qué línea le dirías a alguien que ya no puede más?',
        '¿Qué se ha cumplido ya de esto, y qué esperas todavía?',
        '¿Qué imagen de Dios te resulta aquí nueva, o más querida que antes?',
        '¿Qué de estas palabras te hace pensar en Jesús?',
      ],
      closing: [
        '¿Qué sería distinto mañana si contaras con esto?',
        '¿A quién podrías llevarle esta esperanza, y con qué palabras tuyas?',
      ],
    },
    gospel: {
      opening: [
        '¿Qué hace o dice Jesús aquí que nadie esperaba?',
        'Imagina que estás allí. ¿Qué ves y qué oyes?',
      ],
      middle: [
        '¿Cómo responde la gente que lo rodea, y qué respuesta es la tuya?',
        '¿Qué muestra este pasaje de quién es él?',
        '¿A quién se acerca aquí, y quién se ofende?',
      ],
      ofSpeech: ['¿Cuáles de sus palabras quisieras que te dijera a ti?'],
      closing: [
        '¿Qué sería seguirlo en esto mañana por la mañana?',
        '¿Qué quisieras preguntarle a Jesús sobre esto?',
      ],
    },
    letter: {
      opening: [
        '¿Qué había pasado entre los primeros lectores para que necesitaran estas palabras?',
        '¿Qué frase sostiene aquí a todas las demás?',
      ],
      middle: [
        '¿Qué ha hecho Dios, según esta carta, antes de pedirnos nada?',
        '¿Qué piden estas palabras, y a quién?',
        '¿Qué frase necesitas más en este momento, y por qué?',
        '¿Cómo sería una comunidad que tomara esto en serio?',
      ],
      closing: [
        '¿Para quién de tu iglesia podrías ser lo que aquí se describe?',
        '¿Qué frase vas a anotar y llevar contigo?',
      ],
    },
    apocalypse: {
      opening: ['¿Qué ves ante ti al leer, y qué oyes?', '¿Qué imagen te asusta aquí, y cuál te consuela?'],
      middle: [
        '¿Qué poder parece gobernar aquí, y quién gobierna de verdad?',
        '¿Qué habrán significado estas imágenes para gente perseguida?',
        '¿Qué prometen a quien permanece fiel?',
        '¿Qué llega aquí a su fin, y qué no?',
      ],
      closing: [
        '¿De qué miedo podría librarte esta esperanza?',
        '¿Por qué cristianos perseguidos podrías orar por nombre?',
      ],
    },
    list: {
      opening: [
        '¿Por qué crees que la Escritura guarda estos nombres?',
        '¿Qué nombre o lugar conoces aquí, y qué sabes de él?',
      ],
      middle: [
        '¿Qué dice una lista así de cómo mira Dios a las personas?',
        '¿A quién le importaría más encontrar aquí su propio nombre?',
        '¿Qué personas de tu propia historia se olvidan con facilidad?',
        '¿Qué tuvo que pasar antes de que se pudiera escribir una lista así?',
      ],
      closing: [
        '¿Por quién podrías orar hoy por nombre?',
        '¿Por quién de los que vinieron antes que tú quieres darle gracias a Dios?',
      ],
    },
  },
  person: [
    '¿Qué quiere _ aquí, y qué se lo impide?',
    '¿Qué habrá sentido _ en este momento, y lo has sentido tú también?',
    '¿Qué sabe _ de Dios aquí, y qué no sabe todavía?',
    '¿Cómo cambia el día para _ después de esto?',
  ],
  two: ['¿Qué quieren aquí &, y qué quiere Dios?', '¿Qué ven de modo distinto &, y a quién entiendes mejor?'],
};
