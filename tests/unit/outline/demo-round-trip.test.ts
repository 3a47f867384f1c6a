import { describe, expect, it } from 'vitest';
import { demoQuestionnaires } from '#lib/demo/content.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { writeOutline } from '#lib/questionnaires/outline/write-outline.ts';

describe('demo questionnaires as outlines', () => {
  it.each(demoQuestionnaires.map(({ title, body }) => [title, body] as const))('%s', (_, body) => {
    const text = writeOutline(body);
    const inPlace = readOutline(text, { body, pageName: 'Page' });
    expect(inPlace.faults).toEqual([]);
    expect(inPlace.body).toEqual(body);
    expect(writeOutline(inPlace.body)).toBe(text);
    const whole = writeOutline(body, { allIds: true });
    const alone = readOutline(whole, { body: { pages: [] }, pageName: 'Page' });
    expect(alone.faults).toEqual([]);
    expect(alone.body.pages).toEqual(body.pages);
    expect(alone.body.fiches?.map(({ id, title }) => ({ id, title }))).toEqual(
      body.fiches?.map(({ id, title }) => ({ id, title })),
    );
  });
});
