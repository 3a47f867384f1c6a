import type { ReactNode } from 'react';
import { PROTOCOL_SECTIONS, type SectionId } from '#lib/protocols/editor-texts.ts';

/** A section of the editor, with an anchor for URLs and for the list of sections. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section className="panel protocol-part" id={id} aria-labelledby={`${id}-titre`} tabIndex={-1}>
      <h2 id={`${id}-titre`}>{PROTOCOL_SECTIONS[id]}</h2>
      {children}
    </section>
  );
}
