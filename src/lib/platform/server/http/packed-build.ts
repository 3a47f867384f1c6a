import { z } from 'zod';
import { sha256 } from '../base/sha256.ts';
import { type AssetBodies, Assets, BUILT, isServed } from './assets.ts';

/** Bytes of the largest pack that is read: a build has about 5 MB. */
const PACK_MAX = 64 * 1024 * 1024;

const place = z.tuple([z.int().min(0), z.int().min(0)]);
const packIndex = z.object({
  /** SHA-256 of the pack, and its name. */
  pack: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().min(0).max(PACK_MAX),
  /** By path: where each form of the file is in the pack, its first byte and its length. */
  files: z.record(
    z.string().refine(isBuiltPath),
    z.object({ identity: place, br: place.optional(), gzip: place.optional() }),
  ),
});

/** The content of the pack of a build. */
export type PackIndex = z.infer<typeof packIndex>;

/** The files of a build whose names carry a digest, as two files. */
export interface PackedBuild {
  /** Derived from the files' names: machines that build the same release agree on it. */
  id: string;
  index: PackIndex;
  pack: Buffer;
}

/** Names in the store: of indexes (by build), and of packs. Other names there are not ours. */
export const INDEX_NAME = /^[0-9a-f]{64}\.json$/;
export const PACK_NAME = /^[0-9a-f]{64}\.pack$/;

export const indexNameOf = ({ id }: Pick<PackedBuild, 'id'>): string => `${id}.json`;
export const packNameOf = ({ pack }: Pick<PackIndex, 'pack'>): string => `${pack}.pack`;

const NAME = /^[\w@~-]+(?:\.[\w@~-]+)+$/;
const NAME_MAX = 200;

/** Whether a path can be that of a built file, of any release. */
export function isBuiltPath(path: string): boolean {
  const name = path.slice(BUILT.length);
  return path.startsWith(BUILT) && name.length <= NAME_MAX && NAME.test(name) && isServed(name);
}

/** One file in place of hundreds: a store on the network takes it in one request. */
export function packBuild(assets: Assets): PackedBuild {
  // A file at another path would make an index that nobody can read.
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

/** The index in a stored file; undefined when it is none, or of a release that writes it otherwise. */
export function readPackIndex(stored: Buffer): PackIndex | undefined {
  try {
    return packIndex.parse(JSON.parse(stored.toString()));
  } catch {
    return undefined;
  }
}

/** The files of a pack; undefined when it is not the pack that the index describes. */
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
