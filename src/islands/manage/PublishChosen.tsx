import { type FormEvent, useEffect, useId, useState } from 'react';
import type { ItemOutcome } from '#lib/items/browser/change-chosen.ts';
import { isRequired, type Lack } from '#lib/items/kinds/lacks.ts';
import { publishingMessages } from '#lib/items/publishing-texts.ts';
import { selectionMessages as m } from '#lib/items/selection-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Modal } from '../form/Modal.tsx';
import type { ChosenDialogProps } from './chosen-dialog.ts';
import { LackList } from './LackList.tsx';

const keeping = (keep: (lack: Lack) => boolean) => (each: ItemOutcome) => ({
  ...each,
  outcome: { ...each.outcome, lacks: (each.outcome.lacks ?? []).filter(keep) },
});
const some = ({ outcome }: ItemOutcome) => (outcome.lacks?.length ?? 0) > 0;

/** The items by outcome: already public, blocked, ready, ready with advice. */
function sorted(fared: readonly ItemOutcome[]) {
  const isDone = ({ item }: ItemOutcome) => item.visibility === 'public' && !item.hasChanges;
  const asked = fared.filter((each) => !isDone(each));
  const blocked = asked.map(keeping(isRequired)).filter(some);
  const ready = asked.filter(({ item }) => !blocked.some((other) => other.item._id === item._id));
  const advised = ready.map(keeping((lack) => !isRequired(lack))).filter(some);
  return { already: fared.length - asked.length, blocked, ready, advised };
}

/** The outcome of publishing the items, in words. */
function Verdict({ kind, fared }: { kind: ChosenDialogProps['kind']; fared: readonly ItemOutcome[] }) {
  const { already, blocked, ready, advised } = sorted(fared);
  return (
    <>
      <p>{ready.length > 0 ? m.ready(ready.length) : m.noneReady}</p>
      {already > 0 && <p>{m.already(already)}</p>}
      {blocked.length > 0 && <p>{m.blocked}</p>}
      <LackList kind={kind} fared={blocked} text={publishingMessages.lacksOf} />
      {advised.length > 0 && <p>{m.advised}</p>}
      <LackList kind={kind} fared={advised} text={publishingMessages.adviceOf} />
    </>
  );
}

/** Shows, before anything is published, what each selected item lacks: the same list as for a single item. */
export function PublishChosen({ kind, chosen, run, finish, onClose }: ChosenDialogProps) {
  const [fared, setFared] = useState<ItemOutcome[]>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    let isOpen = true;
    void run({ action: 'check' }).then((found) => {
      if (isOpen) found ? setFared(found) : onClose();
    });
    return () => {
      isOpen = false;
    };
  }, []);
  const { ready } = sorted(fared ?? []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const done = await finish({ action: 'publish' });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal labelledBy={id} onEscape={() => !isBusy && onClose()}>
      <form onSubmit={submit}>
        <h2 id={id}>{m.publishTitle(kind, chosen.length)}</h2>
        <div className="publish-state" role="status">
          {fared ? (
            <Verdict kind={kind} fared={fared} />
          ) : (
            <p>
              <span className="spinner" aria-hidden="true" /> {publishingMessages.reading}
            </p>
          )}
        </div>
        <div className="dialog-actions">
          <button type="button" className="button" disabled={isBusy} onClick={onClose}>
            {fared && ready.length === 0 ? commonMessages.close : commonMessages.cancel}
          </button>
          {ready.length > 0 && (
            <button type="submit" className="button primary" disabled={isBusy}>
              {isBusy && <span className="spinner" aria-hidden="true" />}
              {m.publishSome(ready.length)}
            </button>
          )}
        </div>
      </form>
    </Modal>
  );
}
