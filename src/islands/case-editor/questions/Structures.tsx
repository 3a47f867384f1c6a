import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import type { GiveId } from '#lib/questions/new-question.ts';
import type { Structure, ZoneQuestion } from '#lib/questions/questions-schema.ts';
import { addStructure, removeStructure, setStructure } from '#lib/questions/zone-edits.ts';
import { hasZone } from '#lib/questions/zones.ts';
import { IconButton } from '../../form/IconButton.tsx';
import type { QuestionsDesk } from './use-questions.ts';

interface StructuresProps {
  desk: QuestionsDesk;
  question: ZoneQuestion;
  number: number;
}

/** Choices for the number of slices on either side of the finding. */
const REACHES = [0, 1, 2, 3, 5, 10, QUESTIONS_MAX.reach];

type Change = (update: (question: ZoneQuestion, giveId: GiveId) => ZoneQuestion) => void;

interface StructureLineProps extends StructuresProps {
  structure: Structure;
  at: number;
  change: Change;
}

/** A structure: the finding that says where it is, and for which slices that holds. */
function StructureLine({ desk, number, structure: { id, finding, reach }, at, change }: StructureLineProps) {
  const isGone = desk.findings.every((each) => each.id !== finding);
  const reaches = REACHES.includes(reach) ? REACHES : [...REACHES, reach].sort((a, b) => a - b);
  return (
    <li className="structure">
      <select
        className="input"
        autoComplete="off"
        aria-label={m.structureOf(at + 1, number)}
        value={finding}
        onChange={({ target }) => change((each) => setStructure(each, id, { finding: target.value }))}
      >
        {isGone && <option value={finding}>{m.goneFinding}</option>}
        {desk.findings.map((each) => (
          <option key={each.id} value={each.id}>
            {hasZone(each) ? each.name : m.withoutZone(each.name)}
          </option>
        ))}
      </select>
      <label className="structure-reach">
        <span className="hint">{m.reach}</span>
        <select
          className="input"
          autoComplete="off"
          aria-label={m.reachOf(at + 1, number)}
          value={reach}
          onChange={({ target }) => change((each) => setStructure(each, id, { reach: Number(target.value) }))}
        >
          {reaches.map((each) => (
            <option key={each} value={each}>
              {m.reachCount(each)}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        icon="i-lucide-x"
        label={m.removeStructure(at + 1)}
        onPress={() => change((each) => removeStructure(each, id))}
      />
    </li>
  );
}

/** What readers must point at: findings of the case that have an outline or an ellipse. */
export function Structures(props: StructuresProps) {
  const { desk, question, number } = props;
  const { structures } = question;
  const change: Change = (update) =>
    desk.change(question.id, (each, giveId) => (each.format === 'zone' ? update(each, giveId) : each));
  const used = new Set(structures.map(({ finding }) => finding));
  const isFull = structures.length >= QUESTIONS_MAX.structures;
  const hasMore = desk.findings.some((finding) => hasZone(finding) && !used.has(finding.id));
  return (
    <>
      <p className="label">{m.structuresShort}</p>
      <p className="hint">{desk.findings.some(hasZone) ? m.structuresHint : m.noFinding}</p>
      {structures.length > 0 && (
        <ol className="structures" aria-label={m.structures(number)}>
          {structures.map((structure, at) => (
            <StructureLine key={structure.id} {...props} structure={structure} at={at} change={change} />
          ))}
        </ol>
      )}
      {isFull && <p className="hint">{m.structuresFull}</p>}
      <p className="structure-ways">
        {!isFull && hasMore && (
          <button
            type="button"
            className="button small question-add"
            onClick={() =>
              change((each, giveId) =>
                addStructure(each, { findings: desk.findings, folders: desk.told.folders }, giveId),
              )
            }
          >
            <i className="i-lucide-plus" aria-hidden="true" />
            {m.addStructure}
          </button>
        )}
        {desk.canDraw && (
          <button type="button" className="button small question-add" onClick={desk.draw}>
            <i className="i-lucide-pentagon" aria-hidden="true" />
            {m.drawFinding}
          </button>
        )}
      </p>
    </>
  );
}
