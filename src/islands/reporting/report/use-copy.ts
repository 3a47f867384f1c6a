import { type RefObject, useEffect, useState } from 'react';
import type { Unanswered } from '#lib/kinds/questionnaire/report/unanswered.ts';
import { reportMessages as m } from '#lib/messages/report.ts';
import { call } from '#lib/stores/api.ts';
import { notify } from '#lib/stores/notices.ts';
import type { ReportSession } from '#lib/stores/reporting/report-session.ts';
import { copyBoth, fillClipboard } from './clipboard.ts';
import type { TextHandle } from './ReportText.tsx';
import { copiedReport } from './report-files.ts';

/** Important questions without an answer, the side included. */
const missingAnswers = ({ $unanswered }: ReportSession): Unanswered[] =>
  $unanswered.get().filter(({ important }) => important);

const FIELD = 'input:not([type=radio], [type=checkbox]), textarea, dialog[open]';

/** Whether Ctrl+C is pressed for the whole report: nothing is selected that it would copy. */
function asksForAll(): boolean {
  const { activeElement } = document;
  return !activeElement?.closest(FIELD) && getSelection()?.isCollapsed !== false;
}

export interface Copying {
  /** What is told before copying; null when nothing is asked. */
  missing: readonly Unanswered[] | null;
  /** Copies, unless important answers are missing: those are told first. */
  copy(): void;
  copyAnyway(): void;
  cancel(): void;
}

/** Copies the report, by the button and by Ctrl+C when nothing is selected. */
export function useCopy(session: ReportSession, text: RefObject<TextHandle | null>): Copying {
  const [missing, setMissing] = useState<readonly Unanswered[] | null>(null);
  const isEmpty = () => session.$edited.get().sections.length === 0;
  const done = () => {
    notify('success', m.copied);
    // That it was copied, never what: the author reads how many were.
    const params = { kind: 'questionnaire', id: session.item.id } as const;
    void call('POST /[kind]/[id]/report-copied', { params }).catch(() => undefined);
  };

  async function copyAnyway(): Promise<void> {
    setMissing(null);
    if (isEmpty()) notify('error', m.empty);
    else if (await copyBoth(copiedReport(session.$edited.get()))) done();
    else {
      await text.current?.selectAll();
      notify('error', m.notCopied);
    }
  }

  /** Whether it may be copied at once. */
  function isComplete(): boolean {
    const found = missingAnswers(session);
    if (found.length > 0) setMissing(found);
    return found.length === 0;
  }

  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !asksForAll() || isEmpty() || !isComplete()) return;
      fillClipboard(event, copiedReport(session.$edited.get()));
      done();
    };
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  });

  return {
    missing,
    copy: () => {
      if (isComplete()) void copyAnyway();
    },
    copyAnyway: () => void copyAnyway(),
    cancel: () => setMissing(null),
  };
}
