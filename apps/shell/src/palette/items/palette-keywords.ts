/**
 * Other names of pages and actions, in both languages, whatever language is shown: somebody types the word they know from
 * elsewhere.
 */
const KEYWORDS: Readonly<Record<string, string>> = {
  'page-home': 'start landing front inicio portada principal',
  'page-study': 'bible read reading scripture passage finder biblia leer lectura escritura pasaje estudiar',
  'page-explorer': 'search mapping map word study explore buscar mapa palabra explorar',
  'page-atlas': 'map maps places geography journeys timeline mapa mapas lugares geografía viajes cronología',
  'page-journal': 'journal diary entries notebook diario entradas cuaderno',
  'page-selah': 'voice call talk speak conversation microphone voz llamada hablar conversación micrófono',
  'page-menu': 'menu dashboard wumenu start menú panel inicio',
  'page-profile':
    'profile account settings preferences password avatar options perfil cuenta ajustes configuración preferencias contraseña opciones',
  'page-subscription':
    'billing payment pricing price plans upgrade trial premium plus pagos precio precios planes mejorar prueba factura facturación',
  'page-usage': 'usage limits statistics tokens quota history uso límites estadísticas cuota historial',
  'page-gallery': 'gallery images pictures library galería imágenes fotos biblioteca',
  'page-theoHistory':
    'theo chat chats assistant history conversations asisteo asistente historial conversaciones',
  'page-magazine':
    'magazine logos articles news resources blog posts llm revista artículos noticias recursos entradas',
  'page-help': 'help support questions faq guide shortcuts ayuda soporte preguntas guía atajos',
  'page-about': 'about contact message email us acerca contacto mensaje correo nosotros',
  'page-admin': 'admin administration dashboard users administración panel usuarios',
  'page-login': 'login log sign in signin enter iniciar sesión entrar acceder ingresar',
  'page-register': 'register sign up signup join account registrarse registro crear cuenta unirse',
  'action-new-entry': 'write new journal entry diary add create escribir nueva entrada diario añadir crear',
  'action-plan':
    'rhema trail reading plan plans streak schedule new plan plan de lectura nuevo planes racha sendero',
  'action-light': 'light mode theme appearance day bright modo tema claro apariencia día',
  'action-dark': 'dark mode theme appearance night modo tema oscuro apariencia noche',
  'action-language-es': 'language spanish español castellano idioma lengua',
  'action-language-en': 'language english inglés idioma lengua',
  'action-sign-out':
    'log out logout signout sign off exit leave cerrar sesión salir desconectar desconectarse',
};

/** The keywords of a page or an action; those of every colour theme are the same. */
export function keywordsOf(id: string): string {
  if (id.startsWith('action-theme-'))
    return 'theme colours colors appearance look tema colores apariencia aspecto';
  return KEYWORDS[id] ?? '';
}
