import { errorText } from '@word-unfolded/contracts';
import { greetingNameOf, PRODUCT, shownInEmail } from '@word-unfolded/domain';
import type { FrameTexts, EmailTexts } from './email-text.js';
import { dollarsIn, planName as nameOf } from './plan-words.js';
import { momentIn } from './time.js';

const { name: product } = PRODUCT;

export const spanishFrame: FrameTexts = {
  orCopy: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  signature: `Gracia y paz,\n${product}`,
};

export const spanish: EmailTexts = {
  'verify-address': ({ name, username, at, path }) => ({
    subject: `Confirma tu dirección para ${product}`,
    greeting: welcome(name),
    before: [
      `Nos alegra que quieras leer la Biblia con ${product}. Solo falta un paso: confirma que esta dirección es tuya.`,
      `Es para el registro con el nombre de usuario ${shownInEmail(username)}, del ${momentIn('es', at)}. En otro dispositivo se te pedirá la contraseña de ese registro.`,
    ],
    action: { label: 'Confirmar mi dirección', path },
    after: [
      'El enlace sirve una sola vez, durante 24 horas. Si te registras de nuevo con esta dirección, vale el enlace más reciente.',
      'Si no creaste ninguna cuenta, puedes ignorar este correo: sin tu confirmación no pasa nada.',
    ],
  }),
  'address-has-account': ({ name, loginPath, resetPath }) => ({
    subject: `Ya tienes una cuenta en ${product}`,
    greeting: hello(name),
    before: [
      `${errorText('EMAIL_TAKEN', 'es')}. Alguien, probablemente tú, acaba de intentar usar esta dirección para una cuenta. Ya es tuya, así que no cambió nada.`,
    ],
    action: { label: 'Iniciar sesión', path: loginPath },
    after: [
      { text: 'Si no recuerdas tu contraseña:', label: 'Elegir una contraseña nueva', path: resetPath },
      'Si no fuiste tú, no tienes que hacer nada. A nadie se le dijo que esta dirección tiene una cuenta.',
    ],
  }),
  'already-verified': ({ name, loginPath, resetPath }) => ({
    subject: 'Tu dirección ya está confirmada',
    greeting: hello(name),
    before: ['Pediste el enlace que confirma tu dirección. Ya está confirmada: puedes iniciar sesión.'],
    action: { label: 'Iniciar sesión', path: loginPath },
    after: [
      { text: 'Si no recuerdas tu contraseña:', label: 'Elegir una contraseña nueva', path: resetPath },
    ],
  }),
  'verify-new-address': ({ name, username, path }) => ({
    subject: `Confirma tu nueva dirección para ${product}`,
    greeting: hello(name),
    before: [
      `La cuenta con el nombre de usuario ${shownInEmail(username)} va a tener esta dirección. Confirma que es tuya; hasta entonces la cuenta conserva la anterior.`,
    ],
    action: { label: 'Confirmar mi nueva dirección', path },
    after: [
      'El enlace sirve una sola vez, durante 24 horas. En otro dispositivo se te pedirá la contraseña de la cuenta.',
      'Si no lo pediste, puedes ignorar este correo: sin tu confirmación no pasa nada.',
    ],
  }),
  'address-change-asked': ({ name, resetPath }) => ({
    subject: 'Cambio de dirección de tu cuenta',
    greeting: hello(name),
    before: [
      'Alguien que conoce tu contraseña pidió cambiar la dirección de tu cuenta. Cambiará cuando se abra el enlace que enviamos a la dirección nueva.',
      'Si fuiste tú, todo está bien. Si no, elige ahora una contraseña nueva: así se anula el cambio.',
    ],
    action: { label: 'Elegir una contraseña nueva', path: resetPath },
    after: [],
  }),
  'address-changed': ({ name }) => ({
    subject: 'Tu cuenta tiene ahora otra dirección',
    greeting: hello(name),
    before: [
      'La dirección de tu cuenta cambió, como se pidió. Desde ahora inicias sesión con la nueva, y a esta dirección ya no llegan correos sobre la cuenta.',
    ],
    after: ['Si no fuiste tú, escríbenos enseguida con el formulario de contacto.'],
  }),
  'reset-password': ({ name, path }) => ({
    subject: 'Elige una contraseña nueva',
    greeting: hello(name),
    before: ['Pediste elegir una contraseña nueva. Puedes hacerlo aquí:'],
    action: { label: 'Elegir una contraseña nueva', path },
    after: [
      'El enlace sirve una sola vez, durante una hora.',
      'Si no lo pediste, puedes ignorar este correo: tu contraseña sigue siendo la misma.',
    ],
  }),
  'password-changed': ({ name, resetPath }) => ({
    subject: 'Se cambió tu contraseña',
    greeting: hello(name),
    before: [
      'La contraseña de tu cuenta se acaba de cambiar y se cerró la sesión en los demás dispositivos.',
      'Si fuiste tú, todo está bien. Si no, recupera tu cuenta cuanto antes:',
    ],
    action: { label: 'Elegir una contraseña nueva', path: resetPath },
    after: [],
  }),
  'new-device': ({ name, device, address, at, path }) => ({
    subject: 'Un dispositivo nuevo inició sesión',
    greeting: hello(name),
    before: [
      `Alguien inició sesión en tu cuenta desde un dispositivo que no conocíamos: ${device}, desde la dirección de red ${address}, el ${momentIn('es', at)}.`,
    ],
    action: { label: 'Ver dónde tengo sesión abierta', path },
    after: ['Si fuiste tú, todo está bien. Si no, cierra esa sesión y cambia tu contraseña.'],
  }),
  'account-deleted': ({ name }) => ({
    subject: 'Tu cuenta fue eliminada',
    greeting: farewell(name),
    before: [
      `Tu cuenta en ${product} fue eliminada, como pediste, y con ella todo lo que habías guardado aquí.`,
    ],
    after: ['Gracias por el tiempo que leíste con nosotros. Puedes volver cuando quieras.'],
  }),
  'trial-ending': ({ name, tier, cents, at, path }) => ({
    subject: 'Tu prueba gratuita termina en dos días',
    greeting: hello(name),
    before: [
      `Tu prueba gratuita de ${nameOf(tier)} termina el ${momentIn('es', at)}. Ese día se cobran ${dollarsIn('es', cents)} a tu tarjeta (más los impuestos que correspondan) y el plan continúa.`,
      'Si no lo quieres, cancela antes: no se cobra nada, y todo lo que escribiste sigue siendo tuyo.',
    ],
    action: { label: 'Ver mi suscripción', path },
    after: [],
  }),
  'payment-failed': ({ name, tier, until, isLast, path }) => ({
    subject: isLast ? 'Tu plan termina mañana' : 'Tu pago no se pudo realizar',
    greeting: hello(name),
    before: [
      `No pudimos cobrar ${nameOf(tier)} a tu tarjeta. Conservas tu plan hasta el ${momentIn('es', until)}. Revisa tu tarjeta, o usa otra, antes de esa fecha.`,
    ],
    action: { label: 'Revisar mi tarjeta', path },
    after: ['Si no se paga antes, tu plan pasa a ser el gratuito. Todo lo que escribiste sigue siendo tuyo.'],
  }),
  'reading-reminder': ({ plan, day, days, reference, note, path, settingsPath, name }) => ({
    subject: `Hoy: ${reference}`,
    greeting: hello(name),
    before: [`El día ${day} de ${days} de «${plan}» es ${reference}.`, ...(note ? [note] : [])],
    action: { label: 'Leer', path },
    after: [
      'Este correo no llega los días en que ya leíste ni mientras tu plan está en pausa.',
      {
        text: 'Para cambiar la hora o dejar de recibir estos correos:',
        label: 'Recordatorio',
        path: settingsPath,
      },
    ],
  }),
  'contact-message': ({ name, email, message }) => ({
    subject: `Un mensaje de ${name}`,
    greeting: `${name} (${email}) escribió por el formulario de contacto: `,
    before: [],
    quotation: message,
    after: ['Tu respuesta a este mensaje le llega a esa persona.'],
  }),
  feedback: ({ name, email, category, subject, message, path }) => ({
    subject: `Comentario (${category}): ${subject}`,
    greeting: `${name} (${email}) envió un comentario: ${subject}`,
    before: [],
    quotation: message,
    action: { label: 'Verlo con todos los mensajes', path },
    after: ['Tu respuesta a este mensaje le llega a esa persona.'],
  }),
  'message-answer': ({ name, message, answer }) => ({
    subject: `Tu mensaje a ${product}`,
    greeting: hello(name),
    before: answer.split(/\n{2,}/),
    quotation: message,
    after: ['Esto fue lo que nos escribiste.'],
  }),
};

function hello(name: string): string {
  const known = greetingNameOf(name);
  return known ? `Hola, ${known}:` : 'Hola:';
}

function welcome(name: string): string {
  const known = greetingNameOf(name);
  return known ? `¡Te damos la bienvenida, ${known}!` : '¡Te damos la bienvenida!';
}

function farewell(name: string): string {
  const known = greetingNameOf(name);
  return known ? `Hasta siempre, ${known}.` : 'Hasta siempre.';
}
