import type { ItemCard } from '#lib/items/schemas.ts';
import { call as siteCall } from '#lib/platform/browser/api.ts';
import type { Call } from '#lib/platform/browser/client.ts';

/** A protocol on which a new one may be based. */
export interface ProtocolSource {
  id: string;
  title: string;
  imagingType: string;
  region: string;
  isOwn: boolean;
}

/** Maximum number of entries in each list: as many as can be read at a glance. */
const SHOWN = 8;

function sourceOf(card: ItemCard, isOwn: boolean): ProtocolSource {
  const figures = card as ItemCard & { imagingType?: string; region?: string };
  const { imagingType = '', region = '' } = figures;
  return { id: card._id, title: card.title ?? '', imagingType, region, isOwn };
}

/** The person's own and public protocols that contain these words, own ones first. @throws CallFailed */
export async function findProtocolSources(words: string, call: Call = siteCall): Promise<ProtocolSource[]> {
  const query = { limit: SHOWN, ...(words.trim() !== '' && { q: words.trim() }) };
  const params = { kind: 'protocol' as const };
  const [mine, all] = await Promise.all([
    call('GET /[kind]/mine', { params, query }),
    call('GET /[kind]/public', { params, query }),
  ]);
  const cards = (answer: object) => ('protocols' in answer ? (answer.protocols as ItemCard[]) : []);
  const own = cards(mine).map((card) => sourceOf(card, true));
  const known = new Set(own.map(({ id }) => id));
  const others = cards(all).filter(({ _id }) => !known.has(_id));
  return [...own, ...others.map((card) => sourceOf(card, false))];
}
