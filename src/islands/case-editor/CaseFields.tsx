import { useStore } from '@nanostores/react';
import type { EditedCase } from '#lib/cases/body-schema.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';
import { TagsFieldset } from '../editing/TagsFieldset.tsx';
import { TitleField } from '../editing/TitleField.tsx';
import { TooLong } from '../editing/TooLong.tsx';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { FIELD_IDS } from '../publish/field-links.ts';
import { CreditFields } from './CreditFields.tsx';
import { DifficultyField } from './DifficultyField.tsx';
import type { CaseEditor } from './editor.ts';
import { ProposedTags } from './ProposedTags.tsx';
import { StepHeading } from './StepHeading.tsx';

interface TextFieldProps {
  id: string;
  label: string;
  hint: string;
  value: string;
  maximum: number;
  rows: number;
  onChange(value: string): void;
}

/** A text area, with the number of characters typed and the maximum. */
function TextField({ id, label, hint, value, maximum, rows, onChange }: TextFieldProps) {
  useTypedBefore(id, value, onChange);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        autoComplete="off"
        className="input"
        data-of-draft
        rows={rows}
        aria-invalid={value.trim().length > maximum}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint} <span className="tabular">{m.counter(value.length, maximum)}</span>
      </p>
      <TooLong text={value} most={maximum} />
    </div>
  );
}

/** Title, difficulty, tags and the two texts. */
export function CaseFields({ editor }: { editor: CaseEditor }) {
  const { title, tags, ...body } = useStore(editor.autosave.$draft);
  const set = (change: Partial<EditedCase>) =>
    editor.edit((before) => ({ ...before, ...change }), Object.keys(change).join());
  const setTags = (next: string[]) => editor.change((draft) => ({ ...draft, tags: next }));
  return (
    <section className="panel case-fields" id="textes" tabIndex={-1} aria-labelledby="textes-titre">
      <StepHeading step="textes" />
      <TitleField
        value={title}
        onChange={(next) => editor.change((draft) => ({ ...draft, title: next }), 'title')}
      />
      <DifficultyField value={body.difficulty} onChange={(difficulty) => set({ difficulty })} />
      <TextField
        id={FIELD_IDS.information}
        label={m.information}
        hint={m.informationHint}
        value={body.clinicalInformation}
        maximum={CASE_MAX.information}
        rows={6}
        onChange={(clinicalInformation) => set({ clinicalInformation })}
      />
      <TextField
        id={FIELD_IDS.answer}
        label={m.answer}
        hint={m.answerHint}
        value={body.answer}
        maximum={CASE_MAX.answer}
        rows={4}
        onChange={(answer) => set({ answer })}
      />
      <TagsFieldset kind="case" tags={tags} onChange={setTags}>
        <ProposedTags folders={body.folders} tags={tags} onChange={setTags} />
      </TagsFieldset>
      <CreditFields credit={body.credit} onChange={(credit) => set({ credit })} />
    </section>
  );
}
