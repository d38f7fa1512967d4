import { PRODUCT } from '@word-unfolded/domain';
import type { FrameTexts, LetterTexts } from './letter-text.js';
import { momentIn } from './moment.js';

const { name: product } = PRODUCT;

export const spanishFrame: FrameTexts = {
  orCopy: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  signature: `Gracia y paz,\n${product}`,
};

export const spanish: LetterTexts = {
  'verify-address': ({ name, path }) => ({
    subject: `Confirma tu dirección para ${product}`,
    greeting: `¡Te damos la bienvenida, ${name}!`,
    before: [
      `Nos alegra que quieras leer la Biblia con ${product}. Solo falta un paso: confirma que esta dirección es tuya.`,
    ],
    action: { label: 'Confirmar mi dirección', path },
    after: [
      'El enlace sirve una sola vez, durante 24 horas.',
      'Si no creaste ninguna cuenta, puedes olvidar esta carta: sin tu confirmación no pasa nada.',
    ],
  }),
  'address-has-account': ({ name, loginPath, resetPath }) => ({
    subject: `Ya tienes una cuenta en ${product}`,
    greeting: `Hola, ${name}: `,
    before: [
      'Alguien, probablemente tú, acaba de intentar crear una cuenta nueva con esta dirección. Ya tienes una, así que no cambió nada.',
    ],
    action: { label: 'Iniciar sesión', path: loginPath },
    after: [
      { text: 'Si no recuerdas la contraseña:', label: 'Elegir una contraseña nueva', path: resetPath },
      'Si no fuiste tú, no tienes que hacer nada. A nadie se le dijo que esta dirección tiene una cuenta.',
    ],
  }),
  'reset-password': ({ name, path }) => ({
    subject: 'Elige una contraseña nueva',
    greeting: `Hola, ${name}: `,
    before: ['Pediste elegir una contraseña nueva. Puedes hacerlo aquí:'],
    action: { label: 'Elegir una contraseña nueva', path },
    after: [
      'El enlace sirve una sola vez, durante una hora.',
      'Si no lo pediste, deja esta carta como está: tu contraseña sigue siendo la misma.',
    ],
  }),
  'password-changed': ({ name, resetPath }) => ({
    subject: 'Se cambió tu contraseña',
    greeting: `Hola, ${name}: `,
    before: [
      'La contraseña de tu cuenta se acaba de cambiar y se cerró la sesión en los demás dispositivos.',
      'Si fuiste tú, todo está bien. Si no, recupera tu cuenta cuanto antes:',
    ],
    action: { label: 'Elegir una contraseña nueva', path: resetPath },
    after: [],
  }),
  'new-device': ({ name, device, address, at, path }) => ({
    subject: 'Un dispositivo nuevo inició sesión',
    greeting: `Hola, ${name}: `,
    before: [
      `Alguien inició sesión en tu cuenta desde un dispositivo que no conocíamos: ${device}, desde la dirección de red ${address}, el ${momentIn('es', at)}.`,
    ],
    action: { label: 'Ver dónde tengo la sesión abierta', path },
    after: ['Si fuiste tú, todo está bien. Si no, cierra esa sesión y cambia tu contraseña.'],
  }),
  'account-deleted': ({ name }) => ({
    subject: 'Tu cuenta fue eliminada',
    greeting: `Hasta siempre, ${name}.`,
    before: [
      `Tu cuenta en ${product} fue eliminada, como pediste, y con ella todo lo que habías guardado aquí.`,
    ],
    after: ['Gracias por el tiempo que leíste con nosotros. Puedes volver cuando quieras.'],
  }),
  'contact-message': ({ name, email, message }) => ({
    subject: `Un mensaje de ${name}`,
    greeting: `${name} (${email}) escribió por el formulario de contacto: `,
    before: [],
    quotation: message,
    after: ['Tu respuesta a esta carta le llega a esa persona.'],
  }),
};
