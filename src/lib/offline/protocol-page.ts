import { protocolPaths, SCANNERS_ALL } from '#lib/protocols/paths.ts';

/** The data on a page that are needed to keep one of its protocols. */
export interface ProtocolFacts {
  id: string;
  /** When the displayed version was created, or its draft last changed. */
  updatedAt: string;
  /** Addresses of the protocol for each of its scanners, and for all of them. */
  states: string[];
}

/** Matches the output of `protocols/layout/kept-facts.ts`, in which quotes are escaped. */
const FACTS = /\bdata-protocol="([\w-]+)" data-changed="([^"]+)" data-scanners(?:="([^"]*)")?/g;

/** The protocols of a server-rendered page, its own or those of a booklet. */
export function readProtocols(page: string): ProtocolFacts[] {
  return [...page.matchAll(FACTS)].map(([, id = '', updatedAt = '', named = '']) => {
    const scanners = named.split(' ').filter(Boolean);
    const all = scanners.length > 0 ? [`${protocolPaths.item(id)}?${SCANNERS_ALL}=`] : [];
    return { id, updatedAt, states: [...scanners.map((scanner) => protocolPaths.item(id, scanner)), ...all] };
  });
}
