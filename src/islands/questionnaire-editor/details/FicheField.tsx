import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { questionnaireEditorMessages } from '#lib/questionnaires/editor-texts.ts';
import { updateNode } from '#lib/questionnaires/edits/find-node.ts';
import { takenIds } from '#lib/questionnaires/edits/fresh-ids.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import type { Question, QuestionOption } from '#lib/questionnaires/tree.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import type { QuestionnaireEditor } from '../editor.ts';
import { setField } from './node-edits.ts';

interface FicheFieldProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  node: Question | QuestionOption;
}

/** Choice of the fiche that a question or an option opens: an existing one, or a new one. */
export function FicheField({ editor, body, node }: FicheFieldProps) {
  const { id, text, fiche = '' } = node;
  const options = [
    { value: '', label: m.noFiche },
    ...(body.fiches ?? []).map(({ id: value, title }) => {
      return { value, label: title || questionnaireEditorMessages.untitled.fiche };
    }),
  ];
  const make = () => {
    const made = newNodeId(takenIds(editor.body()));
    const isMade = editor.edit((now) => {
      const fiches = [...(now.fiches ?? []), { id: made, title: text.trim(), content: [] }];
      return updateNode<Question | QuestionOption>({ ...now, fiches }, id, (each) => ({
        ...each,
        fiche: made,
      }));
    });
    if (isMade) editor.select([made]);
  };
  return (
    <div className="details-group">
      <ChoiceField
        label={m.fiche}
        value={fiche}
        options={options}
        onChange={(value) => setField(editor, id, 'fiche', value || undefined)}
      />
      <div className="chips">
        {fiche && (
          <button type="button" className="button small" onClick={() => editor.select([fiche])}>
            <i className="i-lucide-book-open" aria-hidden="true" />
            {m.openFiche}
          </button>
        )}
        <button type="button" className="button small" onClick={make}>
          <i className="i-lucide-plus" aria-hidden="true" />
          {m.newFiche}
        </button>
      </div>
    </div>
  );
}
