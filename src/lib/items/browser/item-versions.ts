import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { Difference } from '../differences.ts';
import type { ItemKind } from '../item.ts';
import type { ItemCard } from '../schemas.ts';
import type { ItemVersion, WholeVersion } from '../versions-schemas.ts';
import { versionMessages as m } from '../versions-texts.ts';
import { $workingCopies, noteWorkingCopy } from '../working-copies-store.ts';

/** Sends a request and shows its success, unless a dialog does; shows a refusal with the server's reason. */
async function change(asking: Promise<ItemCard>, done?: string): Promise<boolean> {
  try {
    noteWorkingCopy(await asking);
    if (done) notify('success', done);
    return true;
  } catch (error) {
    notify('error', (error instanceof CallFailed && error.serverMessage) || m.failure);
    return false;
  }
}

/** The requests about the versions of an item of the person's own. */
export function itemVersions(kind: ItemKind, id: string) {
  const params = { kind, id };
  const revision = () => $workingCopies.get()[id]?.revision ?? 0;
  return {
    publish: (word: string) =>
      change(call('POST /[kind]/[id]/publication', { params, body: { word, revision: revision() } })),
    /** Restores what readers saw before the last publication or withdrawal. */
    undo: (said: string) =>
      change(call('POST /[kind]/[id]/publication/undo', { params, body: { revision: revision() } }), said),
    drop: () => change(call('DELETE /[kind]/[id]/working-copy', { params, revision: revision() })),
    restore: (version: number) =>
      change(
        call('POST /[kind]/[id]/versions/[version]/restore', {
          params: { ...params, version },
          revision: revision(),
        }),
      ),
    /** @throws CallFailed */
    list: async (): Promise<ItemVersion[]> => (await call('GET /[kind]/[id]/versions', { params })).versions,
    /** A whole version. @throws CallFailed */
    read: (version: number): Promise<WholeVersion> =>
      call('GET /[kind]/[id]/versions/[version]', { params: { ...params, version } }),
    /** @param to a version; undefined: the working copy @throws CallFailed */
    async differences(version: number, to: number | undefined): Promise<Difference[]> {
      const query = to === undefined ? {} : { query: { avec: to } };
      const given = { params: { ...params, version }, ...query };
      return (await call('GET /[kind]/[id]/versions/[version]/differences', given)).differences;
    },
  };
}

/** The changes in a copy's source since the copy was made. @throws CallFailed */
export async function sourceDifferences(kind: ItemKind, id: string): Promise<Difference[]> {
  return (await call('GET /[kind]/[id]/source-differences', { params: { kind, id } })).differences;
}
