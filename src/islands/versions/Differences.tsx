import type { Difference } from '#lib/items/differences.ts';
import { aboutDifference } from '#lib/items/differences-texts.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { FieldDifferences } from './FieldDifferences.tsx';
import './versions.css';

function Quoted({ difference }: { difference: Difference }) {
  if (difference.what === 'text')
    return (
      <>
        <p className="quiet">{m.before}</p>
        <del>{difference.before || m.empty}</del>
        <p className="quiet">{m.after}</p>
        <ins>{difference.after || m.empty}</ins>
      </>
    );
  if (difference.what !== 'list' && difference.what !== 'node') return null;
  const { added, removed } = difference;
  return (
    <>
      {removed.length > 0 && (
        <>
          <p className="quiet">{m.removed}</p>
          <del>{removed.join('\n')}</del>
        </>
      )}
      {added.length > 0 && (
        <>
          <p className="quiet">{m.added}</p>
          <ins>{added.join('\n')}</ins>
        </>
      )}
    </>
  );
}

/** The differences between two states of an item, in words. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>{m.noDifference}</p>;
  const fields = differences.filter((difference) => difference.what === 'field');
  const others = differences.filter((difference) => difference.what !== 'field');
  return (
    <>
      {others.length > 0 && (
        <ul className="differences">
          {others.map((difference) => (
            <li key={JSON.stringify(difference)}>
              <strong>{aboutDifference(difference)}</strong>
              <Quoted difference={difference} />
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && <FieldDifferences changes={fields} />}
    </>
  );
}
