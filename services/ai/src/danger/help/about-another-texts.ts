import type { Language } from '@word-unfolded/domain';
import type { Need } from '../need.js';
import type { HelpText } from './help-texts.js';

/**
 * What is said to somebody who tells of another one in danger: what to do for them comes first. Written and reviewed as
 * `HELP_TEXTS` are. Each ends with a word to the reader, who may have written of a friend and meant themselves.
 */
export const ABOUT_ANOTHER_TEXTS: Readonly<Record<Language, Readonly<Partial<Record<Need, HelpText>>>>> = {
  en: {
    'self-harm': {
      first:
        'Thank you for looking out for them. Stay with them, or ask somebody to go there now, and do not leave them alone. Ask them plainly: are you thinking of killing yourself? To ask puts nothing into their mind; it shows that they may speak. If they have a plan or something to do it with, have already taken something or hurt themselves, or do not answer, call the emergency number at once and say where they are. The numbers below advise you too, also while they refuse to call.',
      then: 'Listen more than you speak; do not argue, scold or promise to keep it secret. If you safely can, put away medicine, blades, ropes and weapons. Call a helpline together, and tell a parent, a doctor or another adult who can act. Such thoughts are an illness or a great need and no sin to be ashamed of; God did not rebuke Elijah, Job or Jeremiah for them, but fed them, heard them and stayed. You are not to blame, and you need not carry this alone. If it is about yourself, all of this is meant for you: call now.',
    },
    'eating-disorder': {
      first:
        'Thank you for noticing. Find a quiet moment away from meals and say what you have seen and that you worry; do not speak about weight, looks or food. Offer to make the appointment and to go with them to a doctor, this week. If they faint, their heart races, or they bring up blood, call the emergency number.',
      then: 'This is an illness that is treated well, not vanity and not a lack of faith. They may be angry or deny it: stay kind, and say it again another day. If it is a child or a teenager, do not wait until they agree; let a doctor see them. Do not watch every bite and do not punish. You did not cause it. The numbers below advise families and friends too. If it is about yourself, all of this is meant for you.',
    },
    addiction: {
      first:
        'Thank you for saying this. You did not cause it, and you cannot stop it for them, but you can do something. If they have taken too much, breathe slowly or do not wake up, call the emergency number at once. If they become violent, go to a safe place first; nobody asks you to stay. At a quiet, sober hour, say what you have seen and that you worry, and offer to go with them to a doctor or a group. The numbers below advise families too.',
      then: 'You may set limits and keep to them: give no money, tell no lies for them, let nobody drive you or children who has drunk. Whoever has drunk much every day must not stop all at once without a doctor. A relapse is no end. Look after yourself and the children, and find a group for families near you; to love somebody does not mean to carry it alone. If it is about yourself, all of this is meant for you.',
    },
    abuse: {
      first:
        'Thank you for not looking away. If it is happening now, call the emergency number and do not go in alone. Otherwise find a moment when they are alone, say what you have seen, and say: I believe you, it is not your fault. Do not confront the one who does it, and write nothing that he or she could read, because that can put them in danger. The numbers below advise you too, and you need not give your name.',
      then: 'Let them decide when to leave; to leave is the most dangerous hour, and is best planned with people who know how. You can keep papers, money or a bag for them, agree on a word that means: call for me, and offer a place to sleep. If somebody pressed their neck, they should see a doctor today. If children live there, tell those numbers so. To leave danger is no sin, and no word of Scripture asks anyone to endure violence. If you live in that house, you too have a right to be safe. If it is about yourself, all of this is meant for you.',
    },
    despair: {
      first:
        'Thank you for caring. Go to them or call, listen, and let them say how dark it is; you need no answer. Ask them plainly whether they think of dying. If they do, do not leave them alone, and call one of the numbers below together; if it is urgent, the emergency number.',
      then: 'If it has been like this for two weeks or more, offer to go with them to a doctor, as with any other illness. Small things help: a meal, a walk, a message tomorrow. It is no failure of faith to feel like this, and many in Scripture prayed from such a place. Do not carry it alone: tell one more person who can be there. If it is about yourself, all of this is meant for you.',
    },
  },
  es: {
    'self-harm': {
      first:
        'Gracias por estar al pendiente de esa persona. Quédate con ella, o pide a alguien que vaya ahora, y no la dejen a solas. Pregúntale con claridad: ¿estás pensando en quitarte la vida? Preguntarlo no le mete la idea; le muestra que puede hablar. Si tiene un plan o con qué hacerlo, si ya tomó algo o se lastimó, o si no contesta, llama de inmediato al número de emergencias y di dónde está. En los números de abajo también te orientan a ti, aunque la otra persona no quiera llamar.',
      then: 'Escucha más de lo que hablas; no discutas, no regañes y no prometas guardar el secreto. Si puedes hacerlo sin riesgo, aparta medicinas, navajas, cuerdas y armas. Llamen juntos a una línea de ayuda, y avisa a su familia, a un médico o a otro adulto que pueda actuar. Estos pensamientos son una enfermedad o una gran necesidad, no un pecado del que avergonzarse; Dios no reprendió por ellos a Elías, a Job ni a Jeremías: les dio de comer, los escuchó y se quedó con ellos. No es culpa tuya, y no tienes que cargarlo a solas. Si se trata de ti, todo esto es para ti: llama ahora.',
    },
    'eating-disorder': {
      first:
        'Gracias por darte cuenta. Busca un momento tranquilo, lejos de las comidas, y dile qué has visto y que te preocupa; no hables de peso, de su aspecto ni de comida. Ofrece sacar la cita y acompañarle al médico esta misma semana. Si se desmaya, se le acelera el corazón o vomita sangre, llama al número de emergencias.',
      then: 'Es una enfermedad que tiene tratamiento; no es vanidad ni falta de fe. Puede que se enoje o lo niegue: sigue con cariño y dilo otro día. Si es menor de edad, no esperes a que acepte: que lo vea un médico. No vigiles cada bocado ni castigues. Tú no lo causaste. En los números de abajo también orientan a familiares y amistades. Si se trata de ti, todo esto es para ti.',
    },
    addiction: {
      first:
        'Gracias por decirlo. Tú no lo causaste ni puedes dejarlo en su lugar, pero sí puedes hacer algo. Si tomó o consumió demasiado, respira muy lento o no despierta, llama de inmediato al número de emergencias. Si se pone violento o violenta, primero ve a un lugar seguro; nadie te pide quedarte. En una hora tranquila y sobria, dile qué has visto y que te preocupa, y ofrece acompañarle al médico o a un grupo. En los números de abajo también orientan a la familia.',
      then: 'Puedes poner límites y mantenerlos: no des dinero, no mientas para cubrirle, y que nadie que haya bebido maneje contigo o con los niños. Quien bebió mucho cada día no debe dejarlo de golpe sin un médico. Una recaída no es el final. Cuídate tú y cuida a los niños, y busca cerca un grupo para familias; querer a alguien no significa cargarlo a solas. Si se trata de ti, todo esto es para ti.',
    },
    abuse: {
      first:
        'Gracias por no mirar hacia otro lado. Si está pasando ahora, llama al número de emergencias y no entres a solas. Si no, busca un momento en que esté sin esa persona, dile qué has visto y dile: te creo, no es culpa tuya. No enfrentes a quien lo hace ni escribas nada que pueda leer, porque eso puede ponerle en peligro. En los números de abajo también te orientan, y no tienes que dar tu nombre.',
      then: 'Deja que decida cuándo irse: la salida es la hora de más peligro, y conviene planearla con quienes saben. Puedes guardarle documentos, dinero o una maleta, acordar una palabra que quiera decir que llames por ayuda y ofrecerle dónde dormir. Si le apretaron el cuello, que vaya hoy a un médico. Si ahí viven niños, dilo en esos números. Salir del peligro no es pecado, y ninguna palabra de la Escritura pide soportar la violencia. Si vives en esa casa, también tienes derecho a estar a salvo. Si se trata de ti, todo esto es para ti.',
    },
    despair: {
      first:
        'Gracias por preocuparte. Ve a verle o llámale, escucha y deja que diga lo oscuro que está todo; no hace falta que tengas respuesta. Pregúntale con claridad si piensa en morir. Si es así, no le dejes a solas y llamen juntos a uno de los números de abajo; si urge, al de emergencias.',
      then: 'Si lleva dos semanas o más así, ofrece acompañarle al médico, como con cualquier otra enfermedad. Ayudan las cosas pequeñas: una comida, un paseo, un mensaje mañana. Sentirse así no es falta de fe, y muchos en la Escritura oraron desde un lugar así. No lo cargues a solas: avisa a otra persona que pueda acompañarle. Si se trata de ti, todo esto es para ti.',
    },
  },
};
