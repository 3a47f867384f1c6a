import { useEffect, useRef, useState } from 'react';
import { ArchiveImport, type ItemToImport } from '#lib/archives/browser/archive-import.ts';
import type { ListedItem } from '#lib/archives/read-archive.ts';
import { useStay } from '../form/use-stay.ts';
import { faultText, type OpenedArchive } from './open-archive.ts';

/** Progress and outcome of one chosen item. */
export interface ImportProgress {
  state: 'waiting' | 'sending' | 'done' | 'incomplete' | 'failed';
  /** Number of images uploaded so far, and in total. */
  sent: number;
  images: number;
  missing: number;
  id: string | undefined;
  reason: string;
}

const WAITING: ImportProgress = {
  state: 'waiting',
  sent: 0,
  images: 0,
  missing: 0,
  id: undefined,
  reason: '',
};

/** Imports the chosen items of an archive one after the other; items that failed can be imported again. */
export function useArchiveImport({ items, read }: OpenedArchive) {
  const [fares, setFares] = useState<ReadonlyMap<ListedItem, ImportProgress>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const stop = useRef<AbortController>(null);
  const work = useRef<ArchiveImport>(null);
  const known = useRef(new Map<ListedItem, ItemToImport>());
  useStay(isBusy);
  useEffect(() => () => stop.current?.abort(), []);
  const note = (item: ListedItem, change: Partial<ImportProgress>) =>
    setFares((before) => new Map(before).set(item, { ...(before.get(item) ?? WAITING), ...change }));

  async function one(item: ListedItem, into: ArchiveImport, signal: AbortSignal): Promise<void> {
    try {
      const whole = known.current.get(item) ?? (await read(item));
      known.current.set(item, whole);
      note(item, { state: 'sending', images: whole.images.length, reason: '' });
      const { id, missing, reason } = await into.run(whole, (sent) => note(item, { sent }), signal);
      const state = id === undefined ? 'failed' : missing > 0 || reason ? 'incomplete' : 'done';
      note(item, { state, id, missing, reason });
    } catch (error) {
      note(item, { state: 'failed', reason: signal.aborted ? '' : faultText(error) });
    }
  }

  async function start(chosen: readonly ListedItem[]): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    work.current ??= new ArchiveImport();
    setBusy(true);
    for (const item of chosen) note(item, WAITING);
    for (const item of chosen)
      if (controller.signal.aborted) note(item, { state: 'failed', reason: '' });
      else await one(item, work.current, controller.signal);
    setBusy(false);
  }
  const left = items.filter((item) => ['failed', 'incomplete'].includes(fares.get(item)?.state ?? ''));
  return { fares, isBusy, left, start, stop: () => stop.current?.abort() };
}
