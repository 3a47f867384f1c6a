import { Node } from 'prosemirror-model';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { type DocumentNode, toDocument } from './document.ts';
import type { KnownImages } from './known-images.ts';
import { type EditorRequests, sheetPlugins } from './plugins.ts';
import { type SheetSchema, sheetSchema, type TextOwner } from './schema.ts';
import { toRichText } from './stored-text.ts';

interface SheetViewOptions {
  owner: TextOwner;
  knownImages: KnownImages;
  content: RichText | null;
  requests: EditorRequests;
  onChange(content: RichText): void;
}

export interface SheetView {
  mount: RefObject<HTMLDivElement | null>;
  /** The ProseMirror view; null before hydration. */
  editor: RefObject<EditorView | null>;
  /** Null before hydration. */
  state: EditorState | null;
  run(command: Command): void;
  /** Replaces the text by one from elsewhere. This is not a change to save, and undo restores the previous text. */
  replace(content: RichText): void;
  focus(): void;
}

/** Metadata of a transaction that inserts a text from elsewhere. */
const REPLACED = 'replaced';

/** Scroll margins in pixels, for the header and the toolbars that cover the page. */
const CLEAR = { top: 180, bottom: 24, left: 0, right: 0 };

/** Throws for a text that the schema rejects: better an error than saving the sheet without a part of it. */
function documentOf(schema: SheetSchema, content: RichText | null): Node {
  const document = Node.fromJSON(schema, toDocument(content));
  document.check();
  return document;
}

/** The ProseMirror view of a sheet. Later changes of the options have no effect. */
export function useSheetView(options: SheetViewOptions): SheetView {
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const first = useRef(options);
  const [state, setState] = useState<EditorState | null>(null);

  useEffect(() => {
    const { owner, knownImages, content, requests, onChange } = first.current;
    const schema = sheetSchema(owner, knownImages);
    const editor = new EditorView(mount.current, {
      state: EditorState.create({
        doc: documentOf(schema, content),
        plugins: sheetPlugins(schema, knownImages, requests),
      }),
      scrollThreshold: CLEAR,
      scrollMargin: CLEAR,
      attributes: {
        class: 'rich-text sheet-text',
        lang: 'fr',
        spellcheck: 'true',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': m.text,
        'aria-describedby': 'sheet-help',
      },
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (transaction.docChanged && !transaction.getMeta(REPLACED))
          onChange(toRichText(next.doc.toJSON() as DocumentNode));
      },
    });
    view.current = editor;
    setState(editor.state);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);

  const focus = useCallback(() => view.current?.focus(), []);
  const run = useCallback((command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  }, []);
  const replace = useCallback((content: RichText) => {
    const editor = view.current;
    if (!editor) return;
    first.current.knownImages.addAll(content);
    const document = documentOf(editor.state.schema as SheetSchema, content);
    const { tr, doc } = editor.state;
    editor.dispatch(tr.replaceWith(0, doc.content.size, document.content).setMeta(REPLACED, true));
  }, []);
  return { mount, editor: view, state, run, replace, focus };
}
