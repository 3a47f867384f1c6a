import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { Matchable } from '#lib/items/kinds/matches.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { foldedWords } from '#lib/platform/fold.ts';
import { IMAGING_TYPES, REGIONS } from '#lib/protocols/vocabulary.ts';
import { validate, validBody } from '../run/valid-protocol.ts';
import type { TestContext } from './engines.ts';
import { attestAll, storeFiles, withImage } from './illustrated-case.ts';

/** A small deterministic source of numbers in [0, 1), so that a failure can be met again. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export type Pick = <T>(values: readonly T[]) => T;

export function pickFrom(random: () => number): Pick {
  return (values) => values[Math.floor(random() * values.length)] as (typeof values)[number];
}

const WORDS = [
  'Épaule',
  'epaules',
  'œdème',
  'OEDEME',
  'cœur',
  'Cæcum',
  'genou',
  'Genoux',
  'IRM',
  'T2-FLAIR',
  'l’aorte',
  'straße',
  '𝒜lpha',
  '2024',
];
export const TAGS = [
  'IRM',
  'irm',
  'TDM',
  'Rx',
  'Echo',
  'Neuro',
  'Ostéo',
  'osteo',
  'Épaule',
  'Epaule',
  'Cœur',
];

export const BODIES: Record<ItemKind, (pick: Pick) => Record<string, unknown>> = {
  questionnaire: (pick) => ({
    pages: [
      { id: 'p', name: 'Page', questions: [{ id: 'q', text: 'Taille', section: 'findings', type: 'text' }] },
    ],
    fiches: [{ id: 'f', title: `${pick(['Stade', 'Grade'])} ${pick(WORDS)}`, content: [] }],
  }),
  case: (pick) => ({
    difficulty: pick([1, 2, 3, 4, 5]),
    clinicalInformation: '',
    answer: 'Réponse secrète',
    sheet: null,
    folders: [],
    mainImage: null,
  }),
  protocol: (pick) => validBody(pick(IMAGING_TYPES), pick(REGIONS)),
};

export function randomTitle(pick: Pick): string {
  return `${pick(WORDS)} ${pick(WORDS)} (${pick(WORDS)})`;
}

/** A made item, as the domain's `matches()` and the expected order need it. */
export interface Sample extends Matchable {
  id: string;
  kind: ItemKind;
  visibility: Visibility;
  owner: Actor;
  publishedAt: number;
}

/** The texts of a body that a search reads besides those on its card. */
function foundBy(kind: ItemKind, body: Record<string, unknown>): Partial<Matchable> {
  const { folders = [], acquisition = {} } = body as {
    folders?: { name: string; series?: { modality?: string }; images: unknown[] }[];
    acquisition?: Record<string, { name: string; tracer?: string }[]>;
  };
  const rows = Object.values(acquisition).flat();
  const shown = folders.filter(({ images }) => images.length > 0);
  return kind === 'case'
    ? {
        folderImages: shown.map(({ name }) => ({ folder: name })),
        modalities: shown.flatMap(({ series }) => series?.modality ?? []),
      }
    : { rowNames: rows.map(({ name }) => name), agents: rows.flatMap(({ tracer }) => tracer ?? []) };
}

/** Makes an item of random words through the use cases, and publishes it by default. */
export async function makeSample(
  context: TestContext,
  owner: Actor,
  kind: ItemKind,
  pick: Pick,
  visibility: Visibility = 'public',
): Promise<Sample> {
  const title = randomTitle(pick);
  const tags = [...new Set([pick(TAGS), pick(TAGS), pick(TAGS)])];
  const written = BODIES[kind](pick);
  const body = kind === 'case' ? withImage(written) : written;
  if (kind === 'case') await storeFiles(context);
  const { id } = await createItem(context, owner.id, { kind, title, tags, body });
  await attestAll(context, owner, kind, id);
  const revision = visibility === 'public' ? await validate(context, owner, kind, id) : 1;
  const card = await editItem(context, owner, kind, id, { visibility, revision });
  const publishedAt = visibility === 'public' ? context.now() : 0;
  const { difficulty, imagingType, region } = body as Partial<Matchable>;
  const { fiches = [] } = body as { fiches?: { title: string }[] };
  const ficheWords = foldedWords(fiches.map(({ title }) => title).join(' ')).join(' ');
  const texts = { title, tags: card.tags, authorName: owner.name };
  const said = { difficulty, imagingType, region, ficheWords, ...foundBy(kind, body) };
  return { id, kind, visibility, owner, publishedAt, ...texts, ...said };
}

/** One public item, for tests on a single item. */
export async function makePublic(context: TestContext, owner: Actor, kind: ItemKind): Promise<string> {
  const sample = await makeSample(context, owner, kind, pickFrom(randomFrom(1)));
  return sample.id;
}
