import { lazy, Suspense } from 'react';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { questionnaireEditorMessages } from '#lib/questionnaires/editor-texts.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import { type Fiche, optionsOf, walkQuestions } from '#lib/questionnaires/tree.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { TextField } from './fields.tsx';
import { setField } from './node-edits.ts';

/** The text editor is larger than the rest of the page: it is loaded with the first fiche that is opened. */
const FicheText = lazy(async () => ({ default: (await import('./FicheText.tsx')).FicheText }));

interface FicheDetailsProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  fiche: Fiche;
}

/** The texts of the questions and options that open a fiche. */
function openersOf({ pages }: QuestionnaireBody, fiche: string): string[] {
  return Array.from(walkQuestions(pages), ({ question }) => [question, ...optionsOf(question)])
    .flat()
    .flatMap(({ fiche: opened, text }) => (opened === fiche ? [text] : []));
}

/** A fiche: its title, its text, and the questions and options that open it. */
export function FicheDetails({ editor, body, fiche }: FicheDetailsProps) {
  return (
    <>
      <TextField
        label={questionnaireEditorMessages.textOf.fiche}
        value={fiche.title}
        most={QUESTIONNAIRE_MAX.ficheTitle}
        onChange={(value) => setField(editor, fiche.id, 'title', value)}
      />
      <p className="hint">{m.ficheUsedBy(openersOf(body, fiche.id))}</p>
      <Suspense fallback={<p role="status">{m.loadingText}</p>}>
        <FicheText key={fiche.id} editor={editor} fiche={fiche} />
      </Suspense>
    </>
  );
}
