import { type BodyVersions, mergeBodies } from '#lib/kinds/protocol/merge-bodies.ts';
import type { CombineFields } from '#lib/stores/autosave/draft-parts.ts';

/** Combines two versions of a protocol's body; of its title and its tags one stands. */
export const combineProtocol: CombineFields = (part, versions) =>
  part === 'body' ? mergeBodies(versions as unknown as BodyVersions) : null;
