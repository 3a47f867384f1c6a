import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { EditedReport, EditedSection } from '#lib/questionnaires/report/edited-report.ts';
import { withRemovals } from '#lib/questionnaires/report/edited-report.ts';
import { merge } from '#lib/questionnaires/report/merge.ts';
import type { TextRequests, TextView } from './text-view.ts';

/** Undo group: consecutive typing is one undo step. */
const TYPING = 'report';

export interface TextBridge {
  connect(create: (edited: EditedReport, requests: TextRequests) => TextView): TextView;
  end(): void;
}

/**
 * Connects the editor with the session: typed text goes to the session, changes by answers go to the editor. During
 * an IME composition the editor is left alone; the text composed meanwhile is merged with the changes.
 */
export function textBridge(
  session: ReportSession,
  page: Pick<TextRequests, 'hover' | 'cursor' | 'question'>,
): TextBridge {
  let view: TextView | null = null;
  /** The report that the editor's text is based on. */
  let base = { report: session.$report.get(), edited: session.$edited.get() };
  let written: ReadonlySet<string> | null = null;

  function show(edited: EditedReport): void {
    if (edited === base.edited || !view?.show(edited)) return;
    base = { report: session.$report.get(), edited };
    written = null;
  }

  function change(sections: EditedSection[], isTyping: boolean): void {
    const place = isTyping ? TYPING : '';
    const report = session.$report.get();
    const mine = withRemovals(base.report, { ...base.edited, sections });
    if (report === base.report) {
      base = { report, edited: mine };
      session.edit(mine, place);
    } else session.edit(merge(base.report, mine, report), place);
  }

  const requests: TextRequests = {
    ...page,
    change,
    composed: () => show(session.$edited.get()),
    undo: () => void session.undo(),
    redo: () => void session.redo(),
    isWritten(key) {
      written ??= new Set(
        base.report.flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => sentence.key)),
        ),
      );
      return written.has(key);
    },
  };

  let end = () => {};
  return {
    connect(create) {
      view = create(base.edited, requests);
      end = session.$edited.subscribe(show);
      return view;
    },
    end() {
      end();
      view?.destroy();
    },
  };
}
