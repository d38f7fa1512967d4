const wordsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** English function words, including those of the King James Version. */
export const ENGLISH_STOP_WORDS = wordsIn(`
  a am an and any are art as at be been but by can could did didst do does dost doth down each every for from had hadst has
  hast hath have having he her hers him his how i if in into is it its lest let may me might mine my no nor not o of off oh on or
  our ours out over own shall shalt she should so such than that the thee their theirs them then there these they thine this
  those thou through thus thy to too under unto up upon us very was wast we were wert what when where which while who whom
  whose why will wilt with would ye yet you your yours
  don didn isn wasn won dont didnt isnt wasnt wont
`);

/** Spanish function words without accents, including those of the Reina Valera. */
export const SPANISH_STOP_WORDS = wordsIn(`
  a al ante aquel aquella aquellas aquello aquellos asi aun aunque cada como con contra cual cuales cuando cuya cuyas cuyo
  cuyos de del desde donde e el ella ellas ello ellos empero en entre era eran eres es esa esas ese eso esos esta estaba
  estaban estan estas este esto estos estoy fue fueron ha habia habian han has hasta he hube hubo i la las le les lo los mas me mi
  mia mias mio mios mis muy ni no nos nosotros nuestra nuestras nuestro nuestros o os para pero por porque pues que quien
  quienes se sea sean ser sera seran si sin sino sobre sois somos son soy su sus suya suyas suyo suyos tambien tan te ti tu
  tus tuya tuyas tuyo tuyos u un una unas uno unos vosotros vuestra vuestras vuestro vuestros y ya yo
`);
