import { z } from 'zod';
import { sha256 } from '../base/sha256.ts';
import { type AssetBodies, Assets, BUILT, isServed } from './assets.ts';

/** Maximum size (bytes) of a pack; a build has about 5 MB. */
const PACK_MAX = 64 * 1024 * 1024;

const place = z.tuple([z.int().min(0), z.int().min(0)]);
const packIndex = z.object({
  /** SHA-256 of the pack, which is also its name. */
  pack: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().min(0).max(PACK_MAX),
  /** By path: the position of each version of the file in the pack, as its first byte and length. */
  files: z.record(
    z.string().refine(isBuiltPath),
    z.object({ identity: place, br: place.optional(), gzip: place.optional() }),
  ),
});

/** The table of contents of a build's pack. */
export type PackIndex = z.infer<typeof packIndex>;

/** The hashed files of a build, packed into one file with an index. */
export interface PackedBuild {
  /** Derived from the files' names, and therefore equal on all machines that build the same release. */
  id: string;
  index: PackIndex;
  pack: Buffer;
}

/** Names of indexes (by build) and of packs in the store. Files with other names are ignored. */
export const INDEX_NAME = /^[0-9a-f]{64}\.json$/;
export const PACK_NAME = /^[0-9a-f]{64}\.pack$/;

export const indexNameOf = ({ id }: Pick<PackedBuild, 'id'>): string => `${id}.json`;
export const packNameOf = ({ pack }: Pick<PackIndex, 'pack'>): string => `${pack}.pack`;

const NAME = /^[\w@~-]+(?:\.[\w@~-]+)+$/;
const NAME_MAX = 200;

/** Whether a path may belong to a built file of any release. */
export function isBuiltPath(path: string): boolean {
  const name = path.slice(BUILT.length);
  return path.startsWith(BUILT) && name.length <= NAME_MAX && NAME.test(name) && isServed(name);
}

/** Packs hundreds of files into one, which a network store accepts in a single request. */
export function packBuild(assets: Assets): PackedBuild {
  // A file with any other path would make the index unreadable.
  const built = assets.built().filter(([path]) => isBuiltPath(path));
  const pieces: Buffer[] = [];
  let bytes = 0;
  const add = (piece: Buffer): [number, number] => {
    const at = bytes;
    pieces.push(piece);
    bytes += piece.length;
    return [at, piece.length];
  };
  const files = Object.fromEntries(
    built.map(([path, { identity, br, gzip }]) => [
      path,
      { identity: add(identity), ...(br && { br: add(br) }), ...(gzip && { gzip: add(gzip) }) },
    ]),
  );
  const pack = Buffer.concat(pieces);
  const id = sha256(Buffer.from(built.map(([path]) => path).join('\n')));
  return { id, index: { pack: sha256(pack), bytes, files }, pack };
}

/** Parses a stored index; undefined if it is not one, or comes from a release with another format. */
export function readPackIndex(stored: Buffer): PackIndex | undefined {
  try {
    return packIndex.parse(JSON.parse(stored.toString()));
  } catch {
    return undefined;
  }
}

/** The files of a pack; undefined if it does not match the index. */
export function unpackBuild({ pack, bytes, files }: PackIndex, stored: Buffer): Assets | undefined {
  if (stored.length !== bytes || sha256(stored) !== pack) return undefined;
  const formOf = ([at, length]: [number, number]) => stored.subarray(at, at + length);
  return new Assets(
    Object.entries(files).map(([path, { identity, br, gzip }]): [string, AssetBodies] => [
      path,
      { identity: formOf(identity), ...(br && { br: formOf(br) }), ...(gzip && { gzip: formOf(gzip) }) },
    ]),
  );
}
