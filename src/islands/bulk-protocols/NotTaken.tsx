import type { ProtocolFileContent } from '#lib/protocols/bulk/found.ts';
import { protocolBulkMessages as m } from '#lib/protocols/bulk-texts.ts';

/** Everything in the file that belongs to no protocol, named in full. */
export function NotTaken({ found: { notes, others } }: { found: ProtocolFileContent }) {
  return (
    <>
      {others.length > 0 && (
        <section className="panel bulk-others">
          <h2>{m.others}</h2>
          <ul>
            {others.map(({ place, isHidden, sample }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts stay where they are
              <li key={at}>{m.other(place, isHidden, sample)}</li>
            ))}
          </ul>
        </section>
      )}
      {notes.map(({ place, unknown, leftOut, carried }, at) =>
        unknown.length + leftOut.length + carried === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: tables stay where they are
          <section key={at} className="panel bulk-others">
            <h2>{m.notes(place)}</h2>
            <ul>
              {unknown.length > 0 && <li>{m.notRead(unknown)}</li>}
              {leftOut.length > 0 && <li>{m.leftOut(leftOut)}</li>}
              {carried > 0 && <li>{m.carried(carried)}</li>}
            </ul>
          </section>
        ),
      )}
    </>
  );
}
