import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#lib/platform/browser/api.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { openPointsMessages } from '#lib/questionnaires/open-points-texts.ts';
import { saysNothing, toPlainText } from '#lib/questionnaires/report/report-text.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import { copyBoth, fillClipboard } from './clipboard.ts';
import { copyAim } from './copy-events.ts';
import { type OpenPoint, openPointsOf } from './open-points.ts';
import type { TextHandle } from './ReportText.tsx';
import { copiedReport, download, textFile, wordFile } from './report-files.ts';

/** The ways to export a report. */
export type Way = 'copy' | 'next' | 'print' | FileWay;
type FileWay = 'txt' | 'docx' | 'fhir';

export interface Taking {
  /** The confirmation shown before export; null if there is none. */
  asked: { way: Way; points: readonly OpenPoint[] } | null;
  /** Exports the report, unless it has open points, which are shown first. */
  take(way: Way): void;
  takeAnyway(): void;
  cancel(): void;
  /** Called when the list of open points cannot be shown: the export is cancelled. */
  giveUp(): void;
}

/** @param isNext whether the next report starts */
function copied(session: ReportSession, isNext = false): void {
  session.markCopied();
  notify('success', isNext ? m.copiedNext : m.copied);
  // The request only counts the copy and never contains the report: the author sees how often it was copied.
  const params = { kind: 'questionnaire', id: session.item.id } as const;
  void call('POST /[kind]/[id]/report-copied', { params }).catch(() => undefined);
}

interface Pane {
  session: ReportSession;
  text: RefObject<TextHandle | null>;
  /** Starts the next report. */
  onNext(): void;
}

async function copy({ session, text, onNext }: Pane, isNext: boolean): Promise<void> {
  if (await copyBoth(copiedReport(session.$edited.get()))) {
    copied(session, isNext);
    if (isNext) onNext();
    return;
  }
  await text.current?.selectAll();
  notify('error', m.notCopied);
}

async function save(session: ReportSession, way: FileWay): Promise<void> {
  const edited = session.$edited.get();
  const { title } = session.item;
  if (way === 'txt') download(textFile(edited), title, 'txt');
  else if (way === 'docx') download(await wordFile(edited), title, 'docx');
  else {
    const { fhirFile } = await import('./fhir-file.ts');
    download(fhirFile(session), title, 'fhir.json');
  }
}

async function leave(way: Way, pane: Pane): Promise<void> {
  if (way === 'copy' || way === 'next') return copy(pane, way === 'next');
  try {
    if (way === 'print') print();
    else await save(pane.session, way);
  } catch {
    notify('error', m.fileFailed);
  }
}

/** Exports the report: by buttons, and by Ctrl+C when nothing is selected. */
export function useReportExport(pane: Pane): Taking {
  const { session } = pane;
  const [asked, setAsked] = useState<Taking['asked']>(null);
  const isEmpty = () => saysNothing(session.$edited.get());

  function takeNow(way: Way): void {
    // The list of open points must be gone before the page is printed.
    flushSync(() => setAsked(null));
    if (isEmpty()) notify('error', m.empty[way]);
    else void leave(way, pane);
  }

  /** Whether the report may be exported without confirmation. */
  function isComplete(way: Way): boolean {
    const points = openPointsOf(session);
    if (points.length > 0) setAsked({ way, points });
    return points.length === 0;
  }

  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const isCut = event.type === 'cut';
      // Cutting the whole text is an ordinary cut, like that of any part.
      const aim = copyAim(isCut ? '' : toPlainText(session.$edited.get(), m.headings));
      if (event.defaultPrevented || aim === 'selection') return;
      // The browser must not handle the event: as the notice says, the clipboard keeps its earlier content.
      event.preventDefault();
      event.stopPropagation();
      if (isCut) notify('error', m.nothingCut);
      else if (aim === 'nothing') notify('error', m.nothingCopied);
      else if (isEmpty()) notify('error', m.empty.copy);
      else if (isComplete('copy')) {
        fillClipboard(event, copiedReport(session.$edited.get()));
        copied(session);
      }
    };
    const events = ['copy', 'cut'] as const;
    // In the capture phase: ProseMirror would put an empty selection on the clipboard.
    for (const each of events) document.addEventListener(each, onCopy, { capture: true });
    return () => {
      for (const each of events) document.removeEventListener(each, onCopy, { capture: true });
    };
  });

  return {
    asked,
    take: (way) => {
      if (isEmpty() || isComplete(way)) takeNow(way);
    },
    takeAnyway() {
      if (asked) takeNow(asked.way);
    },
    cancel: () => setAsked(null),
    giveUp() {
      if (asked) notify('error', openPointsMessages.unlisted(asked.points.length));
      setAsked(null);
    },
  };
}
