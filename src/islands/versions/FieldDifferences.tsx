import type { FieldDifference } from '#lib/items/differences.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { changeTitle, sectionName } from '#lib/protocols/changes-texts.ts';

function Texts({ change: { change, field, before, after } }: { change: FieldDifference }) {
  if (change === 'moved') return after && <p>{after}</p>;
  const isField = field !== undefined;
  return (
    <p className="field-texts">
      {(isField || before) && (
        <del>
          <span className="visually-hidden">{m.before} </span>
          {before || m.empty}
        </del>
      )}
      {isField && <span aria-hidden="true">→</span>}
      {(isField || after) && (
        <ins>
          <span className="visually-hidden">{m.after} </span>
          {after || m.empty}
        </ins>
      )}
    </p>
  );
}

/** The differences between two structured bodies, section by section. */
export function FieldDifferences({ changes }: { changes: readonly FieldDifference[] }) {
  const sections = [...new Set(changes.map(({ section }) => section))];
  return sections.map((section) => (
    <section key={section} className="field-section">
      <h4>{sectionName(section)}</h4>
      <ul className="differences">
        {changes
          .filter((change) => change.section === section)
          .map((change) => (
            <li key={`${change.path} ${change.change}`}>
              <strong>{changeTitle(change)}</strong>
              <Texts change={change} />
            </li>
          ))}
      </ul>
    </section>
  ));
}
