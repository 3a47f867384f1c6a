import { useMemo, useState } from 'react';
import { runWithIntention } from '#lib/accounts/browser/intention.ts';
import type { CollectedRow } from '#lib/collections/schemas.ts';
import { createOrderSaver, runWithFailureNotice, setCollected } from '#lib/collections/store.ts';
import { collectionMessages as m } from '#lib/collections/texts.ts';
import { call } from '#lib/platform/browser/api.ts';

/** The cases of the person's own list, and their actions. */
export function useCollected(collection: string, first: readonly CollectedRow[]) {
  const [rows, setRows] = useState<readonly CollectedRow[]>(first);
  const [removed, setRemoved] = useState<{ row: CollectedRow; index: number }>();
  const saveOrder = useMemo(
    () =>
      createOrderSaver(
        (cases) => call('PUT /collections/[collection]/order', { params: { collection }, body: { cases } }),
        m.failure,
      ),
    [collection],
  );
  return {
    rows,
    removed,
    order(next: CollectedRow[]): void {
      setRows(next);
      void saveOrder(next.map(({ caseId }) => caseId));
    },
    /** Removes a case; it can be put back until another one is removed. */
    async remove(index: number): Promise<boolean> {
      const row = rows[index];
      if (!row || !(await setCollected(collection, row.caseId, false))) return false;
      setRows((before) => before.filter(({ caseId }) => caseId !== row.caseId));
      setRemoved({ row, index });
      return true;
    },
    async putBack(): Promise<boolean> {
      if (!removed) return false;
      const { row, index } = removed;
      const params = { collection, case: row.caseId };
      const body = { position: index, ...(row.word !== null && { word: row.word }) };
      const done = await runWithFailureNotice(
        () => call('PUT /collections/[collection]/cases/[case]', { params, body }),
        m.failure,
      );
      if (!done) return false;
      setRows((before) => before.toSpliced(index, 0, row));
      setRemoved(undefined);
      return true;
    },
    async say(caseId: string, word: string): Promise<boolean> {
      const params = { collection, case: caseId };
      const done = await runWithFailureNotice(
        () =>
          runWithIntention({ kind: 'collection', id: collection, action: 'explain', caseId, word }, () =>
            call('PUT /collections/[collection]/cases/[case]', { params, body: { word } }),
          ),
        m.failure,
      );
      if (done)
        setRows((before) =>
          before.map((row) => (row.caseId === caseId ? { ...row, word: word || null } : row)),
        );
      return done !== undefined;
    },
  };
}
