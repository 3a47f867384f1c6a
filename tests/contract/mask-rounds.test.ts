import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { THUMBNAILS } from '#lib/images/image-paths.ts';
import type { Ingest } from '#lib/images/server/ingest/pool.ts';
import { maskImages } from '#lib/images/server/mask-images.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { nameAuthor, removeAuthor } from '#lib/people/server/change-authors.ts';
import { openDiskStore } from '#lib/platform/server/files/disk.ts';
import { tier } from '../run/tier.ts';
import { saveImages } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { attestAll } from './illustrated-case.ts';
import { everyText } from './shared-case.ts';
import { keysOf, trashOf } from './stored-keys.ts';
import { copyOf, NAME, randomFrom, uploadText } from './text-pictures.ts';

/** 200 when the masks are proven (`ROUNDS=200`); fewer otherwise, of the same kinds. */
const ROUNDS = Number(process.env.ROUNDS ?? (tier === 'full' ? 30 : 10));
describeEachEngine('masking in the midst of everything', (engine) => {
  const random = randomFrom(29);
  /** Number of running jobs. */
  let working = 0;
  /** A case of each person that has nothing to do with the others. */
  const ownCases = new Map<Actor, string>();
  let folder: string;
  let people: { owner: Actor; author: Actor; reader: Actor };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'negatoscope-rounds-'));
    // Pictures are texts here, and their smaller copies say what can be read in them: no codec slows the rounds down.
    const run = async (_: string, job: string, bytes: Buffer, more: unknown) => {
      working += 1;
      await pause(Math.floor(random() * 6));
      working -= 1;
      const text = bytes.toString();
      if (job === 'thumbnail') return Buffer.from(`${more} ${text}`);
      const masked = Buffer.from(text.replaceAll(NAME, '██'));
      return { bytes: masked, width: 30, height: 20, thumbnails: [copyOf(masked)] };
    };
    Object.assign(engine(), {
      files: await openDiskStore(folder),
      ingest: { run, close() {} } as unknown as Ingest,
    });
    const [owner, author, reader] = await Promise.all(
      ['masqueuse', 'coautrice', 'lecteur'].map((name) => engine().person(name)),
    );
    people = { owner: owner!, author: author!, reader: reader! };
    for (const by of [owner!, author!, reader!]) {
      const image = await uploaded(by, `sans rien, de ${by.username}`);
      ownCases.set(by, (await createItem(engine(), by.id, draftOf(image))).id);
    }
  });
  // Small copies are made after the answer: the last ones may still be written.
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));

  const uploaded = (sender: Actor, text: string) => uploadText(engine(), sender, text);
  type Image = Awaited<ReturnType<typeof uploadText>>;
  const imagesOf = (...images: Image[]) => ({
    folders: [{ id: 'f1', name: 'Face', description: '', images }],
    mainImage: { folderId: 'f1', imageIndex: 0 },
  });
  const draftOf = (...images: Image[]) => ({
    kind: 'case' as const,
    title: 'Tour',
    tags: [],
    body: { ...imagesOf(...images), difficulty: 1, clinicalInformation: '', answer: 'Rien', sheet: null },
  });
  const revisionOf = async (id: string) =>
    (await readOwnItem(engine(), people.owner, 'case', id)).head.revision;

  /** A case of one image, sent by its owner or by a co-author, at any stage of its life. */
  async function beginRound(round: number): Promise<{ id: string; image: Image }> {
    const { owner, author } = people;
    const isByAuthor = random() < 0.5;
    const image = await uploaded(isByAuthor ? author : owner, `radio ${round} ${NAME}`);
    const other = await uploaded(owner, `autre ${round}`);
    const { id } = await createItem(engine(), owner.id, draftOf(...(isByAuthor ? [other] : [image, other])));
    await nameAuthor(engine(), owner, { kind: 'case', id, username: author.username });
    if (isByAuthor) await saveImages(engine(), author, id, imagesOf(image, other), await revisionOf(id));
    await attestAll(engine(), owner, 'case', id);
    if (random() < 0.5) {
      await editItem(engine(), owner, 'case', id, { visibility: 'public', revision: await revisionOf(id) });
      if (random() < 0.5) await saveImages(engine(), owner, id, imagesOf(other, image), await revisionOf(id));
    }
    return { id, image };
  }

  /** Simultaneous actions of other people on the case; each may be refused, none may bring the old image back. */
  function deeds({ id, image }: { id: string; image: Image }): (() => Promise<unknown>)[] {
    const { owner, author, reader } = people;
    const context = engine();
    const asked = [owner, author, reader].flatMap(({ id: asker }) =>
      THUMBNAILS.map(
        (name) => () =>
          findImage(context, id, `${image.file}-${name}`, asker === undefined ? null : { id: asker }),
      ),
    );
    const revised = async (act: (revision: number) => Promise<unknown>) => act(await revisionOf(id));
    const copied = async (by: Actor) => {
      const copy = (await copyItem(context, by, 'case', id))._id;
      await findImage(context, copy, `${image.file}-400.avif`, by);
      return copyItem(context, by, 'case', copy);
    };
    return [
      ...asked,
      () => revised((revision) => editItem(context, owner, 'case', id, { visibility: 'public', revision })),
      () => revised((revision) => editItem(context, owner, 'case', id, { visibility: 'private', revision })),
      () => revised((revision) => publishItem(context, owner, 'case', id, { revision })),
      () => revised((revision) => saveImages(context, author, id, imagesOf(image), revision)),
      () => revised((revision) => saveImages(context, owner, id, imagesOf(image, image), revision)),
      () => removeAuthor(context, owner, { kind: 'case', id, username: author.username }),
      () => copied(owner),
      () => copied(author),
      () => copied(reader),
    ];
  }

  /** Runs all of them, some at once and some later, in any order. */
  async function runInAnyOrder(all: readonly (() => Promise<unknown>)[]): Promise<void> {
    const shuffled = all.map((act) => ({ act, at: random() })).sort((one, other) => one.at - other.at);
    await Promise.all(
      shuffled.map(async ({ act, at }) => {
        await pause(Math.floor(at * 25));
        await errorCode(act());
      }),
    );
  }

  /** Keys are hashes of their bytes: what was read once need not be read again. */
  const seen = new Set<string>();

  /** Everything stored that shows the name, including the trash. */
  async function shownAnywhere(): Promise<string[]> {
    const { files } = engine();
    const keys = [...(await keysOf(files)), ...(await trashOf(files)).map(({ key }) => key)];
    const shown: string[] = [];
    for (const key of keys.filter((each) => !seen.has(each))) {
      const text = String(await files.get(key));
      if (text.includes(NAME)) shown.push(text);
      else seen.add(key);
    }
    return shown;
  }

  async function checkRound({ id, image }: { id: string; image: Image }): Promise<void> {
    const { owner, author, reader } = people;
    expect(await shownAnywhere()).toEqual([]);
    for (const variant of ['full.webp', '160.webp', '400.avif'])
      for (const asker of [owner.id, author.id, reader.id, undefined])
        expect(
          await errorCode(
            findImage(engine(), id, `${image.file}-${variant}`, asker === undefined ? null : { id: asker }),
          ),
        ).toBe('not_found');
    for (const [by, own] of ownCases)
      expect(await errorCode(saveImages(engine(), by, own, imagesOf(image), 1)), by.username).toBe(
        'image_foreign',
      );
  }

  test(`leaves nothing of the old image, ${ROUNDS} times`, { timeout: 300_000 }, async () => {
    const old: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = await beginRound(round);
      old.push(begun.image.file);
      const zones = [{ x: 0, y: 0, width: 9, height: 9 }];
      const mask = async () => {
        const images = [{ file: begun.image.file, zones }];
        expect(await errorCode(maskImages(engine(), people.owner, 'case', begun.id, images))).toBe(
          'no error',
        );
      };
      let masked: Promise<void> | undefined;
      await runInAnyOrder([...deeds(begun), () => (masked = mask())]);
      await masked;
      await checkRound(begun);
      // The covers of what was published go on being made beside the answers.
      await expect.poll(() => working).toBe(0);
    }
    const text = await everyText(engine());
    expect(old.filter((file) => text.includes(file))).toEqual([]);
  });
});
