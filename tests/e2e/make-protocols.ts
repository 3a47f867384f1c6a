import type { Page } from 'playwright/test';
import { bearerOf, expect } from './fixtures.ts';

/** A protocol's body as a test needs it. */
const protocolBody = (more: object = {}) => ({ imagingType: 'IRM', region: 'Membre inférieur', ...more });

/** The content with which a protocol can be validated: a row without gaps. */
export const COMPLETE = {
  acquisition: {
    sequences: [
      { name: 'DP FS sag', weighting: 'DP', plane: 'Sagittal', tr: 2800, te: 32, fov: 160, thickness: 3 },
    ],
  },
};

/** Makes a protocol of the signed-in person, with this in its body besides a new one's content; returns its id. */
export async function newProtocol(
  page: Page,
  body: object = {},
  title = 'IRM du genou',
  tags: readonly string[] = ['IRM'],
): Promise<string> {
  const headers = await bearerOf(page);
  const made = await page.request.post('/api/protocols', { headers, data: { title, tags } });
  expect(made.status(), await made.text()).toBe(201);
  const { _id: id } = (await made.json()) as { _id: string };
  await changeProtocol(page, id, protocolBody(body));
  return id;
}

/** Makes a protocol without tags. */
export const ownProtocol = (page: Page, title: string, body: object): Promise<string> =>
  newProtocol(page, body, title, []);

/** Changes parts of the body of the person's own protocol, and nothing else in it. */
export async function changeProtocol(page: Page, id: string, body: object): Promise<void> {
  const headers = await bearerOf(page);
  const part = `/api/protocols/${id}/parts/body`;
  const { revision, ...held } = (await (await page.request.get(part, { headers })).json()) as {
    revision: number;
  };
  const saved = await page.request.put(part, {
    headers: { ...headers, 'If-Match': `"${revision}"` },
    data: { ...held, ...body },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

/** The body that the server has. */
export async function savedBody(page: Page, id: string): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api/protocols/${id}`, { headers: await bearerOf(page) });
  return ((await answer.json()) as { body: Record<string, unknown> }).body;
}

/** The same exam at 1,5 T and at 3 T, as departments write it. */
export const KNEE_1_5T = {
  imagingType: 'IRM',
  region: 'Membre inférieur',
  description: 'Genou adulte, bilan de première intention.',
  indications: ['Traumatisme', 'Douleur chronique', 'Blocage'],
  preparation: {
    fasting: 'Non',
    coil: 'Antenne genou 8 canaux',
    field: '1,5 T',
    position: 'Décubitus, pieds devant',
  },
  acquisition: {
    sequences: [
      {
        name: 'DP FS sag',
        weighting: 'DP',
        plane: 'Sagittal',
        tr: 3000,
        te: 30,
        fov: 160,
        matrix: '320 × 256',
        thickness: 3.5,
        nex: 2,
        fatSaturation: 'Spectrale',
        durationSeconds: 198,
      },
      {
        name: 'DP FS cor',
        weighting: 'DP',
        plane: 'Coronal',
        tr: 2900,
        te: 30,
        fov: 160,
        matrix: '320 × 256',
        thickness: 3.5,
        nex: 2,
        fatSaturation: 'Spectrale',
        durationSeconds: 186,
      },
      {
        name: 'T1 cor',
        weighting: 'T1',
        plane: 'Coronal',
        tr: 520,
        te: 12,
        fov: 160,
        matrix: '384 × 288',
        thickness: 3.5,
        nex: 1,
        durationSeconds: 122,
      },
      {
        name: 'T2 ax',
        weighting: 'T2',
        plane: 'Axial',
        tr: 4000,
        te: 80,
        fov: 150,
        matrix: '320 × 256',
        thickness: 3.5,
        nex: 2,
        durationSeconds: 150,
      },
    ],
  },
  pitfalls: ['Angle magique sur le ligament croisé postérieur'],
};
const [sagittal, coronal, t1] = KNEE_1_5T.acquisition.sequences;
export const KNEE_3T = {
  ...KNEE_1_5T,
  indications: ['Douleur chronique', 'Traumatisme', 'Blocage', 'Contrôle postopératoire'],
  preparation: { ...KNEE_1_5T.preparation, coil: 'Antenne genou 18 canaux', field: '3 T' },
  acquisition: {
    sequences: [
      { ...sagittal, tr: 3400, te: 33, matrix: '448 × 358', thickness: 3, nex: 1, durationSeconds: 172 },
      { ...coronal, tr: 3200, matrix: '448 × 358', thickness: 3, nex: 1, durationSeconds: 160 },
      { ...t1, name: 'Cor T1', tr: 680, thickness: 3 },
      {
        name: 'DP FS ax',
        weighting: 'DP',
        plane: 'Axial',
        tr: 3600,
        te: 34,
        fov: 150,
        thickness: 3,
        durationSeconds: 165,
      },
    ],
  },
};
