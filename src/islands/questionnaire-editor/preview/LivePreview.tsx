import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { withoutPictures } from '#lib/items/kinds/without-pictures.ts';
import { questionnaireEditorMessages as m } from '#lib/questionnaires/editor-texts.ts';
import { findNode } from '#lib/questionnaires/edits/find-node.ts';
import { AnswerForm } from '../../reporting/AnswerForm.tsx';
import { ReportingContext, type ReportingPage } from '../../reporting/reporting-context.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { useBody } from '../use-body.ts';
import { useDebounced } from '../use-debounced.ts';
import { useLiveForm } from './use-live-form.ts';
import { WrittenReport } from './WrittenReport.tsx';
import '../../reporting/reporting.css';
import './live-preview.css';

/** Shows the page that contains the selected node. */
function useSelectedPage(editor: QuestionnaireEditor, { session }: ReportingPage): void {
  const [id] = useStore(editor.$selected);
  useEffect(() => {
    const found = id === undefined ? undefined : findNode(editor.body(), id);
    const page = found && [...found.parents, found].find(({ kind }) => kind === 'page');
    if (page) session.showPage(page.node.id);
  }, [editor, session, id]);
}

function LiveReport({ editor, page }: { editor: QuestionnaireEditor; page: ReportingPage }) {
  return <WrittenReport report={useStore(page.session.$report)} onShow={editor.select} />;
}

/** The questionnaire as people will answer it, and the report that the answers write. Answers are not stored. */
export function LivePreview({ editor }: { editor: QuestionnaireEditor }) {
  const unsaved = useStore(editor.images.$unsaved);
  const edited = useDebounced(useBody(editor));
  // The preview loads images from the server: those that it does not serve yet are shown a moment later.
  const body = useMemo(
    () => (unsaved.size > 0 ? (withoutPictures(edited, unsaved) as typeof edited) : edited),
    [edited, unsaved],
  );
  const page = useLiveForm(editor, body);
  useSelectedPage(editor, page);
  return (
    <ReportingContext value={page}>
      <div className="live-preview">
        <AnswerForm />
        <section className="live-report" aria-labelledby="titre-apercu">
          <h2 id="titre-apercu">{m.report}</h2>
          <LiveReport editor={editor} page={page} />
        </section>
        <p className="quiet">{m.previewHint}</p>
      </div>
    </ReportingContext>
  );
}
