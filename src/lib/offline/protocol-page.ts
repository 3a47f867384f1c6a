import { protocolPaths, SCANNERS_ALL } from '#lib/protocols/paths.ts';

/** What a page says of what keeping one of its protocols takes. */
export interface ProtocolFacts {
  id: string;
  /** When the version that is read was made, or its draft last changed. */
  updatedAt: string;
  /** Addresses of the same protocol on each of its scanners, and of all that they do. */
  states: string[];
}

/** As `protocols/layout/kept-facts.ts` says it: what somebody typed has no quotes of its own. */
const FACTS = /\bdata-protocol="([\w-]+)" data-changed="([^"]+)" data-scanners(?:="([^"]*)")?/g;

/** The protocols of a page, its own or those of a booklet, as the server writes it. */
export function readProtocols(page: string): ProtocolFacts[] {
  return [...page.matchAll(FACTS)].map(([, id = '', updatedAt = '', named = '']) => {
    const scanners = named.split(' ').filter(Boolean);
    const all = scanners.length > 0 ? [`${protocolPaths.item(id)}?${SCANNERS_ALL}=`] : [];
    return { id, updatedAt, states: [...scanners.map((scanner) => protocolPaths.item(id, scanner)), ...all] };
  });
}
