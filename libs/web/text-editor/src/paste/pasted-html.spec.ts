import { Editor } from '@tiptap/core';
import { preserveForeignSyntax, markdownExtensions, markdownOf } from '../text/markdown-editor.js';

/** The Markdown of HTML that was pasted into an empty entry. */
function pasted(html: string): string {
  const editor = new Editor({ extensions: markdownExtensions(() => ''), content: '' });
  preserveForeignSyntax(editor);
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  return markdownOf(editor);
}

/** A list item as Word for Windows puts it on the clipboard. */
const wordItem = (level: number, sign: string, words: string, list = 'l0') => `
<p class=MsoListParagraphCxSpMiddle style='margin-left:${level}.0in;text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style><!-- @list l0:level1 {mso-level-number-format:bullet;} p.MsoNormal {margin:0in;} --></style></head>
<body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

describe('HTML pasted from Word', () => {
  it('keeps bullets and their nesting', () => {
    const items = [wordItem(1, '·', 'Ruth'), wordItem(2, 'o', 'goes <b>along</b>'), wordItem(1, '·', 'Boaz')];
    expect(pasted(word(`<p class=MsoNormal>Who?</p>${items.join('')}<p class=MsoNormal>Moab</p>`))).toBe(
      'Who?\n\n- Ruth\n  - goes **along**\n- Boaz\n\nMoab',
    );
  });

  it('keeps numbers, also when a list continues after a paragraph', () => {
    const [one, two, three] = [
      wordItem(1, '1.', 'Go'),
      wordItem(1, '2.', 'Stay'),
      wordItem(1, '3.', 'Glean'),
    ];
    expect(pasted(word(`${one}${two}<p class=MsoNormal>Then</p>${three}`))).toBe(
      '1. Go\n2. Stay\n\nThen\n\n3. Glean',
    );
  });

  it('separates lists of two kinds, and numbers lettered lists', () => {
    const items = [
      wordItem(1, '·', 'bread'),
      wordItem(1, 'a)', 'first', 'l1'),
      wordItem(1, 'b)', 'next', 'l1'),
    ];
    expect(pasted(word(items.join('')))).toBe('- bread\n\n1. first\n2. next');
  });

  it('converts the lists of Word for Mac, which contain comments', () => {
    const item = wordItem(1, '•', 'Ruth')
      .replace('<![if !supportLists]>', '<!--[if !supportLists]-->')
      .replace('<![endif]>', '<!--[endif]-->');
    expect(pasted(word(item))).toBe('- Ruth');
  });

  it('converts tables to rows', () => {
    const cell = (words: string, more = '') =>
      `<td width=200 valign=top style='border:solid windowtext 1.0pt'${more}><p class=MsoNormal>${words}<o:p></o:p></p></td>`;
    const table = `<table class=MsoTableGrid border=1><tr>${cell('Name')}${cell('Meaning')}</tr>
      <tr>${cell('Ruth')}${cell('<i>friend</i>')}</tr><tr>${cell('Boaz | Booz')}${cell('two<br>lines')}</tr></table>`;
    expect(pasted(word(`<p class=MsoNormal>Names</p>${table}<p class=MsoNormal>End</p>`))).toBe(
      [
        'Names',
        '',
        '| Name | Meaning |  ',
        '| --- | --- |  ',
        '| Ruth | *friend* |  ',
        '| Boaz ¦ Booz | two / lines |',
        '',
        'End',
      ].join('\n'),
    );
  });
});

describe('HTML pasted from Google Docs', () => {
  it('keeps nested lists and text formats', () => {
    const item = (words: string, look = '400') =>
      `<li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:${look};">${words}</span></p></li>`;
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="margin-top:0;">${item('Ruth', '700')}<ul>${item('Naomi')}</ul>${item('Boaz')}</ul></b>`;
    expect(pasted(html)).toBe('- **Ruth**\n  - Naomi\n- Boaz');
  });

  it('converts tables to rows, with cells that span others', () => {
    const html = `<b style="font-weight:normal;" id="docs-internal-guid-2"><div dir="ltr"><table><colgroup><col /><col /></colgroup><tbody>
      <tr><td colspan="2"><p dir="ltr"><span>Both</span></p></td></tr>
      <tr><td rowspan="2"><p dir="ltr"><span>left</span></p></td><td><p><span>one</span></p><p><span>more</span></p></td></tr>
      <tr><td><p><span>two</span></p></td></tr></tbody></table></div></b>`;
    expect(pasted(html)).toBe('| Both | |  \n| --- | --- |  \n| left | one / more |  \n| | two |');
  });
});

describe('HTML pasted from LibreOffice', () => {
  it('keeps lists and tables', () => {
    const html = `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.4 (Linux)"/></head><body lang="en-US">
<ol start="2">\n\t<li><p style="margin-bottom: 0in">Go</p></li>\n\t<li><p>Stay</p>\n\t<ul>\n\t\t<li><p>here</p></li>\n\t</ul>\n\t</li>\n</ol>
<table width="100%" cellpadding="4"><thead><tr><th><p>A</p></th><th><p>B</p></th></tr></thead><tbody><tr><td><p><br/></p></td><td><p>2</p></td></tr></tbody></table></body></html>`;
    expect(pasted(html)).toBe('2. Go\n3. Stay\n   - here\n\n| A | B |  \n| --- | --- |  \n| | 2 |');
  });
});

describe('a layout table', () => {
  it('becomes its content', () => {
    expect(pasted('<table><tr><td><p>Dear Ruth,</p><ul><li><p>come</p></li></ul></td></tr></table>')).toBe(
      'Dear Ruth,\n\n- come',
    );
  });
});
