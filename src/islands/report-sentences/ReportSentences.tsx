import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { editingMessages } from '#lib/items/editing-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import {
  questionnaireEditorMessages,
  questionnaireEditingWords as words,
} from '#lib/questionnaires/editor-texts.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { reportSentencesMessages as m } from '#lib/questionnaires/report-sentences-texts.ts';
import { Conflict } from '../editing/Conflict.tsx';
import { KeptDraft } from '../editing/KeptDraft.tsx';
import { usePageChanges } from '../editing/use-page-changes.ts';
import { useIsLive } from '../form/use-is-live.ts';
import {
  createQuestionnaireEditor,
  type EditedQuestionnaire,
  type QuestionnaireEditor,
} from '../questionnaire-editor/editor.ts';
import { WrittenReport } from '../questionnaire-editor/preview/WrittenReport.tsx';
import { QuestionnaireBar } from '../questionnaire-editor/QuestionnaireBar.tsx';
import { useBody } from '../questionnaire-editor/use-body.ts';
import { useDebounced } from '../questionnaire-editor/use-debounced.ts';
import { focusSentence, SentenceList } from './SentenceList.tsx';
import { showingAnswers } from './showing-answers.ts';
import '../questionnaire-editor/preview/live-preview.css';
import './report-sentences.css';

/** A report with normal answers, in which the sentence being edited is highlighted. */
function ShownReport({ editor }: { editor: QuestionnaireEditor }) {
  const body = useDebounced(useBody(editor));
  const active = useDebounced(useStore(editor.$selected)[0]);
  const report = useMemo(
    () => writeReport(body, showingAnswers(body, active), { side: 'right' }),
    [body, active],
  );
  const aside = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentence moves when the report is regenerated
  useEffect(() => {
    const [pane, shown] = [aside.current, aside.current?.querySelector('.is-current')];
    if (!pane || !shown) return;
    const { top, bottom } = shown.getBoundingClientRect();
    const box = pane.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) pane.scrollTop += top - box.top - box.height / 3;
  }, [report]);
  return (
    <aside ref={aside} className="panel sentence-report" aria-label={m.report}>
      <h2>{m.report}</h2>
      <p className="quiet">{m.reportHint}</p>
      <WrittenReport report={report} current={active} onShow={(nodes) => focusSentence(editor, nodes[0])} />
    </aside>
  );
}

/** Editor of the report sentences of a questionnaire: each beside the node that writes it, saved as it is typed. */
export function ReportSentences({ item }: { item: EditedQuestionnaire }) {
  const [editor] = useState(() => createQuestionnaireEditor(item));
  const announcement = useStore(editor.$announcement);
  usePageChanges(editor.autosave);
  const both = {
    label: editingMessages.keepBoth,
    keep: async () =>
      notify('success', questionnaireEditorMessages.keptBoth(await editor.autosave.keepBoth())),
  };
  const isLive = useIsLive();
  return (
    <div className="report-sentences" aria-busy={!isLive}>
      <p className="banner error without-script">{questionnaireEditorMessages.needsScript}</p>
      <QuestionnaireBar editor={editor} />
      <KeptDraft autosave={editor.autosave} words={words} />
      <div className="sentence-columns">
        <SentenceList editor={editor} />
        <ShownReport editor={editor} />
      </div>
      <Conflict autosave={editor.autosave} words={words} both={both} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
