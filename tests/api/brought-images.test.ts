import { beforeAll, describe, expect, it } from 'vitest';
import { tilesPath } from '#lib/images/image-paths.ts';
import { sampleQuestions } from '../run/sample-questions.ts';
import { savePart } from '../run/save-part.ts';
import { SheetDesk } from './sheet-desk.ts';
import type { Person } from './site.ts';

const LATE = 'dossier-tardif';
const desk = await SheetDesk.open();
const { site, owner, other: reader } = desk;
const later = await site.person('Lectrice');
/** Files of the folder that is there, and of the one that the second step brings. */
let early = '';
let late = '';
/** What the latter was before it was masked. */
let before = '';

const get = (path: string, person: Person | null = reader) =>
  site.send('GET', path, person ? { token: person.token, cookie: person.cookie } : {});
const validate = (step: string, person = reader) =>
  site.send('POST', `/api/cases/${desk.id}/questions`, {
    token: person.token,
    json: { round: 1, version: 2, step, answers: {} },
  });
/** All that tells of it, once its file is known. */
const told = () => new RegExp(`${late}|${LATE}|ARRIVEE|Angiographie`, 'i');

const [first, second] = sampleQuestions.steps;
const bringing = (...folders: string[]) => ({
  questions: { ...sampleQuestions, steps: [first!, { ...second!, folders }] },
});

/** The second step brings what its author has first, and has chosen to stand for the case. */
beforeAll(async () => {
  await desk.begin();
  const [there, kept] = [await desk.sent(owner, 30), await desk.sent(owner, 220)];
  [early, late] = [there.file, kept.file];
  const image = (sent: typeof there) => ({ kind: 'image', ...sent });
  const folders = [
    {
      id: LATE,
      name: 'ARRIVEE',
      description: 'Angiographie',
      images: [image(kept)],
      series: { modality: 'XA' },
    },
    { id: 'depart', name: 'DEPART', description: '', images: [image(there)] },
  ];
  const value = { folders, mainImage: { folderId: LATE, imageIndex: 0 } };
  for (const part of [value, bringing(LATE)]) {
    const saved = await savePart(site, owner.token, desk.id, part, desk.revision);
    if (saved.status !== 200) throw new Error(saved.text);
    desk.revision = saved.json.revision;
  }
  await desk.publish();
});

/** All that shows a case to somebody who has asked for nothing. */
const places = () => [
  `/api/cases/${desk.id}/viewer`,
  `/api/cases/${desk.id}/viewer?titre=1`,
  `/api/cases/${desk.id}/viewer?avance=1`,
  `/api/cases/${desk.id}/questions`,
  `/api/cases/${desk.id}/ratings`,
  `/radiology-viewer/${desk.id}`,
  `/radiology-viewer/${desk.id}?serie=2&image=1&questions=1&titre=1&infos=1&apropos=1`,
  `/questions/${desk.id}`,
  '/api/cases/public',
  '/api/cases/public?q=ARRIVEE',
  '/api/cases/public?q=angiographie',
  '/api/search?q=ARRIVEE',
  '/public-cases',
  '/public-cases?q=ARRIVEE',
  '/practice',
  '/collections',
  '/statistics',
  '/credits',
  '/sitemap.xml',
  '/',
];

/** What devices are told that an image became which was masked. */
const maskedAs = async (old: string, person: Person | null) =>
  (await get(`/images/masked?of=${desk.id}`, person)).json[desk.id][old];

describe('the images that a later step brings', () => {
  it('are told by no new name once they are masked, to who has not reached them', async () => {
    const images = [early, late].map((file) => ({ file, zones: [{ x: 0, y: 0, width: 8, height: 8 }] }));
    const old = [early, late] as const;
    const masked = await site.send('POST', `/api/cases/${desk.id}/masked`, {
      token: owner.token,
      json: { images },
    });
    expect(masked.status, masked.text).toBe(200);
    [early, late] = old.map((file) => masked.json.names[file]) as [string, string];
    for (const person of [reader, later, null]) {
      expect(await maskedAs(old[0], person)).toBe(early);
      // Known to be gone, so that a device that has it takes it off.
      expect(await maskedAs(old[1], person)).toBe('');
      expect((await get(`/images/masked?of=${desk.id}`, person)).text).not.toMatch(told());
    }
    expect(await maskedAs(old[1], owner)).toBe(late);
    before = old[1];
    // An image that stands in a sheet alone is kept back by no step.
    const ofSheet = { sha256: 'a'.repeat(64), by_sha256: 'b'.repeat(64) };
    await site.context.db
      .insertInto('masked_file')
      .values({ item_id: desk.id, ...ofSheet })
      .execute();
    expect(await maskedAs(ofSheet.sha256, reader)).toBe(ofSheet.by_sha256);
    await site.context.db.deleteFrom('masked_file').where('sha256', '=', ofSheet.sha256).execute();
  });

  it('are in no byte that a reader gets before that step: no name, no address, no count', async () => {
    for (const path of places()) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      // What one searched for is repeated.
      const said = path.includes('q=') ? answer.text.replaceAll(/ARRIVEE|angiographie/gi, '') : answer.text;
      expect(said, path).not.toMatch(told());
    }
    const { shown, stacks } = (await get(`/api/cases/${desk.id}/viewer`)).json;
    expect(shown.folders.map(({ name }: { name: string }) => name)).toEqual(['DEPART']);
    expect([stacks.length, shown.awaitsImages]).toEqual([1, true]);
    const { cases } = (await get('/api/cases/public?q=Essai')).json;
    const card = cases.find(({ _id }: { _id: string }) => _id === desk.id);
    expect(card).toMatchObject({ seriesCount: 1, imageCount: 1, folders: ['DEPART'] });
    expect(card.mainImage).toContain(early);
    for (const q of ['ARRIVEE', 'angiographie'])
      expect((await get(`/api/cases/public?q=${q}`)).json.cases).toEqual([]);
  });

  it('are in no session of practice, for whoever is signed out, or by the small copies of their folder', async () => {
    const session = await site.send('POST', '/api/practice/sessions', {
      token: reader.token,
      json: { choice: 'random', criteria: { author: owner.username } },
    });
    const page = await get(`/practice/${session.json.id}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(early);
    expect(page.text).not.toMatch(told());
    for (const person of [reader, null]) {
      expect((await get(tilesPath(desk.id, LATE), person)).status).toBe(404);
      expect((await get(tilesPath(desk.id, 'depart'), person)).status).toBe(200);
    }
    for (const path of ['/public-cases', `/radiology-viewer/${desk.id}`, '/api/cases/public'])
      expect((await get(path, null)).text, path).not.toMatch(told());
  });

  it('come with the answer once it is asked for, at the places that it names', async () => {
    const { shown, stacks } = (await get(`/api/cases/${desk.id}/viewer?toutes=1`)).json;
    expect(shown.folders).toMatchObject([{ name: 'DEPART' }, { name: 'ARRIVEE', isEarly: true }]);
    expect([stacks.length, shown.awaitsImages]).toEqual([2, undefined]);
    expect((await get(tilesPath(desk.id, LATE, true))).status).toBe(200);
    const page = await get(`/radiology-viewer/${desk.id}?reponse=1&serie=2`);
    expect(page.text).toContain('ARRIVEE');
    // It changes nothing for who does not ask.
    expect((await get(`/radiology-viewer/${desk.id}?serie=2`)).text).not.toMatch(told());
  });

  it('are there for who writes the case, who is told which come later', async () => {
    const { shown } = (await get(`/api/cases/${desk.id}/viewer`, owner)).json;
    expect(shown.folders).toMatchObject([{ id: 'depart' }, { id: LATE, isEarly: true }]);
    const page = await get(`/preview/${desk.id}`, owner);
    expect(page.text).toContain('ARRIVEE');
    expect(page.text).toContain('qu’à l’étape des questions');
  });

  it('come with their step, and stay: for who has reached it alone', async () => {
    const state = (await validate('s1')).json;
    expect(state.steps.at(-1).folders).toEqual([{ id: LATE, name: 'ARRIVEE', at: 1 }]);
    const { shown, stacks } = (await get(`/api/cases/${desk.id}/viewer`)).json;
    expect(shown.folders.map(({ name }: { name: string }) => name)).toEqual(['DEPART', 'ARRIVEE']);
    expect([stacks[1].files, shown.awaitsImages]).toEqual([[late], undefined]);
    expect((await get(tilesPath(desk.id, LATE))).status).toBe(200);
    expect([await maskedAs(before, reader), await maskedAs(before, later)]).toEqual([late, '']);
    expect((await get(`/radiology-viewer/${desk.id}?serie=2`)).text).toContain('ARRIVEE');
    const page = (await get(`/questions/${desk.id}`)).text;
    expect(page).toContain('Nouvelles images');
    expect(page).toContain(`/radiology-viewer/${desk.id}?serie=2&amp;questions=1`);
    // Begun anew, what was seen stays.
    await validate('s2');
    expect((await get(`/questions/${desk.id}?recommencer=1`)).text).not.toContain('Nouvelles images');
    expect((await get(`/api/cases/${desk.id}/viewer`)).json.stacks).toHaveLength(2);
    for (const path of places().filter((each) => !each.includes('q=')))
      expect((await get(path, later)).text, path).not.toMatch(told());
    expect((await get(tilesPath(desk.id, LATE), later)).status).toBe(404);
  });

  it('may not be all of them: then the case cannot be published', async () => {
    const saved = await savePart(site, owner.token, desk.id, bringing(LATE, 'depart'), desk.revision);
    const refused = await site.send('POST', `/api/cases/${desk.id}/publication`, {
      token: owner.token,
      json: { revision: saved.json.revision },
    });
    expect([refused.status, refused.json.code]).toEqual([422, 'publish_incomplete']);
  });
});
