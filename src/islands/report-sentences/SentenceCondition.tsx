import { formulaWords } from '#lib/questionnaires/formulas/formula-words.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';
import { ConditionField } from '../questionnaire-editor/details/ConditionField.tsx';
import type { QuestionnaireEditor } from '../questionnaire-editor/editor.ts';
import { useBody } from '../questionnaire-editor/use-body.ts';
import { sentenceOf, type Writer } from './rows.ts';

interface SentenceConditionProps {
  editor: QuestionnaireEditor;
  node: Writer['node'];
}

const conditionOf = (node: Writer['node']) =>
  'sentenceCondition' in node ? node.sentenceCondition : undefined;

/** The condition under which the sentence being edited is written. */
export function SentenceConditionField({ editor, node }: SentenceConditionProps) {
  const body = useBody(editor);
  if (sentenceOf(node) === '' && !conditionOf(node)) return null;
  return (
    <div className="sentence-condition">
      <ConditionField
        key={node.id}
        editor={editor}
        body={body}
        node={{ id: node.id, sentenceCondition: conditionOf(node) }}
        field="sentenceCondition"
      />
    </div>
  );
}

/** The condition of the sentence, read-only. */
export function ReadSentenceCondition({ editor, node }: SentenceConditionProps) {
  const condition = conditionOf(node);
  if (!condition) return null;
  const words = formulaWords(editor.body().pages, condition);
  return <p className="sentence-condition quiet">{questionnaireMessages.saidOnlyIf(words)}</p>;
}
