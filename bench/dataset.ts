import { DatabaseSync } from 'node:sqlite';
import { looksOf } from '#lib/accounts/look-alikes.ts';
import { partTexts } from '#lib/items/kinds/parts.ts';
import { popularity } from '#lib/items/kinds/popular.ts';
import type { ItemSummary } from '#lib/items/kinds/summaries.ts';
import { ratingRank } from '#lib/items/rating.ts';
import { facetRows } from '#lib/items/server/item-index-queries.ts';
import { openDatabase, sqlitePath } from '#lib/platform/server/db/engine/open.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';

export interface DatasetSize {
  cases: number;
  ratings: number;
}

const AUTHORS = 500;
/** Every case keeps the same number of raters, so people follow the ratings. */
const RATERS_MIN = 2000;
const START = Date.UTC(2024, 0, 1);
const YEARS = 2.5 * 365 * 86_400_000;

/** From common to rare, so that filters and words of every size exist. */
const WORDS =
  'fracture lésion genou épaule rachis thorax abdomen œdème kyste nodule tumeur rupture ligament ménisque tendon sténose embolie anévrisme abcès métastase hernie luxation entorse arthrose ostéome chondrome sarcome lipome angiome méningiome gliome schwannome sinusite mastoïdite pneumothorax pleurésie péricardite myocardite appendicite diverticulite cholécystite pancréatite lithiase pyélonéphrite endométriose adénomyose fibrome torsion invagination volvulus'.split(
    ' ',
  );
const TAGS = [...MODALITY_TAGS, ...SPECIALTY_TAGS, ...LOCATION_TAGS];

/** The same numbers in [0, 1) at every call. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/**
 * Fills a new data folder with public cases, ratings, views and copies, the same at every call: every figure and
 * index row as the use cases would have left it. 100,000 cases with 1,000,000 ratings take about a minute.
 */
export async function makeDataset(dataDir: string, size: DatasetSize): Promise<void> {
  const opened = await openDatabase({ dataDir, databaseUrl: '', exclusive: true });
  await opened.close();
  const database = new DatabaseSync(sqlitePath(dataDir));
  // Nothing is lost if this is interrupted: it can be started again.
  database.exec('pragma synchronous = off; pragma cache_size = -400000; begin');
  fill(database, size);
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
}

function fill(database: DatabaseSync, size: DatasetSize): void {
  const random = randomFrom(20_261_121);
  const people = Math.max(RATERS_MIN, Math.ceil((size.ratings / size.cases) * 2));
  const users = Array.from({ length: people }, () => newId(START));
  const insertUser =
    database.prepare(`insert into "user" (id, username, username_key, username_looks, shown_name, password_hash, created_at)
     values (?, ?, ?, ?, ?, '', ?)`);
  users.forEach((id, index) => {
    const name = `personne${index}`;
    insertUser.run(id, name, name, looksOf(name), name, START);
  });
  const write = writers(database);
  const facets: (readonly [string, string, string, string, number])[] = [];
  for (let index = 0; index < size.cases; index += 1) {
    const sample = makeCase(random, index, size, users);
    write.item(sample);
    // The database numbers items as they come.
    for (const row of facetRows(index + 1, sample)) {
      facets.push([row.kind, row.visibility, row.facet, row.value, row.number]);
    }
  }
  // In the order of their primary key, which is many times faster than at random.
  facets.sort((a, b) => compare(a[2], b[2]) || compare(a[3], b[3]) || a[4] - b[4]);
  for (const row of facets) write.facet.run(...row);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

type Case = ReturnType<typeof makeCase>;

function makeCase(random: () => number, index: number, size: DatasetSize, users: readonly string[]) {
  // Squared: the first words and tags are far more common than the last ones.
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() ** 2 * values.length)] as T;
  const at = START + Math.floor((index / size.cases) * YEARS);
  const owner = Math.floor(random() * AUTHORS);
  const difficulty = 1 + Math.floor(random() * 5);
  const summary: ItemSummary = {
    difficulty,
    seriesCount: 2,
    imageCount: 40,
    mainImage: null,
    folderImages: [],
  };
  const perCase = size.ratings / size.cases;
  const ratingCount = Math.floor((index + 1) * perCase) - Math.floor(index * perCase);
  const first = Math.floor(random() * users.length);
  const ratings = Array.from({ length: ratingCount }, (_, rater) => ({
    userId: users[(first + rater) % users.length] as string,
    value: 8 + Math.floor(random() * 13),
  }));
  return {
    id: newId(at),
    kind: 'case' as const,
    visibility: 'public' as const,
    at,
    summary,
    ratings,
    ownerId: users[owner] as string,
    authorName: `personne${owner}`,
    title: `${pick(WORDS)} ${pick(WORDS)} ${pick(WORDS)} ${index}`,
    tags: [...new Set([pick(MODALITY_TAGS), pick(TAGS), pick(TAGS)])],
    views: Math.floor(random() ** 20 * 200),
    copies: Math.floor(random() ** 20 * 40),
  };
}

function writers(database: DatabaseSync) {
  const item = database.prepare(
    `insert into item (id, kind, owner_id, title, visibility, summary, revision, views, copies, rating_sum,
      rating_count, popularity, rating_rank, created_at, updated_at, published_at, published_version)
     values (?, 'case', ?, ?, 'public', ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
  );
  const text = database.prepare('insert into body_text values (?, ?)');
  const part = database.prepare('insert into item_part values (?, ?, 1, ?)');
  const version = database.prepare('insert into item_version values (?, 1, ?, ?, null, ?, ?, ?)');
  const versionPart = database.prepare('insert into item_version_part values (?, 1, ?, ?)');
  const tag = database.prepare('insert into item_tag values (?, ?, ?)');
  const rating = database.prepare(
    'insert into rating (item_id, user_id, value, created_at, updated_at) values (?, ?, ?, ?, ?)',
  );
  const view = database.prepare('insert into "view" values (?, ?, ?)');
  const copy =
    database.prepare(`insert into "copy" (item_id, source_id, source_title, source_author, counted, created_at)
     values (?, ?, ?, ?, 1, ?)`);
  return {
    facet: database.prepare(
      'insert into item_facet (kind, visibility, facet, value, number) values (?, ?, ?, ?, ?)',
    ),
    item(made: Case) {
      const { id, at, views, copies, ratings } = made;
      const sum = ratings.reduce((total, { value }) => total + value, 0);
      const ranks = [popularity(made), ratingRank(sum, ratings.length)];
      const figures = [views, copies, sum, ratings.length, ...ranks];
      const summary = JSON.stringify(made.summary);
      item.run(id, made.ownerId, made.title, summary, ...figures, at, at, at);
      version.run(id, at, made.ownerId, made.title, JSON.stringify(made.tags), summary);
      for (const [name, json] of Object.entries(partTexts('case', bodyOf(made)))) {
        const textId = newId(at);
        text.run(textId, json);
        part.run(id, name, textId);
        versionPart.run(id, name, textId);
      }
      made.tags.forEach((each, position) => {
        tag.run(id, position, each);
      });
      for (const { userId, value } of ratings) rating.run(id, userId, value, at, at);
      // Days of the same reader stand for readers: only the number of rows matters here.
      for (let day = 0; day < views; day += 1) view.run(id, `v${day}`, '2026-01-01');
      for (let nth = 0; nth < copies; nth += 1) copy.run(newId(at), id, made.title, made.authorName, at);
    },
  };
}

function bodyOf({ summary: { difficulty } }: Case): object {
  const texts = { clinicalInformation: 'Douleur depuis trois jours.', answer: 'Réponse' };
  return { difficulty, ...texts, sheet: null, folders: [], mainImage: null };
}
