import { type ReactNode, useState } from 'react';
import type { GivenFiles } from '../case-editor/intake.ts';
import { entriesOf } from '../files/use-file-drop.ts';
import { usePageDrop } from '../files/use-page-drop.ts';
import { Loaded } from '../form/Loaded.tsx';
import './new-case-place.css';

const loadNewCases = async () => (await import('./NewCases.tsx')).NewCases;

/**
 * « Nouveau cas »: images and exams may be dropped anywhere on the page; the code that creates cases is loaded
 * at that moment.
 */
export function NewCasePlace({ children }: { children?: ReactNode }) {
  const [given, setGiven] = useState<GivenFiles>();
  const isOver = usePageDrop((items) => setGiven({ dropped: entriesOf(items) }));
  return (
    <div className="new-case">
      <div className={isOver ? 'new-case-place is-over' : 'new-case-place'}>{children}</div>
      {given && <Loaded load={loadNewCases} giveUp={() => setGiven(undefined)} props={{ given }} />}
    </div>
  );
}
