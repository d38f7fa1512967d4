import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Language } from '@word-unfolded/domain';
import {
  findInLanguages,
  formatOsis,
  loadReferenceParser,
  type FoundReference,
  type ReferenceParser,
} from '@word-unfolded/scripture-ref';

const KEY = new PluginKey<DecorationSet>('scripture');

/** The attribute that holds the OSIS reference of a mark in the editor. */
export const OSIS_ATTRIBUTE = 'data-osis';

/**
 * Recognises Scripture references while the reader types, in both languages. They are only decorated; the text stays
 * unchanged. The parser is fetched with the first editor.
 */
export function scriptureMarks(language: Language, className: string): Extension {
  return Extension.create({
    name: 'scriptureMarks',
    addProseMirrorPlugins() {
      let parser: ReferenceParser | undefined;
      const known = new WeakMap<Node, readonly FoundReference[]>();
      const referencesIn = (block: Node): readonly FoundReference[] => {
        const found = known.get(block) ?? (parser ? findInLanguages(textOf(block), parser, language) : []);
        if (parser) known.set(block, found);
        return found;
      };
      const mark = (doc: Node): DecorationSet => {
        const marks: Decoration[] = [];
        if (!parser) return DecorationSet.empty;
        doc.descendants((node, at) => {
          if (!node.isTextblock || node.type.spec.code) return !node.isTextblock;
          for (const { start, end, passage } of referencesIn(node))
            marks.push(
              Decoration.inline(at + 1 + start, at + 1 + end, {
                class: className,
                [OSIS_ATTRIBUTE]: formatOsis([passage]),
              }),
            );
          return false;
        });
        return DecorationSet.create(doc, marks);
      };
      return [
        new Plugin({
          key: KEY,
          state: {
            init: (_, { doc }) => mark(doc),
            apply: (transaction, before) =>
              transaction.docChanged || transaction.getMeta(KEY) ? mark(transaction.doc) : before,
          },
          props: { decorations: (state) => KEY.getState(state) },
          view: (view) => {
            void loadReferenceParser().then(
              (loaded) => {
                parser = loaded;
                if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(KEY, true));
              },
              () => undefined, // offline, and the parser was never fetched: references stay plain text
            );
            return {};
          },
        }),
      ];
    },
  });
}

/**
 * The text of a block with one character for each position in it, so that offsets in the text and in the block are
 * equal.
 */
function textOf(block: Node): string {
  return block.textBetween(0, block.content.size, '\n', '\n');
}
