import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { nonRevealingTags } from '#lib/cases/non-revealing-tags.ts';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { relatedItems } from '#lib/items/server/related-items.ts';
import { viewItem } from '#lib/items/server/view-item.ts';
import { fold } from '#lib/platform/fold.ts';
import { validate } from '../run/valid-protocol.ts';
import { describeEachEngine } from './engines.ts';
import { makeSample, pickFrom, randomFrom, type Sample } from './sample-items.ts';

describeEachEngine('related items', (context) => {
  const pick = pickFrom(randomFrom(14));
  const samples: Sample[] = [];
  let lea: Actor;
  let tom: Actor;

  beforeAll(async () => {
    lea = await context().person('lea');
    tom = await context().person('tom');
    for (const kind of ITEM_KINDS)
      for (let index = 0; index < 16; index += 1)
        samples.push(
          await makeSample(context(), pick([lea, tom]), kind, pick, index % 4 === 0 ? 'private' : 'public'),
        );
  });

  const tagsOf = (tags: readonly string[]) => new Set(tags.map(fold));
  const ofKind = (kind: ItemKind) => samples.filter((each) => each.kind === kind);

  test.each(ITEM_KINDS)(
    'of a %s are public ones with its tags, no other sharing more of them',
    async (kind) => {
      for (const item of ofKind(kind)) {
        const found = await relatedItems(context(), kind, item, null);
        const own = tagsOf(item.tags);
        const shared = ({ tags }: Sample) => [...tagsOf(tags)].filter((tag) => own.has(tag));
        const others = ofKind(kind).filter(
          (each) => each.visibility === 'public' && each.id !== item.id && shared(each).length > 0,
        );
        const ids = found.map(({ _id }) => _id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toHaveLength(Math.min(4, others.length));
        const shown = ids.map((id) => others.find((each) => each.id === id)!);
        expect(shown).not.toContain(undefined);
        for (const left of others.filter(({ id }) => !ids.includes(id)))
          for (const each of shown)
            expect(
              shared(left).length > shared(each).length &&
                shared(each).every((tag) => shared(left).includes(tag)),
            ).toBe(false);
      }
    },
  );

  test('of a case tell neither its title nor a tag that may be a diagnosis', async () => {
    const [item] = ofKind('case').filter(({ visibility }) => visibility === 'public');
    const { answer } = await readAnswer(context(), item!.id, item!.owner);
    expect(answer.related.length).toBeGreaterThan(0);
    const all = ofKind('case');
    for (const { _id, title, tags } of answer.related) {
      expect(title).toBeNull();
      expect(tags).toEqual(nonRevealingTags(all.find(({ id }) => id === _id)!.tags));
    }
    const told = JSON.stringify(answer.related);
    expect(all.filter(({ title }) => told.includes(title))).toEqual([]);
  });

  test('begin with its lineage, as far as that is public', async () => {
    const source = await makeSample(context(), lea, 'questionnaire', pick);
    const [open, closed] = [
      await copyItem(context(), tom, 'questionnaire', source.id),
      await copyItem(context(), tom, 'questionnaire', source.id),
    ];
    const revision = await validate(context(), tom, 'questionnaire', open._id);
    await editItem(context(), tom, 'questionnaire', open._id, { visibility: 'public', revision });
    const kinOf = async (id: string) =>
      (await relatedItems(context(), 'questionnaire', { id, tags: source.tags }, lea))
        .filter(({ kin }) => kin)
        .map(({ _id }) => _id);
    expect(await kinOf(source.id)).toEqual([open._id]);
    expect(await kinOf(open._id)).toEqual([source.id]);
    expect((await kinOf(closed._id)).sort()).toEqual([source.id, open._id].sort());
    expect(await relatedItems(context(), 'questionnaire', { id: source.id, tags: [] }, null)).toMatchObject([
      { _id: open._id, kin: true },
    ]);
  });

  test('of what has no tags and no lineage are none', async () => {
    expect(await relatedItems(context(), 'case', { id: 'unknown', tags: [] }, null)).toEqual([]);
    expect(
      await relatedItems(context(), 'case', { id: 'unknown', tags: ['\0', 'aucun autre'] }, null),
    ).toEqual([]);
  });

  test('say which of them one has opened, of others’ alone', async () => {
    const ann = await context().person('ann');
    for (const reader of [ann, lea])
      for (const each of ofKind('protocol').filter(({ visibility }) => visibility === 'public'))
        await viewItem(context(), (await findItem(context().db, 'protocol', each.id))!, reader);
    const [item] = ofKind('protocol').filter(({ owner }) => owner.id === tom.id);
    const read = async (actor: Actor | null) =>
      (await relatedItems(context(), 'protocol', item!, actor)).map((each) => each.read ?? false);
    expect(await read(ann)).toEqual((await read(ann)).map(() => true));
    expect((await read(ann)).length).toBeGreaterThan(0);
    expect(await read(null)).not.toContain(true);
    const found = await relatedItems(context(), 'protocol', item!, lea);
    const own = found.map(({ _id }) => samples.find(({ id }) => id === _id)!.owner.id === lea.id);
    expect(found.map((each) => each.read ?? false)).toEqual(own.map((isOwn) => !isOwn));
    expect(own).toContain(true);
  });
});
