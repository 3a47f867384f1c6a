import { useEffect, useState } from 'react';
import type { CaseEditor } from '../editor.ts';
import { type PreparedZones, prepareZones, type ReadyZone } from './prepare-zones.ts';

/** The state of the zones' pictures, as the dialog shows it. */
export type ZonesState = PreparedZones | { state: 'drawing' | 'failed' };

const NONE: readonly ReadyZone[] = [];

/** The pictures of a case's zones for cards that mask them, prepared only if `isAsked`. */
export function useZones(editor: CaseEditor, isAsked: boolean) {
  const [prepared, setPrepared] = useState<ZonesState>({ state: 'drawing' });
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const tell = (found: ZonesState) => !stop.signal.aborted && setPrepared(found);
    tell({ state: 'drawing' });
    prepareZones(editor, stop.signal).then(tell, () => tell({ state: 'failed' }));
    return () => stop.abort();
  }, [editor, isAsked]);
  if (!isAsked) return { zones: NONE, isReady: true };
  const zones = prepared.state === 'ready' ? prepared.zones : NONE;
  return { told: prepared, zones, isReady: prepared.state !== 'drawing' };
}
