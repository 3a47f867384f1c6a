import { protocolPaths } from '#lib/protocols/paths.ts';
import { bookletPath, type Keepable } from '../kept-entry.ts';
import { readProtocols } from '../protocol-page.ts';
import type { Contents } from './contents.ts';
import { readPage, titleOf } from './read-page.ts';

/** Contents of a page of protocols, with each protocol in its present version, for all its scanners. */
async function contentsAt(what: Keepable, path: string): Promise<Contents> {
  const page = await readPage(path);
  const protocols = readProtocols(page);
  const pages = protocols.flatMap(({ id, states }) => [protocolPaths.item(id), ...states]);
  return {
    ...what,
    path,
    title: titleOf(page),
    images: 0,
    cases: Object.fromEntries(protocols.map(({ id, updatedAt }) => [id, updatedAt])),
    files: new Map(),
    more: 0,
    pages: [...new Set([path, ...pages])],
    calls: new Map(),
  };
}

/** Contents of a protocol. */
export const contentsOfProtocol = (id: string) =>
  contentsAt({ kind: 'protocol', id }, protocolPaths.item(id));

/** Contents of a booklet: its pages for printing, and its protocols. */
export const contentsOfBooklet = (id: string) => contentsAt({ kind: 'booklet', id }, bookletPath(id));
