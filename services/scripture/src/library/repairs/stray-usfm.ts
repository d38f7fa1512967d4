/**
 * Repairs the USFM markers that a conversion left in the King James module: `\nd ` where the name of God begins, and
 * `\+nd*` where it ends in a note (27 verses).
 */
export function repairStrayUsfm(fragment: string): string {
  return fragment
    .replace(/<note\b[\s\S]*?<\/note>/g, (note) => note.replace(/\\\+?nd(?:\*| )/g, ''))
    .replace(/\\\+?nd /g, '<divineName>')
    .replace(/\\\+?nd\*/g, '</divineName>')
    .replace(/¶\s*/g, ''); // paragraphs also have markup
}
