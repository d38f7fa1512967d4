import { defineErrors } from '../define-errors.js';

/** Specification, section 5 "Forms", "Avatar", section 8 "Auth"; decisions, "Accounts". */
export const accountErrors = defineErrors({
  UNAUTHORIZED: { status: 403, text: { en: 'Unauthorized access', es: 'Acceso no autorizado' } },
  NOT_AUTHENTICATED: { status: 401, text: { en: 'User not authenticated', es: 'No has iniciado sesión' } },
  ACCOUNT_DELETED: {
    status: 401,
    text: { en: 'This account has been deleted.', es: 'Esta cuenta se eliminó.' },
  },
  SESSION_EXPIRED: { status: 401, text: { en: 'Session expired', es: 'La sesión caducó' } },
  TOKEN_INVALID: {
    status: 401,
    text: { en: 'Invalid or expired token', es: 'El código no es válido o caducó' },
  },
  TIER_REQUIRED: {
    status: 403,
    text: { en: 'This needs the {tier} plan.', es: 'Esto necesita el plan {tier}.' },
  },
  CSRF_INVALID: {
    status: 403,
    text: {
      en: 'This page has been open for too long. Reload it and try again.',
      es: 'Esta página lleva demasiado tiempo abierta. Recárgala e inténtalo de nuevo.',
    },
  },
  LOGIN_FAILED: { status: 500, text: { en: 'Login failed', es: 'No se pudo iniciar sesión' } },
  REGISTRATION_FAILED: { status: 500, text: { en: 'Registration failed', es: 'No se pudo crear la cuenta' } },
  PROFILE_FETCH_FAILED: {
    status: 500,
    text: { en: 'Failed to get user profile', es: 'No se pudo obtener el perfil' },
  },
  CREDENTIALS_INVALID: {
    status: 401,
    text: { en: 'Invalid email or password', es: 'El correo o la contraseña no son correctos' },
  },
  ACCOUNT_NOT_FOUND: {
    status: 404,
    text: { en: 'There is no such account.', es: 'No existe esa cuenta.' },
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    text: {
      en: 'Please verify your email address before signing in.',
      es: 'Confirma tu dirección de correo antes de iniciar sesión.',
    },
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    text: {
      en: 'This account has been suspended. Contact us if you think this is a mistake.',
      es: 'Esta cuenta está suspendida. Escríbenos si crees que es un error.',
    },
  },
  EMAIL_TAKEN: {
    status: 409,
    text: { en: 'An account with this email already exists', es: 'Ya existe una cuenta con este correo' },
  },
  USERNAME_TAKEN: {
    status: 409,
    text: { en: 'This username is already taken', es: 'Este nombre de usuario ya está en uso' },
  },
  PASSWORD_TOO_WEAK: {
    status: 400,
    text: { en: 'Password is too weak', es: 'La contraseña es demasiado débil' },
  },
  NETWORK_ERROR: {
    text: { en: 'Network error. Please check your connection.', es: 'Error de red. Revisa tu conexión.' },
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    text: {
      en: 'Too many requests. Please wait before trying again.',
      es: 'Demasiadas solicitudes. Espera antes de intentarlo de nuevo.',
    },
  },
  RESET_TOKEN_MISSING: {
    status: 400,
    text: { en: 'No reset token provided', es: 'Falta el código para restablecer la contraseña' },
  },
  RESET_TOKEN_INVALID: {
    status: 400,
    text: {
      en: 'This password reset link is invalid or has expired',
      es: 'Este enlace para restablecer la contraseña no es válido o caducó',
    },
  },
  RESET_TOKEN_CHECK_FAILED: {
    status: 500,
    text: { en: 'Failed to verify reset token', es: 'No se pudo comprobar el código' },
  },
  PASSWORD_RESET_FAILED: {
    status: 500,
    text: { en: 'Failed to reset password', es: 'No se pudo restablecer la contraseña' },
  },
  VERIFICATION_FAILED: {
    status: 400,
    text: { en: 'Verification failed. Please try again.', es: 'La confirmación falló. Inténtalo de nuevo.' },
  },
  DEVELOPMENT_LOGIN_ONLY: {
    status: 403,
    text: {
      en: 'Development login is only available in development mode',
      es: 'El acceso de desarrollo solo está disponible en modo de desarrollo',
    },
  },
  EMAIL_REQUIRED: {
    status: 400,
    text: { en: 'Valid email is required', es: 'Se requiere un correo válido' },
  },
  EMAIL_INVALID: {
    status: 400,
    text: { en: 'Please enter a valid email address', es: 'Escribe una dirección de correo válida' },
  },
  PASSWORD_REQUIRED: {
    status: 400,
    text: { en: 'Password is required', es: 'La contraseña es obligatoria' },
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    text: {
      en: 'Password must be at least 6 characters',
      es: 'La contraseña debe tener al menos 6 caracteres',
    },
  },
  PASSWORDS_DIFFER: {
    status: 400,
    text: { en: 'Passwords do not match', es: 'Las contraseñas no coinciden' },
  },
  NAME_REQUIRED: { status: 400, text: { en: 'Name is required', es: 'El nombre es obligatorio' } },
  USERNAME_REQUIRED: {
    status: 400,
    text: { en: 'Username is required', es: 'El nombre de usuario es obligatorio' },
  },
  USERNAME_TOO_SHORT: {
    status: 400,
    text: {
      en: 'Username must be at least 3 characters',
      es: 'El nombre de usuario debe tener al menos 3 caracteres',
    },
  },
  NAME_NOT_PLAIN: {
    status: 400,
    text: {
      en: "A name has letters, digits, spaces and . , - ' and no links",
      es: "Un nombre lleva letras, cifras, espacios y . , - ' y ningún enlace",
    },
  },
  USERNAME_NOT_PLAIN: {
    status: 400,
    text: {
      en: 'Use letters of one alphabet and digits, with . _ or - between them, and no web address',
      es: 'Usa letras de un solo alfabeto y cifras, con . _ o - entre ellas, y ninguna dirección web',
    },
  },
  USERNAME_RESERVED: {
    status: 400,
    text: { en: 'This username is reserved', es: 'Este nombre de usuario está reservado' },
  },
  SESSION_NOT_FOUND: {
    status: 404,
    text: { en: 'There is no such session anymore.', es: 'Esa sesión ya no existe.' },
  },
  PASSWORD_UNCONFIRMED: {
    status: 403,
    text: {
      en: 'Please enter your password again to continue.',
      es: 'Escribe otra vez tu contraseña para continuar.',
    },
  },
  MAIL_NOT_SET_UP: {
    status: 503,
    text: {
      en: 'This server cannot send email: no mail server is set up.',
      es: 'Este servidor no puede enviar correo: no hay ningún servidor de correo configurado.',
    },
  },
  AVATAR_NOT_AN_IMAGE: {
    status: 400,
    text: { en: 'Please select an image file', es: 'Elige un archivo de imagen' },
  },
  AVATAR_TOO_LARGE: {
    status: 413,
    text: { en: 'Image must be smaller than 5MB', es: 'La imagen debe pesar menos de 5 MB' },
  },
  AVATAR_UPDATE_FAILED: {
    status: 500,
    text: { en: 'Failed to update avatar', es: 'No se pudo actualizar la foto' },
  },
  PROFILE_UPDATE_FAILED: {
    status: 500,
    text: {
      en: 'Failed to update profile. Please try again.',
      es: 'No se pudo actualizar el perfil. Inténtalo de nuevo.',
    },
  },
  PASSWORD_UPDATE_FAILED: {
    status: 500,
    text: {
      en: 'Failed to update password. Please try again.',
      es: 'No se pudo cambiar la contraseña. Inténtalo de nuevo.',
    },
  },
});
