import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { QUANTITIES, type Quantity } from '#lib/questions/formats.ts';
import type { MeasureQuestion } from '#lib/questions/questions-schema.ts';
import { NumberField } from '../../questionnaire-editor/details/NumberField.tsx';
import type { QuestionsDesk } from './use-questions.ts';

interface MeasureBoundsProps {
  desk: QuestionsDesk;
  question: MeasureQuestion;
  number: number;
}

/** What is measured, and between which bounds it is right. */
export function MeasureBounds({ desk, question, number }: MeasureBoundsProps) {
  const { id, quantity, least, most } = question;
  const set = (change: Partial<MeasureQuestion>, place?: string) =>
    desk.change(id, (each) => (each.format === 'measure' ? { ...each, ...change } : each), place);
  return (
    <>
      <div className="measure-bounds">
        <div className="field">
          <label htmlFor={`grandeur-${id}`}>{m.quantity}</label>
          <select
            id={`grandeur-${id}`}
            className="input"
            autoComplete="off"
            aria-label={m.quantityOf(number)}
            value={quantity}
            onChange={({ target }) => set({ quantity: target.value as Quantity })}
          >
            {QUANTITIES.map((each) => (
              <option key={each} value={each}>
                {m.quantities[each]}
              </option>
            ))}
          </select>
        </div>
        <NumberField
          label={m.least}
          value={least ?? undefined}
          onChange={(value) => set({ least: value ?? null }, `borne basse ${id}`)}
        />
        <NumberField
          label={m.most}
          value={most ?? undefined}
          onChange={(value) => set({ most: value ?? null }, `borne haute ${id}`)}
        />
      </div>
      <p className="hint">{m.boundsHint}</p>
    </>
  );
}
