import type { Actor } from '#lib/accounts/actor.ts';
import { attestationsBy } from '#lib/images/server/attestations-queries.ts';
import { flagsBy } from '#lib/moderation/server/flags-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { iso } from './archive-items.ts';

/** For an account's export: what the person flagged, and why. Only the authors learn what was decided. */
export async function exportFlags({ db }: Pick<Context, 'db'>, actor: Actor) {
  const flags = await flagsBy(db, actor.id);
  return flags.map(({ item_id, collection_id, image, commenter_id, reason, note, created_at }) => ({
    item: item_id,
    collection: collection_id,
    image,
    isComment: commenter_id !== null,
    reason,
    note,
    flaggedAt: iso(created_at),
  }));
}

/** For an account's export: the files for which the person attested that nobody can be recognised in them. */
export async function exportAttestations({ db }: Pick<Context, 'db'>, actor: Actor) {
  const attestations = await attestationsBy(db, actor.id);
  return attestations.map(({ item_id, sha256, at }) => ({
    item: item_id,
    file: sha256,
    attestedAt: iso(at),
  }));
}
