import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { exceededBound } from '#lib/questionnaires/edits/bounds.ts';
import { readBranches, withoutImages, writeBranches } from '#lib/questionnaires/edits/branch-text.ts';
import { putBranches, takeBranches } from '#lib/questionnaires/edits/branches.ts';
import { type DropSide, dropPlace } from '#lib/questionnaires/edits/drop-place.ts';
import { duplicateNodes } from '#lib/questionnaires/edits/duplicate-nodes.ts';
import { findNode, replaceNode } from '#lib/questionnaires/edits/find-node.ts';
import { indent, outdent } from '#lib/questionnaires/edits/indent.ts';
import { insertNodes, moveNodes, moveStep, removeNodes } from '#lib/questionnaires/edits/move-nodes.ts';
import { newNode } from '#lib/questionnaires/edits/new-nodes.ts';
import { type BodyNode, nodeText, walkBody, walkNode, withText } from '#lib/questionnaires/edits/nodes.ts';
import { propertyRuns } from '../run/tier.ts';
import { arbitraryBody } from './outline/arbitrary-body.ts';

const KINDS = ['page', 'question', 'option', 'zone', 'fiche'] as const;
const SIDES: DropSide[] = ['before', 'inside', 'after'];

const nodesOf = (body: QuestionnaireBody) => [...walkBody(body)];
const idsOf = (body: QuestionnaireBody) => nodesOf(body).map(({ node }) => node.id);
/** The author's text: the words of every node, whatever its type is now. */
const wordsOf = (body: QuestionnaireBody) => nodesOf(body).map(nodeText).sort();
const sentencesOf = (body: QuestionnaireBody) =>
  nodesOf(body)
    .flatMap(({ node }) => ('sentence' in node && node.sentence ? [node.sentence] : []))
    .sort();

/** An edit of some nodes, which numbers choose. */
interface Step {
  edit: 'up' | 'down' | 'in' | 'out' | 'to' | 'copy' | 'remove' | 'add' | 'paste' | 'write';
  at: number[];
  to: number;
  side: DropSide;
}

const step: fc.Arbitrary<Step> = fc.record({
  edit: fc.constantFrom('up', 'down', 'in', 'out', 'to', 'copy', 'remove', 'add', 'paste', 'write'),
  at: fc.array(fc.nat(400), { minLength: 1, maxLength: 3 }),
  to: fc.nat(400),
  side: fc.constantFrom(...SIDES),
});

function chosen(body: QuestionnaireBody, at: readonly number[]): string[] {
  const ids = idsOf(body);
  return at.map((each) => ids[each % ids.length] ?? '');
}

/** Moves keep everything; the others add or take away. */
const MOVES = new Set<Step['edit']>(['up', 'down', 'in', 'out', 'to']);

function apply(body: QuestionnaireBody, { edit, at, to, side }: Step): QuestionnaireBody {
  const ids = chosen(body, at);
  const [target = ''] = chosen(body, [to]);
  const kind = findNode(body, ids[0] ?? '')?.kind ?? 'page';
  switch (edit) {
    case 'up':
      return moveStep(body, ids, -1);
    case 'down':
      return moveStep(body, ids, 1);
    case 'in':
      return indent(body, ids);
    case 'out':
      return outdent(body, ids);
    case 'to': {
      const place = dropPlace(body, kind, target, side);
      return place ? moveNodes(body, ids, place) : body;
    }
    case 'copy':
      return duplicateNodes(body, ids).body;
    case 'remove':
      return removeNodes(body, ids);
    case 'paste':
      return putBranches(body, takeBranches(body, ids), target, side).body;
    case 'write':
      return replaceNode(body, target, (each) => withText(each, 'Écrit'));
    case 'add': {
      const asked = KINDS[to % KINDS.length] ?? 'page';
      const place = dropPlace(body, asked, target, side);
      return place ? insertNodes(body, place, [newNode(body, asked, findNode(body, target))]) : body;
    }
  }
}

describe('edits of a questionnaire', () => {
  it('whatever they are, leave a body that the server takes, with ids that are unique', () => {
    fc.assert(
      fc.property(arbitraryBody, fc.array(step, { minLength: 1, maxLength: 12 }), (start, steps) => {
        let body = start;
        for (const each of steps) {
          const next = apply(body, each);
          // An edit that would exceed a limit is reported and not made (editor.ts).
          if (exceededBound(next)) continue;
          body = next;
          expect(new Set(idsOf(body)).size).toBe(idsOf(body).length);
        }
        expect(questionnaireBody.safeParse(body).error?.issues).toBeUndefined();
      }),
      { numRuns: propertyRuns(100) },
    );
  });

  it('that move lose nothing: not a word, not a sentence, not a node', () => {
    fc.assert(
      fc.property(arbitraryBody, step, (body, each) => {
        fc.pre(MOVES.has(each.edit));
        const next = apply(body, each);
        expect(wordsOf(next)).toEqual(wordsOf(body));
        expect(sentencesOf(next)).toEqual(sentencesOf(body));
        expect(idsOf(next).sort()).toEqual(idsOf(body).sort());
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('never change the body they are given, and keep what they do not touch the same object', () => {
    fc.assert(
      fc.property(arbitraryBody, step, (body, each) => {
        const before = JSON.stringify(body);
        const next = apply(body, { ...each, edit: 'write' });
        expect(JSON.stringify(body)).toBe(before);
        const found = findNode(next, chosen(body, [each.to])[0] ?? '');
        const page = found && [...found.parents, found][0]?.node.id;
        for (const [index, other] of body.pages.entries())
          if (other.id !== page) expect(next.pages[index]).toBe(other);
      }),
    );
  });

  it('that duplicate make the same again, right after, under new ids', () => {
    fc.assert(
      fc.property(arbitraryBody, fc.nat(400), (body, at) => {
        const [id = ''] = chosen(body, [at]);
        const { body: next, ids } = duplicateNodes(body, [id]);
        const [copy, source] = [findNode(next, ids[0] ?? ''), findNode(next, id)];
        expect(copy?.index).toBe((source?.index ?? 0) + 1);
        const wordsIn = (node: BodyNode | undefined) => (node ? Array.from(walkNode(node), nodeText) : []);
        expect(wordsIn(copy)).toEqual(wordsIn(source));
      }),
    );
  });

  it('that drop choose a place where the kind may stand', () => {
    fc.assert(
      fc.property(
        arbitraryBody,
        fc.nat(400),
        fc.constantFrom(...KINDS),
        fc.constantFrom(...SIDES),
        (body, at, kind, side) => {
          const place = dropPlace(body, kind, chosen(body, [at])[0] ?? '', side);
          if (!place) return;
          const node = newNode(body, kind, undefined);
          const found = findNode(insertNodes(body, place, [node]), node.node.id);
          expect(found?.kind).toBe(kind);
          expect(found?.parents.at(-1)?.node.id).toBe(place.parent);
        },
      ),
    );
  });
});

describe('branches on the clipboard', () => {
  it('arrive in another questionnaire as they left, with their fiches, without images', () => {
    fc.assert(
      fc.property(arbitraryBody, arbitraryBody, fc.nat(400), fc.nat(400), (from, to, at, target) => {
        const taken = takeBranches(from, chosen(from, [at]));
        const carried = readBranches(writeBranches({ ...taken, from: 'ailleurs' }));
        const { left, ...branches } = withoutImages(carried ?? { nodes: [], fiches: [] });
        const { body, ids } = putBranches(to, branches, chosen(to, [target])[0] ?? '', 'inside');
        expect(carried && { nodes: carried.nodes, fiches: carried.fiches }).toEqual(
          JSON.parse(JSON.stringify(taken)),
        );
        expect(left).toBeGreaterThanOrEqual(0);
        if (exceededBound(body)) return;
        expect(questionnaireBody.safeParse(body).error?.issues).toBeUndefined();
        const files = JSON.stringify(ids.map((id) => findNode(body, id)?.node)).match(/"file":/g);
        expect(files).toBeNull();
      }),
      { numRuns: propertyRuns(80) },
    );
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"from":"x"}',
    '{"from":"x","nodes":[{"kind":"page"}],"fiches":[]}',
    '{"from":"x","nodes":[{"kind":"toString","node":{}}],"fiches":[]}',
  ])('are not made of what another page put there: %j', (text) => expect(readBranches(text)).toBeUndefined());
});
