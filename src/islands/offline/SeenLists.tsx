import { useId } from 'react';
import type { KeptList } from '#lib/offline/browser/seen-lists.ts';
import { offlineCopyMessages as copy } from '#lib/offline/copy-texts.ts';
import { offlineMessages as m } from '#lib/offline/texts.ts';

/** The lists that the person has seen recently: each opens offline. */
export function SeenLists({ lists }: { lists: readonly KeptList[] }) {
  const id = useId();
  return (
    <section className="seen" aria-labelledby={id}>
      <h2 id={id}>{m.seen}</h2>
      <ul className="panel seen-lists">
        {lists.map(({ address, title, seenAt }) => (
          <li key={address}>
            <a href={address}>{copy.list(title, copy.chosen(address))}</a>
            <span className="tabular">{copy.seenAt(seenAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
