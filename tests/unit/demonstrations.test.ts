import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import recorded from '#lib/layout/demonstrations.json' with { type: 'json' };
import { type DemonstrationName, demonstrations } from '#lib/layout/demonstrations-texts.ts';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../public/demonstrations/${name}`, import.meta.url));

/** Milliseconds from the start, as WebVTT writes them. */
function milliseconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** The cues of a captions file. */
async function cuesOf(name: string) {
  const text = await readFile(fileOf(`${name}.vtt`), 'utf8');
  return [...text.matchAll(/^(\S+) --> (\S+).*\n(.+)$/gm)].map(([, from = '', to = '', caption]) => ({
    from: milliseconds(from),
    to: milliseconds(to),
    caption,
  }));
}

describe.each(Object.keys(demonstrations) as DemonstrationName[])('the demonstration « %s »', (name) => {
  it('says in its captions what its transcript says', async () => {
    expect((await cuesOf(name)).map(({ caption }) => caption)).toEqual([...demonstrations[name].captions]);
  });

  it('gives time to read each, one after the other, within a minute', async () => {
    const cues = await cuesOf(name);
    for (const [at, { from, to, caption = '' }] of cues.entries()) {
      expect(to - from).toBeGreaterThanOrEqual((caption.length / 17) * 1000 - 1);
      if (at > 0) expect(from).toBe(cues[at - 1]?.to);
    }
    expect(cues.at(-1)?.to).toBeLessThan(60_000);
  });

  it('weighs what its page says', async () => {
    expect((await stat(fileOf(`${name}.webm`))).size).toBe(recorded[name].bytes);
  });

  it('has a light poster where lists end', async () => {
    expect((await stat(fileOf(`${name}.avif`))).size).toBeLessThanOrEqual(12 * 1024);
  });
});
