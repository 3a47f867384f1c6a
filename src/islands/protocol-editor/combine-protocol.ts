import type { CombineFields } from '#lib/autosave/browser/draft-parts.ts';
import { type BodyVersions, mergeBodies } from '#lib/protocols/merge-bodies.ts';

/** Merges two versions of a protocol's body; for the title and the tags one version has to be chosen. */
export const combineProtocol: CombineFields = (part, versions) =>
  part === 'body' ? mergeBodies(versions as unknown as BodyVersions) : null;
