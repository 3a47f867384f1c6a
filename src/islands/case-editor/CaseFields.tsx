import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { TITLE_MAX } from '#lib/domain/item.ts';
import type { EditedCase } from '#lib/kinds/case/body-schema.ts';
import { CASE_MAX } from '#lib/kinds/case/limits.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { TagField } from '../list/TagField.tsx';
import { FIELD_IDS } from '../publish/field-links.ts';
import { DifficultyField } from './DifficultyField.tsx';
import type { CaseEditor } from './editor.ts';

interface TextFieldProps {
  id: string;
  label: string;
  hint: string;
  value: string;
  maximum: number;
  rows: number;
  onChange(value: string): void;
}

/** A long text with how much room is left. */
function TextField({ id, label, hint, value, maximum, rows, onChange }: TextFieldProps) {
  useTypedBefore(id, value, onChange);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        autoComplete="off"
        className="input"
        rows={rows}
        maxLength={maximum}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint} <span className="tabular">{m.counter(value.length, maximum)}</span>
      </p>
    </div>
  );
}

/** The title; an empty one is not saved. */
function TitleField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const id = FIELD_IDS.title;
  useTypedBefore(id, value, onChange);
  const isBlank = value.trim() === '';
  return (
    <div className="field">
      <label htmlFor={id}>{m.title}</label>
      <input
        id={id}
        autoComplete="off"
        className="input"
        maxLength={TITLE_MAX}
        required
        aria-invalid={isBlank}
        aria-describedby={isBlank ? `${id}-fault` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {isBlank && (
        <p className="fault" id={`${id}-fault`}>
          {m.titleRequired}
        </p>
      )}
    </div>
  );
}

/** Title, difficulty, tags and the two texts. */
export function CaseFields({ editor }: { editor: CaseEditor }) {
  const { title, tags, ...body } = useStore(editor.autosave.$draft);
  const [typed, setTyped] = useState('');
  const set = (change: Partial<EditedCase>) =>
    editor.edit((before) => ({ ...before, ...change }), Object.keys(change).join());
  return (
    <section className="panel case-fields" aria-label={m.caseSection}>
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
      <fieldset className="case-tags" id={FIELD_IDS.tags} tabIndex={-1}>
        <legend className="label">{m.tags}</legend>
        <TagField
          tags={tags}
          typed={typed}
          onTags={(next) => editor.change((draft) => ({ ...draft, tags: next }))}
          onTyped={setTyped}
        />
      </fieldset>
    </section>
  );
}
