import { type ReactNode, useState } from 'react';
import type { GivenFiles } from '../case-editor/intake.ts';
import { entriesOf, useFileDrop } from '../files/use-file-drop.ts';
import { useStayOnDrop } from '../files/use-stay-on-drop.ts';
import { Loaded } from '../form/Loaded.tsx';
import './new-case-place.css';

const loadNewCases = async () => (await import('./NewCases.tsx')).NewCases;

/** « Nouveau cas », where images and exams may be dropped as well; what makes cases of them comes then. */
export function NewCasePlace({ children }: { children?: ReactNode }) {
  const [given, setGiven] = useState<GivenFiles>();
  const drop = useFileDrop((items) => setGiven({ dropped: entriesOf(items) }));
  useStayOnDrop();
  return (
    <div className="new-case">
      <div className={drop.isOver ? 'new-case-place is-over' : 'new-case-place'} {...drop.handlers}>
        {children}
      </div>
      {given && <Loaded load={loadNewCases} giveUp={() => setGiven(undefined)} props={{ given }} />}
    </div>
  );
}
