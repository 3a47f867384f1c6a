import { Node } from 'prosemirror-model';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { EditedReport, EditedSection } from '#lib/questionnaires/report/edited-report.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import { type DocumentNode, toDocument, toSections } from './document.ts';
import { pasted } from './pasted.ts';
import { phrases } from './phrases.ts';
import { replaceText } from './replace-text.ts';
import { reportSchema } from './schema.ts';
import { deleteAcross, keyAtCursor, spansSections } from './sections.ts';
import { isHovering, keyOf } from './sentence-classes.ts';
import { spaces } from './spaces.ts';
import { type KeyRequests, textKeys } from './text-keys.ts';
import { emptySections, MARKS, type MarksInText, paragraphStart, textMarks } from './text-marks.ts';
import type { TextPlace } from './text-place.ts';
import { typing } from './typing.ts';
import type { TextWarning } from './warnings.ts';

/** Callbacks of the text view to the page. */
export interface TextRequests extends KeyRequests {
  /** Called after the person changed the text, by typing or otherwise. */
  change(sections: EditedSection[], isTyping: boolean): void;
  /** Called after an IME composition: changes that arrived meanwhile can be shown. */
  composed(): void;
  /** Called with the sentence under the pointer. */
  hover(key: string | null): void;
  /** Called with the sentence at the cursor. */
  cursor(key: string | null): void;
  /** Whether the answers write a sentence with this key. */
  isWritten(key: string): boolean;
}

/** The editor of the report text. */
export interface TextView {
  /** Shows the current text; returns false during an IME composition, which must not be disturbed. */
  show(edited: EditedReport): boolean;
  mark(shown: MarksInText): void;
  /** Puts the cursor where it was in the static text. */
  enter(place: TextPlace | null, typed: string): void;
  select(found: Pick<TextWarning, 'section' | 'paragraph' | 'from' | 'to'>): void;
  selectAll(): void;
  /** Moves the cursor to the end of the first sentence with one of these keys, or leaves it if there is none. */
  selectSentence(keys: ReadonlySet<string>): void;
  destroy(): void;
}

const documentOf = (edited: EditedReport) => Node.fromJSON(reportSchema, toDocument(edited));

/** Metadata of a transaction that shows a change from elsewhere, which is not to be reported. */
const SHOWN = 'shown';

/** Replaces a cut over several sections, so that each keeps its own content. */
const tamed = (transaction: Transaction, state: EditorState) =>
  transaction.getMeta('uiEvent') === 'cut' && spansSections(state.selection)
    ? deleteAcross(state)
    : transaction;

/** End position of the sentence with one of these keys; null if there is none. */
function endOfSentence(doc: Node, keys: ReadonlySet<string>): number | null {
  let end: number | null = null;
  doc.descendants((node, position) => {
    if (end === null && node.marks.some(({ attrs }) => keys.has(attrs.key as string)))
      end = position + node.nodeSize;
  });
  return end;
}

function stateOf(edited: EditedReport, requests: TextRequests): EditorState {
  return EditorState.create({
    doc: documentOf(edited),
    plugins: [
      phrases(),
      ...textKeys(requests),
      typing(),
      spaces(),
      pasted(requests.isWritten),
      textMarks(),
      emptySections(),
    ],
  });
}

/** The ProseMirror editor, which reports every change and the position of the cursor. */
function editorIn(mount: HTMLElement, edited: EditedReport, requests: TextRequests): EditorView {
  let cursor: string | null = null;
  const view = new EditorView(mount, {
    state: stateOf(edited, requests),
    attributes: {
      class: 'report-text',
      lang: 'fr',
      spellcheck: 'true',
      role: 'textbox',
      'aria-multiline': 'true',
      tabindex: '0',
      'aria-label': m.text,
      'aria-describedby': 'report-help',
    },
    handleDOMEvents: {
      // As in the form: leaving a sentence by touch is reported before the next event, leaving by mouse after it.
      pointerover: (_, { target, pointerType }) => {
        if (isHovering(pointerType)) requests.hover(keyOf(target));
      },
      pointerleave: () => requests.hover(null),
      // The browser commits composed text only after this event.
      compositionend: () => void setTimeout(() => requests.composed(), 50),
    },
    handleClick(_, __, event) {
      if (!(event.ctrlKey || event.metaKey)) return false;
      requests.question(keyOf(event.target));
      return true;
    },
    dispatchTransaction(given) {
      const transaction = tamed(given, view.state);
      const next = view.state.apply(transaction);
      view.updateState(next);
      if (transaction.docChanged && !transaction.getMeta(SHOWN))
        requests.change(
          toSections(next.doc.toJSON() as DocumentNode),
          transaction.getMeta('uiEvent') === undefined,
        );
      const key = keyAtCursor(next);
      if (key !== cursor) requests.cursor(key);
      cursor = key;
    },
  });
  return view;
}

/** Creates the editor of a report's text inside an element. */
export function createTextView(mount: HTMLElement, edited: EditedReport, requests: TextRequests): TextView {
  const view = editorIn(mount, edited, requests);

  function selectAt(from: number, to = from): void {
    const { doc, tr } = view.state;
    const selection = TextSelection.between(doc.resolve(from), doc.resolve(to));
    view.dispatch(tr.setSelection(selection).scrollIntoView());
    view.focus();
  }

  return {
    show(next) {
      if (view.composing) return false;
      const transaction = replaceText(view.state, documentOf(next));
      if (transaction) view.dispatch(transaction.setMeta(SHOWN, true));
      return true;
    },
    mark(shown) {
      view.dispatch(view.state.tr.setMeta(MARKS, shown));
    },
    enter(place, typed) {
      const [anchor, head] = place?.(view.dom) ?? [];
      if (anchor && head)
        selectAt(view.posAtDOM(anchor.node, anchor.offset), view.posAtDOM(head.node, head.offset));
      else selectAt(2);
      typed.split('\n').forEach((line, index) => {
        const { tr } = view.state;
        if (index > 0) tr.deleteSelection().split(tr.selection.from);
        view.dispatch(line === '' ? tr : tr.insertText(line));
      });
    },
    select({ from, to, ...where }) {
      const start = paragraphStart(view.state.doc, where);
      const last = view.state.doc.content.size;
      if (start !== null) selectAt(Math.min(start + from, last), Math.min(start + to, last));
    },
    selectSentence(keys) {
      const end = endOfSentence(view.state.doc, keys);
      if (end === null) view.focus();
      else selectAt(end);
    },
    selectAll: () => selectAt(0, view.state.doc.content.size),
    destroy: () => view.destroy(),
  };
}
