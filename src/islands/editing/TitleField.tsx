import { TITLE_MAX } from '#lib/domain/item.ts';
import { editingMessages as m } from '#lib/messages/editing.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { FIELD_IDS } from '../publish/field-links.ts';

/** The title of what is edited; an empty one is not saved. */
export function TitleField({ value, onChange }: { value: string; onChange(value: string): void }) {
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
