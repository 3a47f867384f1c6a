import { useCallback, useMemo, useState } from 'react';
import { takeoverDialogMessages as m } from '#lib/items/takeover-dialog-texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import { fieldDifferences } from '#lib/protocols/field-differences.ts';
import { Dialog } from '../../form/Dialog.tsx';
import { Unread } from '../../versions/Unread.tsx';
import { useRead } from '../../versions/use-read.ts';
import type { ProtocolEditor } from '../editor.ts';
import { ChangeChoices } from './ChangeChoices.tsx';
import { changeOffers, takeOver } from './take-over.ts';

interface TakeoverDialogProps {
  editor: ProtocolEditor;
  /** Called once the copy has recorded the newer version of its source. */
  onDecided(): void;
  onClose(): void;
}

/** The changes of a copy's source, ticked where they still apply; applying the ticked ones is one undo step. */
export function TakeoverDialog({ editor, onDecided, onClose }: TakeoverDialogProps) {
  const params = useMemo(() => ({ kind: 'protocol' as const, id: editor.id }), [editor]);
  const read = useCallback(async () => {
    const { before, after, to } = await call('GET /[kind]/[id]/source-states', { params });
    // The server validated both versions when they were stored.
    return {
      to,
      offers: changeOffers(fieldDifferences(before as EditedBody, after as EditedBody), editor.body()),
    };
  }, [editor, params]);
  const [reading, again] = useRead(read);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const offers = reading.state === 'read' ? reading.result.offers : [];
  const wanted = offers.filter(({ state, change }) => state === 'applies' && !left.has(change.path));
  const decide = async (): Promise<boolean> => {
    if (reading.state !== 'read') return false;
    const { body, taken, refused } = takeOver(
      editor.body(),
      wanted.map(({ change }) => change),
    );
    editor.edit(() => body);
    try {
      // The newer version is recorded only once the applied changes are saved.
      if (!(await editor.autosave.flush())) throw new Error('unsaved');
      await call('POST /[kind]/[id]/source-version', { params, body: { version: reading.result.to } });
    } catch {
      notify('error', m.unsaved);
      return false;
    }
    notify('success', m.done(taken, refused));
    onDecided();
    return true;
  };
  return (
    <Dialog title={m.title} submitLabel={m.take(wanted.length)} onSubmit={decide} onClose={onClose}>
      <Unread reading={reading} loading={m.loading} again={again} />
      {reading.state === 'read' && (
        <>
          <p className="quiet">{m.hint}</p>
          <ChangeChoices offers={offers} left={left} onChange={setLeft} />
        </>
      )}
    </Dialog>
  );
}
