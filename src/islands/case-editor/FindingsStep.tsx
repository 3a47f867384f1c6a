import { useStore } from '@nanostores/react';
import { caseStepMessages as m } from '#lib/cases/case-steps-texts.ts';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { findingMessages } from '#lib/cases/findings-texts.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { findView } from '#lib/cases/view-links.ts';
import { imagePath, TILE } from '#lib/images/image-paths.ts';
import { questionEditorMessages as q } from '#lib/questions/editor-texts.ts';
import type { Edited } from '#lib/questions/edits.ts';
import { placedQuestions } from '#lib/questions/question-tree.ts';
import { addZoneQuestion } from '#lib/questions/zone-edits.ts';
import { hasZone } from '#lib/questions/zones.ts';
import { FIELD_IDS } from '../publish/field-links.ts';
import type { CaseEditor } from './editor.ts';
import { isPlainPress } from './is-plain-press.ts';
import { openWriting } from './open-writing.ts';
import { StepHeading } from './StepHeading.tsx';

interface FindingLineProps {
  editor: CaseEditor;
  finding: CaseFinding;
  index: number;
}

/** Creates a question from a finding that has a zone, and goes to the questions. */
function ToZoneQuestion({ editor, finding }: Omit<FindingLineProps, 'index'>) {
  const add = () => {
    let added: Edited = { questions: null };
    editor.edit((body) => {
      added = addZoneQuestion(body.questions ?? null, finding, body.folders);
      return added.focus === undefined ? body : { ...body, questions: added.questions };
    });
    const placed = placedQuestions(added.questions).find(({ question }) => question.id === added.focus);
    editor.announce(placed ? q.zoneAdded(placed.number) : q.questionsFull);
    const panel = document.getElementById(FIELD_IDS.faultyQuestions);
    panel?.scrollIntoView({ block: 'start' });
    panel?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="button small" aria-label={q.zoneOf(finding.name)} onClick={add}>
      {q.zoneOfShort}
    </button>
  );
}

/** A finding in the order of the tour: its name, and a link to it in the viewer. */
function FindingLine({ editor, finding, index }: FindingLineProps) {
  const { id, name, folder, key, image = 0, marks } = finding;
  const { folders } = useStore(editor.autosave.$draft);
  const saved = useStore(editor.$savedFiles);
  const place = findView(folders, { folder, key, image });
  const where = place && folders[place.folder];
  const file = where?.images[place?.image ?? -1]?.file;
  const address = casePaths.writeFindings(editor.id, { finding: id });
  const content = (
    <>
      <span className="finding-thumb">
        {file && saved.has(file) && (
          <img src={imagePath(editor.id, file, TILE)} alt="" width={48} height={48} loading="lazy" />
        )}
      </span>
      <span className="finding-told">
        <strong>{findingMessages.numbered(index + 1, name)}</strong>
        <span className="hint">
          {where && place
            ? `${m.findingAt(where.name, place.image + 1)} · ${m.marks(marks.length)}`
            : m.unplaced}
        </span>
      </span>
    </>
  );
  if (!file) return <li className="finding-line">{content}</li>;
  return (
    <li className="finding-row">
      <a
        className="finding-line"
        href={address}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          void openWriting(editor, address);
        }}
      >
        {content}
        <i className="i-lucide-chevron-right" aria-hidden="true" />
      </a>
      {hasZone(finding) && <ToZoneQuestion editor={editor} finding={finding} />}
    </li>
  );
}

/** The author's findings: begun under an image, written in the viewer, listed here. */
export function FindingsStep({ editor }: { editor: CaseEditor }) {
  const { folders, findings = [] } = useStore(editor.autosave.$draft);
  const hasImages = folders.some(({ images }) => images.length > 0);
  return (
    <section className="panel case-findings" id="signes" tabIndex={-1} aria-labelledby="signes-titre">
      <StepHeading step="signes" />
      <p className="hint">{hasImages ? m.findingsHint : m.noImage}</p>
      {findings.length > 0 && (
        <ol className="finding-lines">
          {findings.map((finding, index) => (
            <FindingLine key={finding.id} editor={editor} finding={finding} index={index} />
          ))}
        </ol>
      )}
    </section>
  );
}
