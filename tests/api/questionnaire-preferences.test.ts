import { describe, expect, it } from 'vitest';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { NO_PREFERENCES, PREFERENCES_MAX } from '#lib/questionnaires/preferences/preferences.ts';
import { sharedSite } from './shared-site.ts';

const site = await sharedSite();
const author = await site.person('Autrice');
const reader = await site.person('Lectrice');
const id = await site.item(author, 'questionnaire', 'public');
const hidden = await site.item(author, 'questionnaire', 'private');
const path = `/api/questionnaires/${id}/preferences`;

const put = (preferences: unknown, revision = 0) =>
  site.send('PUT', path, { token: reader.token, json: { preferences, revision } });

describe('preferences of a questionnaire', () => {
  it('are kept for whoever asks, who reads them again', async () => {
    const sentences = { q1: { text: 'Il mesure {valeur}.', original: '{valeur}', about: 'Diamètre' } };
    const own = { ...NO_PREFERENCES, sentences };
    expect((await put(own)).json).toEqual({ revision: 1 });
    const read = await site.send('GET', path, { token: reader.token });
    expect(read.json).toEqual({ preferences: own, revision: 1 });
    expect(read.headers.get('cache-control')).toMatch(/no-store|private/);
    expect((await put(NO_PREFERENCES, 0)).json).toMatchObject({ code: 'changed_meanwhile' });
    expect((await put(NO_PREFERENCES, 1)).json).toEqual({ revision: 0 });
  });

  it('of what one may not read, or without signing in, are not there', async () => {
    const { status } = await site.send('GET', `/api/questionnaires/${hidden}/preferences`, {
      token: reader.token,
    });
    expect(status).toBe(404);
    expect((await site.send('GET', path)).status).toBe(401);
  });

  it.each<[string, unknown]>([
    ['an id that is none', { ...NO_PREFERENCES, hiddenPages: ['../x'] }],
    [
      'a sentence that says nothing',
      { ...NO_PREFERENCES, sentences: { q1: { text: ' ', original: '', about: '' } } },
    ],
    [
      'a sentence that is too long',
      {
        ...NO_PREFERENCES,
        sentences: { q1: { text: 'é'.repeat(QUESTIONNAIRE_MAX.sentence + 1), original: '', about: '' } },
      },
    ],
    ['an answer without its words', { ...NO_PREFERENCES, defaults: { q1: { answer: 1 } } }],
    ['something that is no preference', { ...NO_PREFERENCES, title: 'Autre' }],
  ])('refuse %s', async (_, preferences) => {
    expect((await put(preferences)).status).toBe(422);
  });

  it('say in French that they take too much room', async () => {
    const original = 'é'.repeat(PREFERENCES_MAX);
    const { status, json } = await put({
      ...NO_PREFERENCES,
      sentences: { q1: { text: 'a', original, about: '' } },
    });
    expect([status, json.code]).toEqual([422, 'preferences_too_large']);
    expect(json.message).toContain('trop de place');
  });
});
