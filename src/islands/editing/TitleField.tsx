import { editingMessages as m } from '#lib/items/editing-texts.ts';
import { TITLE_MAX } from '#lib/items/item.ts';
import { tooLong } from '#lib/platform/too-long-texts.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { FIELD_IDS } from '../publish/field-links.ts';
import './fault.css';

/** The title of the edited item; an empty one is not saved, one that is too long stays as typed. */
export function TitleField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const id = FIELD_IDS.title;
  useTypedBefore(id, value, onChange);
  const over = value.trim().length - TITLE_MAX;
  const fault = value.trim() === '' ? m.titleRequired : over > 0 ? tooLong(over) : '';
  return (
    <div className="field">
      <label htmlFor={id}>{m.title}</label>
      <input
        id={id}
        autoComplete="off"
        className="input"
        data-of-draft
        required
        aria-invalid={fault !== ''}
        aria-describedby={fault ? `${id}-fault` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
