import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { browserEnvironment } from '#lib/autosave/browser/environment.ts';
import { createUndo } from '#lib/autosave/browser/undo.ts';
import { createFindingsAutosave, type FindingsDraft } from '#lib/cases/browser/findings-autosave.ts';
import { FINDINGS_MAX } from '#lib/cases/finding.ts';
import { findingEditorMessages as m } from '#lib/cases/finding-editor-texts.ts';
import type { CaseFinding, CaseMark } from '#lib/cases/findings-schema.ts';
import { moved } from '#lib/platform/reorder.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { findingShown, shownView, withView } from './drawn-marks.ts';

function newId(findings: readonly CaseFinding[]): string {
  const used = new Set(findings.map(({ id }) => id));
  for (let number = findings.length + 1; ; number += 1) if (!used.has(`c${number}`)) return `c${number}`;
}

/** Keeps the id of the last added finding, until its name field has taken the focus. */
function useAdded() {
  const added = useRef<string | null>(null);
  return {
    setAdded(id: string): void {
      added.current = id;
    },
    /** Whether a finding was just added; true only once per finding. */
    takeAdded(id: string): boolean {
      const isAdded = added.current === id;
      if (isAdded) added.current = null;
      return isAdded;
    },
  };
}

type OpenedFindings = FindingsDraft & { revision: number; chosen: string | undefined };

/** State of the findings being edited: their draft, the selected one, and the edits. */
export function useFindings(engine: Engine, caseId: string, opened: OpenedFindings) {
  const [autosave] = useState(() => createFindingsAutosave(caseId, opened));
  const [undo] = useState(() => createUndo(autosave, browserEnvironment()));
  const { findings } = useStore(autosave.$draft);
  // The slice on screen stays: only a finding on this slice is opened.
  const [chosenId, choose] = useState(() => opened.chosen ?? findingShown(engine, opened.findings)?.id);
  const { takeAdded, setAdded } = useAdded();
  const isFull = findings.length >= FINDINGS_MAX.count;
  const [announcement, announce] = useState('');
  const set = (change: (findings: CaseFinding[]) => CaseFinding[], place?: string) =>
    undo.edit((draft) => ({ ...draft, findings: change(draft.findings) }), place);
  const changeOne = (id: string, to: (finding: CaseFinding) => CaseFinding, place?: string) =>
    set((all) => all.map((each) => (each.id === id ? to(each) : each)), place);
  return {
    autosave,
    undo,
    findings,
    chosen: findings.find(({ id }) => id === chosenId),
    choose,
    takeAdded,
    change: (id: string, part: Partial<CaseFinding>, place = '') =>
      changeOne(id, (finding) => ({ ...finding, ...part }), place && `${place} ${id}`),
    announcement,
    announce,
    isFull,
    /** Adds a finding with the given marks, on the current slice. Returns whether that was possible. */
    add(marks: CaseMark[] = []): boolean {
      const view = shownView(engine);
      if (isFull) announce(m.full(FINDINGS_MAX.count));
      if (isFull || !view) return false;
      const id = newId(findings);
      const name = m.numbered(findings.length + 1);
      set((all) => [...all, { id, name, explanation: '', ...view, marks }]);
      choose(id);
      setAdded(id);
      announce(m.added(name));
      return true;
    },
    remove({ id, name }: CaseFinding) {
      const at = findings.findIndex((each) => each.id === id);
      set((all) => all.filter((each) => each.id !== id));
      if (id === chosenId) choose((findings[at + 1] ?? findings[at - 1])?.id);
      announce(m.removed(name));
    },
    move(from: number, to: number) {
      const { name = '' } = findings[from] ?? {};
      if (to < 0 || to >= findings.length) return;
      set((all) => moved(all, from, to));
      announce(m.movedTo(name, to + 1, findings.length));
    },
    /** Moves the finding to the current slice, and stores the current window, zoom and centre. */
    takeView(id: string) {
      const view = shownView(engine);
      if (!view) return;
      changeOne(id, (finding) => withView(finding, view));
      announce(m.viewTaken);
    },
  };
}

export type WrittenFindings = ReturnType<typeof useFindings>;
