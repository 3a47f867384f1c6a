import { type BodyVersions, mergeBodies } from '#lib/kinds/protocol/merge-bodies.ts';
import type { MergeFields } from '#lib/stores/autosave/draft-parts.ts';

/** Puts a protocol's body together that was changed in two windows; its title and its tags are one value each. */
export const mergeProtocol: MergeFields = (part, versions) =>
  part === 'body' ? mergeBodies(versions as unknown as BodyVersions) : null;
