import { useId, useState } from 'react';
import { TITLE_MAX } from '#lib/items/item.ts';
import type { Region } from '#lib/protocols/bulk/title-words.ts';
import { protocolBulkMessages as m } from '#lib/protocols/bulk-texts.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { IMAGING_TYPES, type ImagingType, REGIONS } from '#lib/protocols/vocabulary.ts';
import { withinLimit } from '../form/within-limit.ts';
import { RowLosses } from '../protocol-rows/RowLosses.tsx';
import { RowsPreview } from '../protocol-rows/RowsPreview.tsx';
import type { Plan, PlanChoices } from './draft-plan.ts';

interface FoundItemProps {
  plan: Plan;
  /** Id of the draft created from this protocol, if there is one. */
  madeId: string | undefined;
  isBusy: boolean;
  onSay(key: string, said: PlanChoices): void;
}

function Choice<Value extends string>(props: {
  label: string;
  name: string;
  options: readonly Value[];
  value: Value | undefined;
  onChange(value: Value | undefined): void;
}) {
  const { label, name, options, value, onChange } = props;
  return (
    <label className="bulk-choice">
      <span aria-hidden="true">{label}</span>
      <select
        className="input"
        aria-label={name}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((each) => each === target.value))}
      >
        <option value="">{m.choose}</option>
        {options.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}

function Understood({ plan }: { plan: Plan }) {
  const { found, table, read, title } = plan;
  const before = [
    ...(found.around.length > 0 ? [m.around(found.around)] : []),
    ...(found.hasHidden ? [m.hidden] : []),
  ];
  return (
    <>
      <RowsPreview table={table} pasted={read} label={`${m.details}, ${title}`} most={read.rows.length} />
      <RowLosses
        table={table}
        read={read}
        before={before}
        most={read.problems.length + 99}
        unread={m.leftEmpty}
      />
    </>
  );
}

/** What still has to be answered about a plan before its draft is made. */
function Questions({ plan, isBusy, onSay }: Omit<FoundItemProps, 'madeId'>) {
  const { found, title, imagingType, region } = plan;
  const say = (said: PlanChoices) => onSay(found.key, said);
  return (
    <fieldset className="bulk-questions" disabled={isBusy}>
      <legend className="visually-hidden">{title}</legend>
      <label className="bulk-choice bulk-title">
        <span>{m.titleOf(found.place || found.title)}</span>
        <input
          className="input"
          autoComplete="off"
          {...withinLimit(TITLE_MAX)}
          value={title}
          onChange={({ target }) => say({ title: target.value })}
        />
      </label>
      <Choice<ImagingType>
        label={m.type}
        name={m.typeOf(title)}
        options={IMAGING_TYPES}
        value={imagingType}
        onChange={(value) => say({ imagingType: value })}
      />
      <Choice<Region>
        label={m.region}
        name={m.regionOf(title)}
        options={REGIONS}
        value={region}
        onChange={(value) => say({ region: value })}
      />
    </fieldset>
  );
}

/** A protocol that was found: which of its contents go into the draft, and which do not. */
export function FoundItem({ plan, madeId, isBusy, onSay }: FoundItemProps) {
  const { found, isTicked, title, imagingType, region, read, needs, warnings } = plan;
  // Expanded at first when there are points to check.
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? read.problems.length > 0;
  const id = useId();
  const state = [
    imagingType,
    region,
    m.rows(read.rows.length),
    ...(read.problems.length > 0 ? [m.toCheck(read.problems.length)] : []),
    ...(found.isHidden ? [m.hiddenSheet] : []),
  ];
  return (
    <li className="bulk-item">
      {madeId ? (
        <a className="bulk-name" href={protocolPaths.edit(madeId)}>
          {title}
        </a>
      ) : (
        <label className="bulk-name">
          <input
            type="checkbox"
            aria-label={m.tick(title)}
            aria-describedby={`${id}-state`}
            disabled={isBusy}
            checked={isTicked}
            onChange={({ target }) => onSay(found.key, { isTicked: target.checked })}
          />
          {title}
        </label>
      )}
      <div className="bulk-state" id={`${id}-state`}>
        <p className="quiet">{state.filter(Boolean).join(' · ')}</p>
        {!madeId && warnings.map((text) => <p key={text}>{text}</p>)}
        {!madeId &&
          isTicked &&
          needs.map((text) => (
            <p key={text} className="fault">
              {text}
            </p>
          ))}
      </div>
      {!madeId && <Questions plan={plan} isBusy={isBusy} onSay={onSay} />}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {m.details}
          <span className="visually-hidden">, {title}</span>
        </summary>
        {isOpen && <Understood plan={plan} />}
      </details>
    </li>
  );
}
