import { reportSentencesMessages as m } from '#lib/questionnaires/report-sentences-texts.ts';
import { setField } from '../questionnaire-editor/details/node-edits.ts';
import type { QuestionnaireEditor } from '../questionnaire-editor/editor.ts';
import { textOf, type Writer } from './rows.ts';
import { defaultsOf, toggleDefault } from './sentence-edits.ts';

type Ticked = Pick<Writer, 'node' | 'question'>;

const inConclusion = ({ node }: Ticked) => 'inConclusion' in node && node.inConclusion === true;
const isDefault = ({ node, question }: Ticked) => defaultsOf(question).includes(node.id);

/** Check boxes: whether a choice is the default answer, and whether its sentence goes into the conclusion. */
export function SentenceTicks({ editor, node, question }: Ticked & { editor: QuestionnaireEditor }) {
  const tick = (change: () => void) => {
    change();
    editor.select([node.id]);
  };
  return (
    <div className="sentence-ticks">
      {node.id !== question.id && (
        <label>
          <input
            type="checkbox"
            checked={isDefault({ node, question })}
            aria-label={m.byDefaultOf(textOf(node))}
            onChange={() => tick(() => toggleDefault(editor, question, node.id))}
          />
          {m.byDefault}
        </label>
      )}
      <label>
        <input
          type="checkbox"
          checked={inConclusion({ node, question })}
          aria-label={m.inConclusionOf(textOf(node))}
          onChange={({ target }) => tick(() => setField(editor, node.id, 'inConclusion', target.checked))}
        />
        {m.inConclusion}
      </label>
    </div>
  );
}

/** The same settings, read-only. */
export function ReadTicks(ticked: Ticked) {
  const words = [isDefault(ticked) && m.byDefault, inConclusion(ticked) && m.inConclusion].filter(Boolean);
  return <p className="sentence-ticks quiet">{words.join(' · ')}</p>;
}
