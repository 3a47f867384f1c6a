import { useEffect, useRef, useState } from 'react';
import { makeItem } from '#lib/items/browser/make-item.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import {
  createDrafts,
  isUncertain,
  leftBehind,
  type OwnTitle,
  ownTitles,
  type WantedDraft,
} from '#lib/protocols/browser/create-drafts.ts';
import { protocolBulkMessages as m } from '#lib/protocols/bulk-texts.ts';
import { useStay } from '../form/use-stay.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** Why the remaining drafts were not created, in words, and the draft that may exist if the server did not answer. */
interface Halt {
  text: string;
  uncertain?: WantedDraft | undefined;
}

/** Looks for a draft that an unanswered call may have created, so that it is not made twice. */
async function settle({ uncertain }: Halt, known: readonly OwnTitle[], done: ReadonlyMap<string, string>) {
  if (!uncertain) return undefined;
  const ids = new Set([...known.map(({ id }) => id), ...done.values()]);
  const found = leftBehind(uncertain.made.title, ids, await ownTitles());
  return found && { key: uncertain.key, ...found };
}

/** Whether to stop: on request, or when the component that shows the progress is removed. */
function useStop() {
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  return isStopped;
}

/** Makes drafts one after another; after a failure or a stop it can be resumed, and nothing is made twice. */
export function useCreation(own: readonly OwnTitle[] | undefined) {
  const [done, setDone] = useState(NONE);
  const [doubtful, setDoubtful] = useState<readonly OwnTitle[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [halt, setHalt] = useState<Halt>();
  const isStopped = useStop();
  /** The person's protocols before the first draft was made. */
  const known = useRef<readonly OwnTitle[]>(undefined);
  useStay(isBusy);

  async function go(wanted: readonly WantedDraft[]): Promise<void> {
    let before = done;
    try {
      known.current ??= own ?? (await ownTitles());
      const left = halt && (await settle(halt, known.current, done));
      if (left) {
        before = new Map([...done, [left.key, left.id]]);
        setDone(before);
        setDoubtful((all) => [...all, left]);
      }
    } catch {
      setHalt({ text: m.unchecked, uncertain: halt?.uncertain });
      return;
    }
    setHalt(undefined);
    const { failed } = await createDrafts(wanted, before, {
      make: (made) => makeItem('protocol', made),
      onDone: setDone,
      isStopped: () => isStopped.current,
    });
    const at = wanted.find(({ key }) => key === failed?.key);
    if (failed && at)
      setHalt({
        text: m.failed(at.made.title, failureText(failed.error, m.failure)),
        uncertain: isUncertain(failed.error) ? at : undefined,
      });
    else if (isStopped.current) setHalt({ text: m.stopped });
  }

  return {
    done,
    doubtful,
    isBusy,
    halt: halt?.text,
    stop: () => {
      isStopped.current = true;
    },
    create: async (wanted: readonly WantedDraft[]) => {
      if (isBusy) return;
      isStopped.current = false;
      setBusy(true);
      await go(wanted);
      setBusy(false);
    },
  };
}
