import { once } from 'node:events';
import { request } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { PART_BYTES } from '#lib/items/kinds/part-schema.ts';
import { savePart } from '../run/save-part.ts';
import { sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';

const site = await sharedSite();
const owner = await site.person('Autrice');
const other = await site.person('Autre');

let id: string;
beforeEach(async () => {
  id = await site.item(owner, 'case', 'private');
});

/** Begins to save a part: its headers are sent, and nothing of its body. */
function begin(person: Person, caseId: string, revision: number, size: number, part = 'images') {
  const sending = request(`${site.origin}/api/cases/${caseId}/parts/${part}`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${person.token}`,
      'Content-Type': 'application/json',
      'Content-Length': size,
      'If-Match': `"${revision}"`,
      Expect: '100-continue',
    },
  });
  sending.flushHeaders();
  const arrived = once(sending, 'continue');
  arrived.catch(() => {});
  const answered = once(sending, 'response').then(([answer]) => answer.statusCode as number);
  answered.catch(() => {});
  return { sending, arrived, answered };
}

const answerOf = (text: string) => JSON.stringify({ answer: text });

describe('saving a part', () => {
  it('needs the revision that was read', async () => {
    for (const headers of [{}, { 'If-Match': '*' }, { 'If-Match': '2' }, { 'If-Match': 'W/"2"' }]) {
      const sending = {
        token: owner.token,
        json: { answer: 'x' },
        headers: headers as Record<string, string>,
      };
      const refused = await site.send('PUT', `/api/cases/${id}/parts/answer`, sending);
      expect([refused.status, refused.json.code]).toEqual([428, 'revision_required']);
    }
    expect((await savePart(site, owner.token, id, { answer: 'x' }, 2)).status).toBe(200);
  });

  it('that comes too late is refused before a byte of it is read', async () => {
    expect((await savePart(site, owner.token, id, { folders: [], mainImage: null }, 2)).status).toBe(200);
    const { sending, answered } = begin(owner, id, 2, PART_BYTES.images);
    expect(await answered).toBe(409);
    sending.destroy();
  });

  it('that is too large, not one’s own or of no such part is too', async () => {
    const place = { large: [PART_BYTES.images + 1, id, 'images'], none: [9, id, 'nothing'] } as const;
    const statuses: number[] = [];
    for (const [size, caseId, part] of [place.large, place.none]) {
      const { sending, answered } = begin(owner, caseId, 2, size, part);
      statuses.push(await answered);
      sending.destroy();
    }
    const theirs = begin(other, id, 2, 9);
    statuses.push(await theirs.answered);
    theirs.sending.destroy();
    expect(statuses).toEqual([413, 404, 404]);
  });

  it('is answered with the stored form when it is read again', async () => {
    await savePart(site, owner.token, id, { answer: '  Luxation  ' }, 2);
    const read = await site.send('GET', `/api/cases/${id}/parts/answer`, { token: owner.token });
    expect(read.json).toEqual({ revision: 3, answer: 'Luxation' });
    const whole = await site.send('GET', `/api/cases/${id}`, { token: owner.token });
    expect(whole.json).toMatchObject({ revision: 3, body: { answer: 'Luxation', folders: [{ id: 'f0' }] } });
  });
});

describe('writes of one person', () => {
  it('wait for each other, and nobody else for them; too many are told to come back', async () => {
    const theirs = await site.item(other, 'case', 'private');
    const body = answerOf('Lente');
    // Both turns are taken by bodies that do not arrive.
    const slow = [1, 2].map(() => begin(owner, id, 2, body.length, 'answer'));
    await Promise.all(slow.map(({ arrived }) => arrived));
    const rename = () =>
      site.send('PATCH', `/api/cases/${id}`, { token: owner.token, json: { title: 'T', revision: 99 } });
    // Many more than may wait: some may be let through before both turns are taken.
    const waiting = Array.from({ length: 100 }, rename);
    const refused = await Promise.any(
      waiting.map(async (each) => {
        const answer = await each;
        if (answer.status !== 429) throw new Error(String(answer.status));
        return answer;
      }),
    );
    expect(refused.json).toMatchObject({
      code: 'too_many_writes',
      message: expect.stringMatching(/^Beaucoup/),
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await savePart(site, other.token, theirs, { answer: 'Vite' }, 2)).status).toBe(200);
    expect((await site.send('GET', `/api/cases/${id}`, { token: owner.token })).status).toBe(200);
    for (const { sending } of slow) sending.end(body);
    expect((await Promise.all(slow.map(({ answered }) => answered))).sort()).toEqual([200, 409]);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([200, 429]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(62);
  });
});

describe('a part', () => {
  it('that nothing was ever written in is read, and written', async () => {
    const read = await site.send('GET', `/api/cases/${id}/parts/findings`, { token: owner.token });
    expect([read.status, read.json]).toEqual([200, { revision: 2 }]);
    expect((await savePart(site, owner.token, id, { findings: [] }, 2)).status).toBe(200);
    const again = await site.send('GET', `/api/cases/${id}/parts/findings`, { token: owner.token });
    expect(again.json).toEqual({ revision: 3, findings: [] });
  });

  it('that an earlier release did not write is read as empty, and written', async () => {
    await site.context.db
      .deleteFrom('item_part')
      .where('item_id', '=', id)
      .where('part', '=', 'credit')
      .execute();
    const read = () => site.send('GET', `/api/cases/${id}/parts/credit`, { token: owner.token });
    expect(await read()).toMatchObject({ status: 200, json: { revision: 2 } });
    const credit = { author: 'A', licence: '', licenceUrl: '', changes: '', work: '', source: '' };
    expect((await savePart(site, owner.token, id, { credit }, 2)).status).toBe(200);
    expect((await read()).json).toEqual({ revision: 3, credit });
    const late = await savePart(site, owner.token, id, { credit }, 2);
    expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await site.send('GET', `/api/cases/${id}/parts/nothing`, { token: owner.token })).status).toBe(
      404,
    );
  });
});
