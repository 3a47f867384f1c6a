import { isVisible, turnsDirection } from '#lib/items/readable-title.ts';
import { savePart } from '../run/save-part.ts';
import type { Cast } from './hostile-cast.ts';

/** Titles, tags, comments and free texts are stored without surrounding spaces; nothing else changes in them. */
const stored = (text: string) => text.trim();
/** Titles that nobody can read, or that change the direction of the text around them, are refused. */
const isTitle = (text: string) => isVisible(text) && !turnsDirection(text);

/** Stores each text wherever people write; returns those that do not come back byte for byte. */
export async function storedFaults(
  { site, owner, rater }: Cast,
  texts: readonly string[],
): Promise<string[]> {
  const { token } = owner;
  const id = await site.item(owner, 'case', 'public');
  const faults: string[] = [];
  let revision = 2;
  for (const text of texts.filter((each) => stored(each) !== '')) {
    const tag = [...text].slice(0, 20).join('');
    const sheet = [{ type: 'paragraph', text: [{ text }] }];
    const title = isTitle(text) ? text : 'Titre';
    if (title !== text) {
      const json = { title: text, revision };
      const { status } = await site.send('PATCH', `/api/cases/${id}`, { token, json });
      if (status !== 422) faults.push(`${JSON.stringify(text)}: ${status} as a title`);
    }
    const change = { title, tags: stored(tag) ? [tag] : [], revision };
    const answers = [await site.send('PATCH', `/api/cases/${id}`, { token, json: change })];
    for (const part of [{ clinicalInformation: text }, { answer: text }, { sheet }])
      answers.push(await savePart(site, token, id, part, revision));
    const refused = answers.find(({ status }) => status !== 200);
    if (refused) {
      faults.push(`${JSON.stringify(text)}: ${refused.status} ${refused.text}`);
      continue;
    }
    revision = answers.at(-1)?.json.revision;
    const rating = { rating: 5, comment: text };
    await site.send('POST', `/api/cases/${id}/rate`, { token: rater.token, json: rating });
    const { json: own } = await site.send('GET', `/api/cases/${id}`, { token });
    const { comments } = (await site.send('GET', `/api/cases/${id}/ratings`, { token })).json;
    const row = await site.context.db
      .selectFrom('item')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const found = [row.title, own.title, own.tags, comments[0]?.comment, own.body.clinicalInformation];
    const expected = [
      stored(title),
      stored(title),
      stored(tag) ? [stored(tag)] : [],
      stored(text),
      stored(text),
    ];
    const all = [...found, own.body.answer, own.body.sheet];
    if (JSON.stringify(all) !== JSON.stringify([...expected, stored(text), sheet]))
      faults.push(`${JSON.stringify(text)}: ${JSON.stringify(all)}`);
  }
  return faults;
}

const TAG = /<(\/?[a-zA-Z][^\s/>]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/g;
const ATTRIBUTE = /\s+([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The tags of a page with the names of their attributes: what text can never change. */
function skeletonOf(page: string): string[] {
  return Array.from(page.matchAll(TAG), ([, name, attributes = '']) =>
    [name, ...Array.from(attributes.matchAll(ATTRIBUTE), ([, attribute]) => attribute)].join(' '),
  );
}

/** The text of a page as a reader sees it. */
function textOf(page: string): string {
  return page
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(TAG, '\n')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what HTML itself changes or drops is looked for elsewhere
const KEPT_BY_HTML = /^[^\u0000-\u001f\u007f-\u009f]*$/;

/** Shows each text as a title in a list and on a page; returns those that are markup there, or not shown as they are. */
export async function shownFaults({ site, owner }: Cast, texts: readonly string[]): Promise<string[]> {
  const { token, cookie } = owner;
  const id = await site.item(owner, 'questionnaire', 'public');
  const pages = ['/public-questionnaires', `/use/${id}`];
  const faults: string[] = [];
  let revision = 2;
  const show = async (text: string) => {
    const json = { title: text, tags: [[...stored(text)].slice(0, 20).join('')], revision };
    const answer = await site.send('PATCH', `/api/questionnaires/${id}`, { token, json });
    if (answer.status !== 200) throw new Error(`${text}: ${answer.text}`);
    revision = answer.json.revision;
    return Promise.all(pages.map(async (path) => (await site.send('GET', path, { cookie })).text));
  };
  const plain = await show('Titre');
  const tags = plain.map(skeletonOf);
  for (const text of texts.filter(isTitle)) {
    for (const [index, page] of (await show(text)).entries()) {
      const where = `${JSON.stringify(text)} on ${pages[index]}`;
      if (String(skeletonOf(page)) !== String(tags[index])) faults.push(`${where}: other tags`);
      if (/</.test(text) && page.includes(text) && !plain[index]?.includes(text))
        faults.push(`${where}: as it is in the markup`);
      if (KEPT_BY_HTML.test(text) && !textOf(page).includes(stored(text))) faults.push(`${where}: not shown`);
    }
  }
  return faults;
}

/** Asks for addresses that hold each text; returns those that were answered by a failure. */
export async function addressFaults({ site, owner }: Cast, texts: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const text of texts) {
    const bait = encodeURIComponent(text);
    for (const path of [
      `/public-cases?q=${bait}&etiquette=${bait}&difficulte=${bait}&page=${bait}&limit=${bait}&tri=${bait}`,
      `/api/questionnaires/public?q=${bait}&modalite=${bait}&page=${bait}`,
      `/api/cases/${bait.slice(0, 300)}/ratings`,
      `/use/${bait.slice(0, 300)}`,
      `/?suite=${bait}`,
    ]) {
      const { status } = await site.send('GET', path, { cookie: owner.cookie });
      if (status >= 500) faults.push(`${path}: ${status}`);
    }
  }
  return faults;
}
