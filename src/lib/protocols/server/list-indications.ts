import type { Actor } from '#lib/accounts/actor.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { gatherIndications, type Indication, LETTERS, type Letter, OTHER } from '../indications.ts';
import {
  countIndications,
  hasIndications,
  type IndexPart,
  readIndicated,
  readIndicationKeys,
} from './indications-queries.ts';

/** Maximum number of indications on a page: the whole index if it has no more, else those of a letter, page by page. */
const PAGE = 300;

export interface IndicationIndex {
  indications: Indication[];
  /** Total number of indications. */
  total: number;
  /** The displayed letter; null when the page shows all. */
  letter: Letter | null;
  /** The letters with indications, when the index is divided. */
  letters: Letter[];
  page: number;
  pages: number;
}

const partOf = (letter: Letter): IndexPart => (letter === OTHER ? 'other' : { letter: letter.toLowerCase() });

/** The index of indications of public protocols and of those of which the actor is an author. */
export async function listIndications(
  { db }: Pick<Context, 'db'>,
  actor: Actor | null,
  asked: { letter: string; page: number },
): Promise<IndicationIndex> {
  const userId = actor?.id ?? null;
  const total = await countIndications(db, userId, 'all');
  const read = async (part: IndexPart, count: number, letter: Letter | null, letters: Letter[]) => {
    const pages = Math.max(1, Math.ceil(count / PAGE));
    const page = Number.isInteger(asked.page) ? clamp(asked.page, 1, pages) : 1;
    const keys = await readIndicationKeys(db, userId, part, { limit: PAGE, offset: (page - 1) * PAGE });
    const rows = await readIndicated(db, userId, keys);
    const protocols = rows.map(({ id, title, visibility, summary }) => ({
      id,
      title,
      imagingType: summary.imagingType,
      region: summary.region,
      isOwn: visibility !== 'public',
      indications: summary.indications ?? [],
    }));
    return { indications: gatherIndications(keys, protocols), total, letter, letters, page, pages };
  };
  if (total <= PAGE) return read('all', total, null, []);
  const present = await Promise.all(
    LETTERS.map(async (each) => ((await hasIndications(db, userId, partOf(each))) ? [each] : [])),
  );
  const letters = present.flat();
  const letter = letters.find((each) => each === asked.letter.toUpperCase()) ?? letters[0] ?? OTHER;
  return read(partOf(letter), await countIndications(db, userId, partOf(letter)), letter, letters);
}
