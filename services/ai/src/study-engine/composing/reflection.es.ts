import type { Genre } from './genre.js';

/** The same in Spanish. */
export const SPANISH_REFLECTION: Readonly<Record<Genre, readonly string[]>> = {
  story: [
    '¿Qué ocurre aquí, y en qué momento cambia todo?',
    '¿Qué busca _, y a qué le teme?',
    '¿Con quién de este relato te identificas, y por qué?',
    '¿Dónde está Dios en este relato, aun donde no se le nombra?',
    '¿Qué habrías hecho tú en ese lugar?',
    '¿Qué te pide este relato para esta semana?',
  ],
  law: [
    '¿A quién protege este mandamiento, y de qué?',
    '¿Qué deja ver del Dios que lo da?',
    '¿Dónde te cuesta más guardar lo que pide?',
    '¿Cómo vivió Jesús lo que dice aquí, o cómo lo hizo más hondo?',
    '¿Quién viviría más seguro si tú lo tomaras en serio esta semana?',
  ],
  psalm: [
    '¿Qué siente el que ora, y cambia algo al final?',
    '¿Qué línea podrías decir hoy como oración tuya?',
    '¿Qué línea no puedes decir todavía, y qué dirías en su lugar?',
    '¿Qué recuerda el salmo de Dios, y qué recuerdas tú?',
    '¿Con quién, o por quién, podrías orarlo esta semana?',
  ],
  proverb: [
    '¿Qué cosa de tu vida te ha mostrado que esto es verdad?',
    '¿Hay alguna situación en que estaría mal decirlo? ¿Cuál?',
    '¿Qué te aconsejaría hacer con esto un amigo sabio?',
    '¿Cuál es el camino contrario, y adónde lleva?',
    '¿Qué cosa pequeña harás de otro modo esta semana?',
  ],
  prophecy: [
    '¿A quiénes se dijo esto por primera vez, y en qué apuro estaban?',
    '¿Qué denuncia Dios, y qué promete?',
    '¿Cuáles de estas palabras nos incomodarían si se dijeran hoy en nuestra ciudad?',
    '¿Qué esperanza deja abierta?',
    '¿Qué sería aquí volverse a Dios, en una sola cosa?',
  ],
  gospel: [
    '¿Qué hace o dice Jesús aquí que nadie esperaba?',
    '¿Cómo responde la gente que lo rodea, y qué respuesta es la tuya?',
    '¿Qué muestra este pasaje de quién es él?',
    '¿Cuáles de sus palabras quisieras que te dijera a ti?',
    '¿Qué sería seguirlo en esto mañana por la mañana?',
  ],
  letter: [
    '¿Qué había pasado entre los primeros lectores para que necesitaran estas palabras?',
    '¿Qué ha hecho Dios, según este pasaje, antes de pedirnos nada?',
    '¿Qué se pide, y a quién?',
    '¿Qué frase necesitas más en este momento, y por qué?',
    '¿Para quién de tu iglesia podrías ser lo que aquí se describe?',
  ],
  apocalypse: [
    '¿Qué ves ante ti al leer, y qué oyes?',
    '¿Qué poder parece gobernar aquí, y quién gobierna de verdad?',
    '¿Qué habrán significado estas imágenes para gente perseguida?',
    '¿Qué prometen a quien permanece fiel?',
    '¿De qué miedo podría librarte esta esperanza?',
  ],
};
