import { Fragment, useEffect, useRef } from 'react';
import { FINDINGS_MAX } from '#lib/cases/finding.ts';
import { findingEditorMessages as m } from '#lib/cases/finding-editor-texts.ts';
import type { CaseFinding, CaseMark } from '#lib/cases/findings-schema.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { TooLong } from '../../editing/TooLong.tsx';
import { useEmptiedName } from '../../editing/use-emptied-name.ts';
import { placeFinding } from './drawn-marks.ts';
import type { WrittenFindings } from './use-findings.ts';

interface FindingFieldsProps {
  engine: Engine;
  shown: ViewerCase;
  finding: CaseFinding;
  written: WrittenFindings;
}

interface NameFieldProps {
  name: string;
  onName(name: string): void;
  /** Whether the field takes the focus on mount, so that a new finding can be named at once. */
  takesFocus(): boolean;
}

/** The name of a finding: an empty one is not saved, and the previous one comes back. */
function NameField({ name, onName, takesFocus }: NameFieldProps) {
  const { field } = useEmptiedName(name, onName);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (!takesFocus()) return;
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <>
      <label className="field">
        <span>{m.name}</span>
        <input ref={input} className="input" autoComplete="off" {...field} />
      </label>
      <TooLong text={name} most={FINDINGS_MAX.name} />
    </>
  );
}

/** Fields for the texts of the labels on the image, in the order in which these were placed. */
function LabelFields({ marks, onMarks }: { marks: readonly CaseMark[]; onMarks(marks: CaseMark[]): void }) {
  const labels = marks.flatMap((mark, index) => (mark.kind === 'label' ? [{ mark, index }] : []));
  return labels.map(({ mark, index }, at) => (
    <Fragment key={index}>
      <label className="field">
        <span>{m.label(at + 1)}</span>
        <input
          className="input"
          autoComplete="off"
          data-of-draft
          value={mark.text ?? ''}
          onChange={({ target: { value } }) => onMarks(marks.with(index, { ...mark, text: value }))}
        />
      </label>
      <TooLong text={mark.text ?? ''} most={FINDINGS_MAX.label} />
    </Fragment>
  ));
}

/** The fields of the selected finding, and the slice that it is on. */
export function FindingFields({ engine, shown, finding, written }: FindingFieldsProps) {
  const { id, name, explanation, marks } = finding;
  const place = placeFinding(engine, finding);
  const folder = place && shown.folders[place.folder];
  return (
    <div className="finding-fields">
      <NameField
        name={name}
        onName={(next) => written.change(id, { name: next }, 'name')}
        takesFocus={() => written.takeAdded(id)}
      />
      <label className="field">
        <span>{m.explanation}</span>
        <textarea
          className="input"
          autoComplete="off"
          data-of-draft
          rows={3}
          value={explanation}
          onChange={({ target: { value } }) => written.change(id, { explanation: value }, 'explanation')}
        />
      </label>
      <TooLong text={explanation} most={FINDINGS_MAX.explanation} />
      <LabelFields marks={marks} onMarks={(next) => written.change(id, { marks: next }, 'label')} />
      <p className="hint">
        {folder ? m.keyImage(folder.name, place.image + 1) : m.keyGone} · {m.marks(marks.length)}
      </p>
      <button type="button" className="button small" onClick={() => written.takeView(id)}>
        {m.takeView}
      </button>
    </div>
  );
}
