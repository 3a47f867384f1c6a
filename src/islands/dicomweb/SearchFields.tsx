import { type InputHTMLAttributes, useId } from 'react';
import type { StudySearch } from '#lib/dicomweb/query.ts';
import { dicomwebMessages as m } from '#lib/dicomweb/texts.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';

interface PlainFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange(value: string): void;
}

/** A field whose content the browser does not remember. */
export function PlainField({
  label,
  hint,
  value,
  onChange,
  ...input
}: PlainFieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required' | 'maxLength'>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        maxLength={200}
        {...input}
        id={id}
        className="input"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...(hint && { 'aria-describedby': `${id}-aide` })}
      />
      {hint && (
        <p className="hint" id={`${id}-aide`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface SearchFieldsProps {
  search: StudySearch;
  onChange(search: StudySearch): void;
}

/** The fields by which studies are searched. */
export function SearchFields({ search, onChange }: SearchFieldsProps) {
  const of = (key: keyof StudySearch) => ({
    value: search[key],
    onChange: (value: string) => onChange({ ...search, [key]: value }),
  });
  return (
    <div className="pacs-fields">
      <PlainField label={m.patientName} hint={m.patientNameHint} {...of('patientName')} />
      <PlainField label={m.patientId} {...of('patientId')} />
      <PlainField label={m.accession} {...of('accession')} />
      <PlainField type="date" label={m.from} {...of('from')} />
      <PlainField type="date" label={m.to} {...of('to')} />
      <ChoiceField
        label={m.modality}
        options={[{ value: '', label: m.anyModality }, ...m.modalities]}
        {...of('modality')}
      />
      <PlainField label={m.description} {...of('description')} />
    </div>
  );
}
