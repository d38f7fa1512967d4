import type { Language } from '@word-unfolded/domain';

/**
 * Stories of the Bible in a writer's own words. They have some words of the verses, in sentences of their own, and are no
 * quotations: none is altered.
 */
export const RETELLINGS: readonly (readonly [Language, string])[] = [
  ...[
    'Peter walked on the water until he saw the wind; then he was afraid, began to sink, and cried for help, and Jesus took hold of him at once.',
    'Elijah sat down under a broom tree and asked to die. An angel touched him and told him to eat, because the journey was too long for him.',
    'Jonah went down to Joppa, found a ship to Tarshish, paid the fare and hid in the hold while the storm grew.',
    'Paul and Silas prayed and sang in prison at midnight; an earthquake opened the doors, and the jailer asked what he must do to be saved.',
    'An angel warns Joseph in a dream that Herod wants to kill the child, and he takes Jesus and his mother by night to Egypt.',
    'He shaves off half their beards and sends them away; David tells them to wait in Jericho until their beards have grown.',
    'Abimelech gives back Sarah with sheep, oxen, servants and a thousand pieces of silver, and lets Abraham live where he likes.',
    'Elisheba was the wife of Aaron and the mother of his four sons, Nadab, Abihu, Eleazar and Ithamar.',
    'On the way down he tells them to say nothing until the Son of Man has risen.',
    'She sat under a palm tree between Ramah and Bethel, and people came to her for judgment.',
    'Across the lake Jesus meets a man with an unclean spirit who lives among the tombs, breaks every chain and cuts himself with stones.',
    'Joseph was sold by his brothers for twenty pieces of silver, and he came to Egypt, where God was with him.',
    'Esther asked the king for her life and for the life of her people. The king asked who would dare to do this.',
  ].map((text) => ['en', text] as const),
  ...[
    'Abraham salió sin saber a dónde iba, con su mujer, su sobrino y todo lo que tenían, y llegó a la tierra de Canaán.',
    'Abraham fue el hombre a quien Dios llamó a salir de Harán y prometió tierra, descendencia y bendición para todas las familias de la tierra.',
    'Siba fue un siervo de la casa de Saúl, a quien David puso a administrar las tierras que dio a Mefi-boset.',
    'Preguntan a Jesús por qué ayunan los discípulos de Juan y los fariseos y los suyos no.',
    'Nadie echa vino nuevo en odres viejos, porque revientan y se pierde todo; el vino nuevo va en odres nuevos.',
    'Fue un hombre que mintió al varón de Dios de Judá diciendo que un ángel lo enviaba, y así lo llevó a desobedecer.',
    'Rut le dijo a Noemí que iría con ella a donde fuera y que su pueblo sería el suyo.',
    'Los discípulos dormían mientras Jesús oraba en el huerto, y les preguntó si no podían velar una hora.',
  ].map((text) => ['es', text] as const),
];
