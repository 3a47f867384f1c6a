import { useState } from 'react';
import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import { changeType } from '#lib/questionnaires/edits/change-type.ts';
import { updateNode } from '#lib/questionnaires/edits/find-node.ts';
import { takenIds } from '#lib/questionnaires/edits/fresh-ids.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';
import type { Question, QuestionType } from '#lib/questionnaires/tree.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import type { QuestionnaireEditor } from '../editor.ts';
import { ImageField } from './ImageField.tsx';

interface TypeFieldProps {
  editor: QuestionnaireEditor;
  question: Question;
}

const TYPES = (Object.keys(questionnaireMessages.types) as QuestionType[]).map((value) => {
  return { value, label: questionnaireMessages.types[value] };
});

/** The answer type of a question. A change of type keeps what fits; the author first sees what would be lost. */
export function TypeField({ editor, question }: TypeFieldProps) {
  const [needsImage, setNeedsImage] = useState(false);
  const change = (type: QuestionType) =>
    editor.editOrAsk((body) =>
      updateNode<Question>(body, question.id, (each) =>
        changeType(each, type, () => newNodeId(takenIds(body))),
      ),
    );
  const choose = (type: QuestionType) => {
    const isWithout = type === 'hotspot' && !question.image;
    setNeedsImage(isWithout);
    if (!isWithout) change(type);
  };
  const arrive = () => {
    setNeedsImage(false);
    change('hotspot');
  };
  return (
    <>
      <ChoiceField
        label={m.type}
        value={needsImage ? 'hotspot' : question.type}
        options={TYPES}
        onChange={choose}
      />
      {needsImage && (
        <div className="banner needs-image" role="status">
          <p>{m.hotspotNeedsImage}</p>
          <ImageField editor={editor} node={question} onArrival={arrive} />
          <button type="button" className="button small" onClick={() => setNeedsImage(false)}>
            {m.keepType}
          </button>
        </div>
      )}
    </>
  );
}
