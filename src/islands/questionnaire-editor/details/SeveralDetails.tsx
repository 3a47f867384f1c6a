import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { findNode, updateNode } from '#lib/questionnaires/edits/find-node.ts';
import type { BodyNode, NodeTypes } from '#lib/questionnaires/edits/nodes.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import { REPORT_SECTIONS } from '#lib/questionnaires/report-sections.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import type { QuestionnaireEditor } from '../editor.ts';
import { CheckField } from './fields.tsx';
import { withField } from './node-edits.ts';

type AnyNode = NodeTypes[keyof NodeTypes];
type Flag = 'important' | 'hidden' | 'neutral' | 'inConclusion';

const MIXED = 'mixed';
const SECTIONS = REPORT_SECTIONS.map((value) => ({ value, label: questionnaireMessages.sections[value] }));

/** Whether a node writes in the report, so that its text may be put into the conclusion. */
const writes = ({ kind, node }: BodyNode) =>
  kind === 'option' || kind === 'zone' || (kind === 'question' && 'sentence' in node);

interface SeveralDetailsProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  ids: readonly string[];
}

/** The fields that several selected nodes have in common. */
export function SeveralDetails({ editor, body, ids }: SeveralDetailsProps) {
  const found = ids.flatMap((id) => findNode(body, id) ?? []);
  const questions = found.filter(({ kind }) => kind === 'question');
  const sentences = found.filter(writes);
  const set = (nodes: readonly BodyNode[], key: string, value: unknown) =>
    editor.edit((now) =>
      nodes.reduce(
        (next, { node }) => updateNode<AnyNode>(next, node.id, (each) => withField(each, key, value)),
        now,
      ),
    );
  const flag = (nodes: readonly BodyNode[], key: Flag) => {
    const count = nodes.filter(({ node }) => (node as Partial<Record<Flag, boolean>>)[key]).length;
    return (
      <CheckField
        label={m[key]}
        checked={count === nodes.length}
        isMixed={count > 0 && count < nodes.length}
        onChange={(checked) => set(nodes, key, checked)}
      />
    );
  };
  const sections = new Set(questions.map(({ node }) => (node as NodeTypes['question']).section));
  const [section = MIXED] = sections.size === 1 ? sections : [];
  return (
    <>
      <p>
        <strong>{m.several(found.length)}</strong> <span className="quiet">{m.severalHint}</span>
      </p>
      {questions.length > 0 && (
        <fieldset className="details-group">
          <legend className="label">{m.onlyQuestions(questions.length)}</legend>
          <ChoiceField
            label={m.section}
            value={section}
            options={section === MIXED ? [{ value: MIXED, label: m.mixed }, ...SECTIONS] : SECTIONS}
            onChange={(value) => value !== MIXED && set(questions, 'section', value)}
          />
          {flag(questions, 'important')}
          {flag(questions, 'hidden')}
          {flag(questions, 'neutral')}
        </fieldset>
      )}
      {sentences.length > 0 && (
        <fieldset className="details-group">
          <legend className="label">{m.onlySentences(sentences.length)}</legend>
          {flag(sentences, 'inConclusion')}
        </fieldset>
      )}
    </>
  );
}
