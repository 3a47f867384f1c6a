import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { type Person, type Site, startSite } from './site.ts';

/** As encoded in an address: control characters, half a character, half a pair, invalid encodings, long texts. */
const ODD = [
  '%00',
  'a%00b',
  '%01%1f',
  '%7f%9b',
  '%ff',
  '%ed%a0%80',
  '%',
  '%e2%80%ae',
  '%0d%0a',
  'x'.repeat(500),
];

const NAMES: Record<string, string[]> = {
  '/practice': [
    'choice',
    'modality',
    'specialty',
    'difficulty',
    'author',
    'collection',
    'minutes',
    'enregistre',
  ],
  '/practice/SESSION': ['cas', 'hypothese', 'differentiel', 'sur', 'serie', 'image', 'reponse', 'infos'],
  '/practice/ODD': [],
  '/statistics': ['periode', 'du', 'au', 'vue'],
  '/statistics/graded': ['periode', 'vue', 'sur', 'modalite', 'specialite', 'region', 'difficulte'],
  '/statistics/ODD': [],
  '/collections': ['q', 'page'],
  '/collections/notes': ['q'],
  '/collections/ODD': [],
  '/shared/ODD': [],
};

/** Nothing to open: the embedded database makes its own. */
const embedded = async () => ({ url: { href: '' }, drop: async () => undefined });
const ENGINES = [
  ['SQLite', embedded, ''],
  ['PostgreSQL', makeServerDatabase, SERVER ? '' : 'no TEST_DATABASE_URL'],
] as const;

describe.each(ENGINES)('odd addresses of what one learns, %s', (_, makeDatabase, missing) => {
  if (missing) return it.skip(missing);
  let site: Site;
  let who: Person;
  let session: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await makeDatabase();
    drop = database.drop;
    site = await startSite({ DATABASE_URL: database.url.href });
    who = await site.person('Interne');
    await site.item(await site.person('Autrice'), 'case', 'public');
    const made = await site.send('POST', '/api/practice/sessions', {
      token: who.token,
      json: { choice: 'new' },
    });
    session = made.json.id;
  });
  afterAll(async () => {
    await site.stop();
    await drop();
  });

  it.each(Object.entries(NAMES))('%s answers in French, and is never at fault', async (path, names) => {
    const faults: string[] = [];
    for (const odd of ODD) {
      const here = path.replace('SESSION', session).replace('ODD', odd);
      const asked = [...names, odd].map((name) => `${name}=${odd}`).join('&');
      for (const address of [`${here}?${asked}`, `${here}?${names[0] ?? 'q'}=${odd}`]) {
        const { status, text, headers } = await site.send('GET', address, { cookie: who.cookie });
        const isFrench = text.includes('<html lang="fr"');
        const isPlain = (status >= 200 && status < 300) || (status >= 400 && status < 500);
        if (!(isPlain && isFrench) && !(status === 302 && headers.get('location')))
          faults.push(`${address.slice(0, 80)}: ${status} ${text.slice(0, 80)}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
