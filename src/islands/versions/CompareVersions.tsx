import { useCallback, useState } from 'react';
import type { itemVersions } from '#lib/items/browser/item-versions.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import type { KindPaths } from '#lib/items/kinds/kind.ts';
import type { ItemVersion } from '#lib/items/versions-schemas.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { Differences } from './Differences.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { useRead } from './use-read.ts';

interface CompareProps {
  kind: ItemKind;
  id: string;
  calls: ReturnType<typeof itemVersions>;
  versions: readonly ItemVersion[];
}

/** Represents the working copy among version numbers. */
const WORKING = 0;

/** Two states of an item side by side, with their differences in words. */
export function CompareVersions({ kind, id, calls, versions }: CompareProps) {
  const [from, setFrom] = useState(versions[0]?.number ?? 1);
  const [to, setTo] = useState(WORKING);
  const read = useCallback(() => calls.differences(from, to === WORKING ? undefined : to), [calls, from, to]);
  const [reading, again] = useRead(read);
  const numbers = versions.map(({ number }) => ({ value: String(number), label: m.versionName(number) }));
  const { compareVersions }: KindPaths = KINDS[kind].paths;
  return (
    <section className="compare-versions" aria-label={m.compare}>
      <h3>{m.compare}</h3>
      <div className="compare-choices">
        <ChoiceField
          label={m.from}
          value={String(from)}
          options={numbers}
          onChange={(number) => setFrom(Number(number))}
        />
        <ChoiceField
          label={m.to}
          value={String(to)}
          options={[{ value: String(WORKING), label: m.workingCopy }, ...numbers]}
          onChange={(number) => setTo(Number(number))}
        />
      </div>
      <div aria-live="polite">
        {reading.state === 'reading' && <span className="spinner" aria-hidden="true" />}
        {reading.state === 'failed' && (
          <p>
            <ReadFailure reason={reading.reason} again={again} />
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
