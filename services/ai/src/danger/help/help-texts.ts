import type { Language } from '@word-unfolded/domain';
import type { Need } from '../need.js';

/**
 * What is said to somebody in danger or great need. It is written by people, and reviewed as a whole before it changes:
 * help comes first and is named; nobody is blamed; nobody is told to submit, to stay in danger, or to pray instead of
 * seeking help; leaving danger is no sin. The passages give comfort. None threatens, and none speaks of submission.
 */
export type HelpText = {
  /** The first words: that what was written is heard, and what to do now. */
  readonly first: string;
  /** What else is true and may be done. */
  readonly then: string;
};

export const HELP_TEXTS: Readonly<Record<Language, Readonly<Record<Need, HelpText>>>> = {
  en: {
    emergency: {
      first:
        'Please call for an ambulance now, before you read on, and stay on the line: this sounds like a medical emergency. If there is smoke, gas or exhaust in the house, or an alarm for carbon monoxide sounds, get everybody outside first, and call from there. If somebody is near, call them to you.',
      then: 'Do not wait to see whether it passes. If something was swallowed or taken, call even if it was on purpose and even if you feel well: do not try to vomit, and have the packet at hand. If somebody does not breathe as usual, or bleeds heavily, the people on the line will tell you what to do with your hands. If you can, unlock the door, and do not drive yourself. Nobody there will scold you. You can pray while help is on its way.',
    },
    'self-harm': {
      first:
        'Thank you for saying this. What you are going through matters, and you do not have to carry it alone. Please speak with a person now: call or write to one of the numbers below. They listen at any hour, without judging you. If you could act on these thoughts, call the emergency number, or go to somebody near you and say: I am not safe alone. If you have already taken something or hurt yourself, call it at once, even if you feel well.',
      then: 'If there is something near you with which you could hurt yourself, move away from it, or give it to somebody. Such thoughts are not a sin to be ashamed of, and they do not mean that God has left you. Elijah, Job and Jeremiah prayed to be allowed to die; God did not rebuke them, but fed them, heard them and stayed. Many who were where you are now have been glad that they lived. If you write for somebody else, stay with them, ask them plainly, and call with them.',
    },
    'child-abuse': {
      first:
        'What is happening here is not right, and it is never the fault of the child. Please tell an adult you trust today, and call one of the numbers below. If a child is in danger at this moment, call the emergency number.',
      then: 'If it happens to you: you have done nothing wrong, you are allowed to say no, and you are allowed to tell, even if somebody said that it must stay a secret. If you know of a child to whom it happens: believe the child, do not question the one who does it yourself, and report it. Jesus put children in the middle and warned those who harm them.',
    },
    'overwhelmed-parent': {
      first:
        'Thank you for saying this. It takes courage, and saying it is already a way of protecting your child. If you feel that it could happen now: put the baby or child in a safe place, a crib or a room where nothing can hurt them, close the door, and step away. A baby may cry there for ten minutes while you breathe and call. Then call somebody who can come to you, or one of the numbers below. If you cannot step away, or a child has been hurt or shaken, call the emergency number.',
      then: 'Many mothers and fathers have had such thoughts, most of all with little sleep, alone, or in the weeks after a birth; having a thought is not doing it, and it does not make you a bad parent. It can be a sign of an illness after birth that can be treated well, so please tell a doctor, a midwife or a nurse today in the words you used here. If voices tell you to hurt the child, or you no longer feel like yourself, call the emergency number now. Until somebody is with you: do not stay alone with the child, never shake a baby, eat and drink something, and sleep while another watches. God is gentle with those who have young children to carry, and he helps through people.',
    },
    abuse: {
      first:
        'I am sorry. What you describe is violence, and it is not your fault. Nobody has the right to hurt, force or threaten you, in marriage or anywhere. If you are in danger now, call the emergency number. People who know how to help, even in secret, answer at the numbers below.',
      then: 'Leaving danger is not a sin. No word of Scripture asks you to endure violence or to return to it, and forgiving does not mean staying. God hates violence and is on the side of those who suffer it. If it is safe, tell somebody you trust, keep your papers and some money where you can reach them, and use a telephone that nobody checks. If somebody pressed your neck, see a doctor today, even if you feel well. A pastor who tells you only to submit or to pray more is mistaken; you may look for another. If an employer, or anybody else, keeps your papers, your pay or the door locked, that is a crime, and help is there for you whatever papers you have. If you depend on the one who hurts you for your care, you may tell a doctor, a nurse or a neighbor when you are alone with them.',
    },
    threat: {
      first:
        'This sounds dangerous, and safety comes first. If you or somebody else could be hurt, call the emergency number now. Go where there are other people, and tell somebody you trust where you are.',
      then: 'If somebody follows, threatens or blackmails you, or keeps you against your will: you have done nothing wrong by asking for help, and you need not deal with it alone. If somebody threatens to show pictures of you: do not pay and send nothing more, keep the messages, and tell one person you trust today; the shame is theirs. If you feel that you could hurt somebody, or hear voices that tell you to: put distance between you, put away what could be used as a weapon, and call one of the numbers. Asking for help before anything happens is brave. God does not command anyone to hurt themselves or another. If you have no food or no roof tonight, a church, a shelter or the town hall near you can help today.',
    },
    'eating-disorder': {
      first:
        'Thank you for saying this. What you describe can become dangerous to your body, and it can be treated well when somebody helps. Please tell a doctor and one person you trust, this week. If you faint, your heart races, or you bring up blood, call the emergency number.',
      then: 'This is an illness, not vanity and not a lack of faith, and it is nothing to be ashamed of. You do not need to earn food, love or rest. If you write for somebody else: say that you are worried, do not talk about weight, and go with them to a doctor.',
    },
    addiction: {
      first:
        'It takes courage to say this, and there is a way out that you need not walk alone. Please speak with somebody who knows the way: a doctor, one of the numbers below, or a group near you that meets for this. If somebody has taken too much or does not wake up, call the emergency number at once.',
      then: 'If you have drunk much every day, do not stop all at once without a doctor; that can be dangerous. A relapse does not undo what you have achieved, and it does not make God turn away. Tell one person today, and keep away tonight from what pulls you. If it is somebody you love: you did not cause it, you may set limits, and there are groups for families too.',
    },
    grief: {
      first:
        'I am so sorry. There are no words that make such a loss small. You may weep, be silent, or be angry, even at God; the Psalms do all of this, and Jesus wept at the grave of his friend.',
      then: 'You do not need to be strong, and there is no date by which grief has to be over. Eat a little, sleep where you can, and let somebody be with you today. If the pain becomes too great to bear, or you think of dying too, please call one of these numbers, or a doctor.',
    },
    despair: {
      first:
        'I am sorry that it is so dark for you. Thank you for saying it. You are not alone in it, and it is not a failure of faith to feel this way. Please tell one person today how you are, a friend, a doctor, or somebody at the numbers below, who listen at any hour.',
      then: 'If it has been like this for two weeks or more, a doctor can help, as with any other illness. If you come to think of dying, call at once, or the emergency number. For this hour, choose one small thing: drink some water, open a window, write to one person. Many in Scripture prayed from such a place, and God did not turn from them.',
    },
  },
  es: {
    emergency: {
      first:
        'Por favor, llama ahora mismo a una ambulancia, antes de seguir leyendo, y no cuelgues: esto parece una emergencia médica. Si en la casa hay humo, olor a gas o gases de un motor o un brasero, primero salgan todos al aire libre y llama desde ahí. Si hay alguien cerca, pídele que venga.',
      then: 'No esperes a ver si se pasa. Si se tragó o se tomó algo, llama también si fue a propósito y aunque te sientas bien: no provoques el vómito y ten a mano el envase. Si alguien no respira como siempre o sangra mucho, en la línea te dicen qué hacer con las manos. Si puedes, deja la puerta sin llave y no manejes. Ahí nadie te va a regañar. Puedes orar mientras llega la ayuda.',
    },
    'self-harm': {
      first:
        'Gracias por decirlo. Lo que estás viviendo importa, y no tienes que cargarlo a solas. Por favor, habla ahora con una persona: llama o escribe a uno de los números de abajo. Escuchan a cualquier hora y no te juzgan. Si crees que podrías hacerte daño, llama al número de emergencias, o acércate a alguien y dile: no estoy a salvo a solas. Si ya tomaste algo o te lastimaste, llama de inmediato, aunque te sientas bien.',
      then: 'Si tienes cerca algo con lo que podrías hacerte daño, aléjate de eso o dáselo a alguien. Estos pensamientos no son un pecado del que avergonzarse, ni significan que Dios te haya dejado. Elías, Job y Jeremías pidieron morir; Dios no los reprendió: les dio de comer, los escuchó y se quedó con ellos. Muchas personas que estuvieron donde estás hoy se alegran de haber vivido. Si escribes por otra persona, quédate a su lado, pregúntale con claridad y llamen juntos.',
    },
    'child-abuse': {
      first:
        'Lo que está pasando no está bien, y nunca es culpa de la niña o del niño. Por favor, cuéntaselo hoy a un adulto de confianza y llama a uno de los números de abajo. Si hay un menor en peligro en este momento, llama al número de emergencias.',
      then: 'Si te pasa a ti: no has hecho nada malo, puedes decir que no y puedes contarlo, aunque alguien haya dicho que es un secreto. Si sabes de un menor a quien le pasa: créele, no enfrentes por tu cuenta a quien lo hace, y denúncialo. Jesús puso a los niños en medio y advirtió a quienes los dañan.',
    },
    'overwhelmed-parent': {
      first:
        'Gracias por decirlo. Hace falta valor, y decirlo ya es una forma de cuidar a tu hijo o a tu hija. Si sientes que puede pasar ahora: deja al bebé o al niño en un lugar seguro, en su cuna o en un cuarto donde nada pueda lastimarlo, cierra la puerta y aléjate un momento. Un bebé puede llorar ahí diez minutos mientras respiras y llamas. Después llama a alguien que pueda venir contigo o a uno de los números de abajo. Si no puedes apartarte, o si el bebé o el niño ya resultó golpeado o sacudido, llama al número de emergencias.',
      then: 'A muchas madres y a muchos padres les han venido pensamientos así, sobre todo con poco sueño, a solas o en las semanas después del parto. Pensarlo no es hacerlo, y no te convierte en mala madre ni en mal padre. Puede ser señal de una enfermedad posterior al parto que tiene buen tratamiento: cuéntaselo hoy a un médico, a una enfermera o a una partera, con las mismas palabras que usaste aquí. Si oyes voces que te dicen que le hagas daño, o sientes que ya no eres tú, llama ahora al número de emergencias. Mientras llega alguien: no te quedes a solas con el niño, nunca sacudas a un bebé, come y bebe algo, y duerme mientras otra persona lo cuida. Dios trata con ternura a quien lleva niños pequeños en brazos, y ayuda por medio de personas.',
    },
    abuse: {
      first:
        'Lo siento mucho. Lo que cuentas es violencia, y no es culpa tuya. Nadie tiene derecho a golpearte, forzarte ni amenazarte, ni en el matrimonio ni en ningún lugar. Si estás en peligro ahora, llama al número de emergencias. En los números de abajo responden personas que saben ayudar, también en secreto.',
      then: 'Salir del peligro no es pecado. Ninguna palabra de la Escritura te pide soportar la violencia ni volver a ella, y perdonar no significa quedarse. Dios aborrece la violencia y está del lado de quien la sufre. Si es seguro, cuéntaselo a alguien de confianza, ten a mano tus documentos y algo de dinero, y usa un teléfono que nadie revise. Si alguien te apretó el cuello, ve hoy a un médico, aunque te sientas bien. Un pastor que solo te dice que te sometas o que ores más se equivoca; puedes buscar a otro. Si un patrón, o quien sea, te quita los documentos o el sueldo, o te deja bajo llave, eso es un delito, y hay ayuda para ti tengas o no papeles. Si dependes de los cuidados de quien te maltrata, puedes decírselo a un médico, a una enfermera o a un vecino cuando estén a solas.',
    },
    threat: {
      first:
        'Esto suena peligroso, y tu seguridad está primero. Si tú u otra persona pueden salir heridos, llama ahora al número de emergencias. Ve adonde haya más gente y dile a alguien de confianza dónde estás.',
      then: 'Si alguien te sigue, te amenaza, te chantajea o te retiene: no haces nada malo al pedir ayuda, y no tienes que enfrentarlo a solas. Si alguien amenaza con mostrar fotos tuyas: no pagues ni mandes nada más, guarda los mensajes y cuéntaselo hoy a una persona de confianza; la vergüenza es de quien lo hace. Si sientes que podrías hacerle daño a alguien, u oyes voces que te lo ordenan: pon distancia, aparta lo que pueda servir de arma y llama a uno de los números. Pedir ayuda antes de que pase algo es valiente. Dios no manda a nadie que se dañe ni que dañe a otro. Si esta noche no tienes comida o techo, una iglesia, un albergue o el municipio pueden ayudarte hoy.',
    },
    'eating-disorder': {
      first:
        'Gracias por decirlo. Lo que cuentas puede llegar a ser peligroso para tu cuerpo, y tiene tratamiento cuando alguien ayuda. Por favor, díselo esta semana a un médico y a una persona de confianza. Si te desmayas, se te acelera el corazón o vomitas sangre, llama al número de emergencias.',
      then: 'Es una enfermedad; no es vanidad ni falta de fe, ni hay de qué avergonzarse. No tienes que ganarte la comida, el amor ni el descanso. Si escribes por otra persona: dile que te preocupa, no hables de peso y acompáñala al médico.',
    },
    addiction: {
      first:
        'Hace falta valor para decirlo, y hay una salida que no tienes que recorrer a solas. Por favor, habla con alguien que conoce el camino: un médico, uno de los números de abajo o un grupo cercano que se reúne para esto. Si alguien consumió demasiado o no despierta, llama de inmediato al número de emergencias.',
      then: 'Si has bebido mucho todos los días, no lo dejes de golpe sin un médico; puede ser peligroso. Una recaída no borra lo que has avanzado ni hace que Dios se aparte. Díselo hoy a una persona, y esta noche aléjate de lo que te arrastra. Si se trata de alguien a quien amas: tú no lo causaste, puedes poner límites, y también hay grupos para familias.',
    },
    grief: {
      first:
        'Lo siento mucho. No hay palabras que hagan pequeña una pérdida así. Puedes llorar, callar o enojarte, también con Dios; los Salmos hacen todo eso, y Jesús lloró ante la tumba de su amigo.',
      then: 'No tienes que ser fuerte, y no hay una fecha en la que el duelo deba terminar. Come un poco, duerme cuando puedas y deja que alguien te acompañe hoy. Si el dolor se vuelve insoportable, o piensas en morir también, por favor llama a uno de estos números o a un médico.',
    },
    despair: {
      first:
        'Siento que todo esté tan oscuro para ti. Gracias por decirlo. No estás a solas en esto, y sentirse así no es falta de fe. Por favor, dile hoy a una persona cómo estás: una amistad, un médico o alguien de los números de abajo, que escuchan a cualquier hora.',
      then: 'Si llevas dos semanas o más así, un médico puede ayudar, como con cualquier otra enfermedad. Si llegas a pensar en morir, llama de inmediato, también al número de emergencias. Por ahora elige una cosa pequeña: toma agua, abre una ventana, escríbele a alguien. Muchos en la Escritura oraron desde un lugar así, y Dios no se apartó de ellos.',
    },
  },
};

/** What is said to an adult who tells of a child to whom violence or abuse is done, or who sees signs of it. */
export const CHILD_TOLD_TEXTS: Readonly<Record<Language, HelpText>> = {
  en: {
    first:
      'Thank you for saying this, and for looking closely. You need not be sure before you ask for help: call one of the numbers below today and tell them what you have seen or heard. They know what comes next, and you need not give your name. If the child is in danger at this moment, call the emergency number.',
    then: 'Find a quiet moment, ask with open words what happened, and listen more than you ask. Believe what the child tells you, and say: it is not your fault, and it was right to tell me. Do not promise to keep it secret, and do not confront the one who may have done it, because that can put the child in danger. Write down what you saw and when, let a doctor look at injuries, and see to it that the child is not alone with that person. Reporting it betrays nobody. Jesus put children in the middle and warned those who harm them.',
  },
  es: {
    first:
      'Gracias por decirlo y por estar al pendiente. No hace falta que tengas la certeza para pedir ayuda: llama hoy a uno de los números de abajo y cuenta lo que has visto u oído. Ahí saben qué sigue, y no tienes que dar tu nombre. Si el menor está en peligro en este momento, llama al número de emergencias.',
    then: 'Busca un momento tranquilo, pregunta con palabras abiertas qué pasó, y escucha más de lo que preguntas. Cree lo que te cuente y dile: no es tu culpa, e hiciste bien en contármelo. No prometas guardar el secreto ni enfrentes a quien pudo haberlo hecho, porque eso puede poner en peligro al menor. Anota qué viste y cuándo, haz que un médico revise las lesiones, y procura que no se quede a solas con esa persona. Denunciarlo no es traicionar a nadie. Jesús puso a los niños en medio y advirtió a quienes los dañan.',
  },
};

/** What is said where somebody is being attacked now, or is about to be: nothing counts but to call and to get away. */
export const VIOLENCE_NOW_TEXTS: Readonly<
  Record<Language, { readonly first: (number: string) => string; readonly then: string }>
> = {
  en: {
    first: (number) =>
      `Call **${number}** now, before you read on. If you cannot speak, call all the same and leave the line open. If you can get out, go at once, to a neighbor, a store, anywhere with people. If you cannot, lock or block a door between you, stay close to a way out, and keep away from the kitchen and from anything that can be used as a weapon.`,
    then: 'Take children with you if you can, and leave everything else. Do not try to calm or stop somebody who is armed. What is happening is not your fault, and running away is not a sin. If it happens to somebody else, call for them now, and do not go in alone. When you are safe, people answer at these numbers, even at night.',
  },
  es: {
    first: (number) =>
      `Llama ahora mismo al **${number}**, antes de seguir leyendo. Si no puedes hablar, llama de todos modos y deja la línea abierta. Si puedes salir, sal ya, a casa de un vecino, a una tienda, a cualquier lugar con gente. Si no puedes, cierra o bloquea una puerta entre ustedes, quédate cerca de una salida, y aléjate de la cocina y de todo lo que sirva de arma.`,
    then: 'Si puedes, llévate a los niños, y deja todo lo demás. No intentes calmar ni detener a alguien armado. Lo que pasa no es culpa tuya, y huir no es pecado. Si le está pasando a otra persona, llama ahora por ella, y no entres a solas. Cuando estés a salvo, en estos números responden personas, también de noche.',
  },
};

/** What is said to somebody whom nobody answered at the numbers: another way to reach a person, at once. */
export const UNREACHED_TEXTS: Readonly<
  Record<
    Language,
    { readonly first: (number: string) => string; readonly then: string; readonly write: string }
  >
> = {
  en: {
    first: (number) =>
      `Call **${number}** now, if you are in danger or could act on what you feel: the emergency number is answered when a helpline is not. I am sorry that nobody answered. It is not because of you: the lines are full at times, and people want to hear you.`,
    then: 'Do not wait for the line alone. Go to a person now: knock on a neighbor’s door, wake somebody at home, or go to the emergency room of a hospital, a fire station, or any place that is open and has people. Say: I am not safe, please stay with me. If you cannot go, call or write to anyone whose number you have, and ask them to come and to keep calling with you. Put away from you what could hurt you. Then try another of these numbers, or the same one again; many are answered on the second or third call.',
    write: 'If you would rather write than speak, send a text message:',
  },
  es: {
    first: (number) =>
      `Llama ahora al **${number}** si estás en peligro o podrías actuar según lo que sientes: el número de emergencias contesta cuando una línea de ayuda no lo hace. Lamento que nadie te haya contestado. No es por ti: a veces las líneas están llenas, y hay personas que quieren escucharte.`,
    then: 'No esperes la línea a solas. Ve ahora con una persona: toca la puerta de un vecino, despierta a alguien en casa, o ve a urgencias de un hospital, a una estación de bomberos o a cualquier lugar abierto donde haya gente. Di: no estoy a salvo, por favor quédate conmigo. Si no puedes ir, llama o escribe a cualquiera cuyo número tengas, y pídele que venga y que siga llamando contigo. Aleja de ti lo que pueda hacerte daño. Después prueba otro de estos números, o el mismo otra vez; muchas veces contestan a la segunda o a la tercera llamada.',
    write: 'Si prefieres escribir en lugar de hablar, manda un mensaje de texto:',
  },
};

/** Passages of comfort by need, in OSIS form with the numbering of the King James Version. */
export const HELP_PASSAGES: Readonly<Record<Need, readonly string[]>> = {
  emergency: ['Ps.46.1', 'Isa.41.10'],
  'self-harm': ['Ps.34.18', '1Kgs.19.5-1Kgs.19.7', 'Rom.8.38-Rom.8.39'],
  'child-abuse': ['Matt.18.10', 'Ps.10.17-Ps.10.18'],
  'overwhelmed-parent': ['Isa.40.11', 'Ps.121.1-Ps.121.2'],
  abuse: ['Ps.9.9-Ps.9.10', 'Ps.147.3', 'Isa.43.1-Isa.43.2'],
  threat: ['Ps.46.1', 'Ps.121.1-Ps.121.2'],
  'eating-disorder': ['Ps.139.14', 'Matt.11.28-Matt.11.30'],
  addiction: ['Ps.40.1-Ps.40.3', 'Lam.3.22-Lam.3.23'],
  grief: ['John.11.33-John.11.35', 'Ps.13.1-Ps.13.6', 'Rev.21.3-Rev.21.4'],
  despair: ['Ps.34.17-Ps.34.18', 'Ps.42.11', 'Matt.11.28-Matt.11.30'],
};
