import { atom } from 'nanostores';
import { useRef } from 'react';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { createReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { createReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import type { ReportingPage } from '../../reporting/reporting-context.ts';
import type { QuestionnaireEditor } from '../editor.ts';

interface LiveForm {
  body: QuestionnaireBody;
  page: ReportingPage;
}

function begin(editor: QuestionnaireEditor, body: QuestionnaireBody, before?: ReportingPage): ReportingPage {
  const item = { id: editor.id, title: editor.autosave.$draft.get().title };
  const kept = before?.session.snapshot();
  return {
    // Stored nowhere: the form is only there to try the questionnaire.
    session: createReportSession({ id: '', item, body, kept }, { now: () => Date.now() }),
    focus: before?.focus ?? createReportingFocus(),
    fiches: body.fiches ?? [],
    $typed: before?.$typed ?? atom({}),
    announce: editor.announce,
  };
}

/** A live form of the questionnaire; keeps the answers that were given before an edit. */
export function useLiveForm(editor: QuestionnaireEditor, body: QuestionnaireBody): ReportingPage {
  const live = useRef<LiveForm>(undefined);
  if (live.current?.body !== body) live.current = { body, page: begin(editor, body, live.current?.page) };
  return live.current.page;
}
