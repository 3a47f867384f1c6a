import { useEffect, useState } from 'react';
import { keepingMessages as m } from '#lib/collections/keeping-texts.ts';
import { STANDING_COLLECTIONS, type StandingCollection } from '#lib/collections/rules.ts';
import type { Marks } from '#lib/collections/schemas.ts';
import { setCollected } from '#lib/collections/store.ts';
import { call } from '#lib/platform/browser/api.ts';
import { useLoaded } from '../form/use-loaded.ts';
import { KeepButton } from './KeepButton.tsx';
import type { NotePanelProps } from './NotePanel.tsx';
import './case-marks.css';

const ICONS = { review: 'i-lucide-history', favourite: 'i-lucide-heart' };

/** The lists that contain the case, and whether it has a note; unknown until loaded, which may fail. */
function useMarks(caseId: string) {
  const [marks, setMarks] = useState<Marks>({ noted: false, collections: [] });
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    call('GET /marks/[case]', { params: { case: caseId } }).then(
      (read) => {
        setMarks(read);
        setRead(true);
      },
      () => undefined,
    );
  }, [caseId]);
  const hold = (collections: readonly string[]) =>
    setMarks((before) => ({ ...before, collections: [...collections] }));
  const toggle = async (kind: StandingCollection) => {
    const before = marks.collections;
    const isIn = !before.includes(kind);
    hold(isIn ? [...before, kind] : before.filter((id) => id !== kind));
    if (!(await setCollected(kind, caseId, isIn))) hold(before);
  };
  const setNoted = (noted: boolean) => setMarks((before) => ({ ...before, noted }));
  return { marks, isRead, hold, toggle, setNoted };
}

/** Buttons that keep the case on screen in a list, or open its note. None of them reveals the answer of the case. */
export function CaseMarks({ caseId, sessionId }: { caseId: string; sessionId?: string | undefined }) {
  const { marks, isRead, hold, toggle, setNoted } = useMarks(caseId);
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    if (isRead && location.hash === '#note') setWriting(true);
  }, [isRead]);
  const Note = useLoaded<NotePanelProps>(
    isWriting,
    () => import('./NotePanel.tsx').then(({ NotePanel }) => NotePanel),
    () => setWriting(false),
  );
  const { collections, noted } = marks;
  return (
    <fieldset className="case-marks needs-script">
      <legend className="visually-hidden">{m.title}</legend>
      {STANDING_COLLECTIONS.map((kind) => {
        const isIn = collections.includes(kind);
        return (
          <button
            key={kind}
            type="button"
            className={`button mark-at-once${isIn ? ' pressed' : ''}`}
            aria-pressed={isIn}
            aria-label={m[kind]}
            title={m[kind]}
            onClick={() => void toggle(kind)}
          >
            <i className={ICONS[kind]} aria-hidden="true" />
            <span className="mark-word">{m[kind]}</span>
          </button>
        );
      })}
      <KeepButton
        caseId={caseId}
        sessionId={sessionId}
        className="button bar-link"
        pressed={collections.length > 0}
        onHeld={hold}
        onNote={() => setWriting(true)}
      >
        <i className="i-lucide-bookmark" aria-hidden="true" />
        <span>{m.keep}</span>
      </KeepButton>
      <button
        type="button"
        className={`button bar-link mark-at-once${noted ? ' pressed' : ''}`}
        aria-expanded={isWriting}
        aria-label={m.noted(noted)}
        title={m.noted(noted)}
        onClick={() => setWriting((was) => !was)}
      >
        <i className="i-lucide-notebook-pen" aria-hidden="true" />
        <span className="mark-word">{m.note}</span>
      </button>
      {Note && <Note caseId={caseId} noted={noted} onNoted={setNoted} onClose={() => setWriting(false)} />}
    </fieldset>
  );
}
