import { useCallback, useId, useState } from 'react';
import type { ItemVersion } from '#lib/contract/versions.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import type { KindPaths } from '#lib/kinds/kind.ts';
import { versionMessages as m } from '#lib/messages/versions.ts';
import type { itemVersions } from '#lib/stores/item-versions.ts';
import { Differences } from './Differences.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { useRead } from './use-read.ts';

interface CompareProps {
  kind: ItemKind;
  id: string;
  calls: ReturnType<typeof itemVersions>;
  versions: readonly ItemVersion[];
}

interface ChoiceProps {
  label: string;
  value: number;
  versions: readonly ItemVersion[];
  withWorkingCopy?: boolean;
  onChange(value: number): void;
}

/** Stands for the working copy among the numbers of versions. */
const WORKING = 0;

function Choice({ label, value, versions, withWorkingCopy, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {withWorkingCopy && <option value={WORKING}>{m.workingCopy}</option>}
        {versions.map(({ number }) => (
          <option key={number} value={number}>
            {m.versionName(number)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Two states of an item side by side: what differs, in words. */
export function CompareVersions({ kind, id, calls, versions }: CompareProps) {
  const [from, setFrom] = useState(versions[0]?.number ?? 1);
  const [to, setTo] = useState(WORKING);
  const read = useCallback(() => calls.differences(from, to === WORKING ? undefined : to), [calls, from, to]);
  const [reading, again] = useRead(read);
  const { compareVersions }: KindPaths = KINDS[kind].paths;
  return (
    <section className="compare-versions" aria-label={m.compare}>
      <h3>{m.compare}</h3>
      <div className="compare-choices">
        <Choice label={m.from} value={from} versions={versions} onChange={setFrom} />
        <Choice label={m.to} value={to} versions={versions} withWorkingCopy onChange={setTo} />
      </div>
      <div aria-live="polite">
        {reading.state === 'reading' && <span className="spinner" aria-hidden="true" />}
        {reading.state === 'failed' && (
          <p>
            <ReadFailure again={again} />
          </p>
        )}
        {reading.state === 'read' && <Differences differences={reading.result} />}
      </div>
      {compareVersions && (
        <p>
          <a href={compareVersions(id, from, to === WORKING ? undefined : to)}>{m.comparePage}</a>
        </p>
      )}
    </section>
  );
}
