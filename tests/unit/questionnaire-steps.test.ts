import { describe, expect, it } from 'vitest';
import { type QuestionnaireBody, questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { exceededBound } from '#lib/questionnaires/edits/bounds.ts';
import { findNode, replaceNode } from '#lib/questionnaires/edits/find-node.ts';
import { indent, outdent } from '#lib/questionnaires/edits/indent.ts';
import {
  insertNodes,
  moveNodes,
  moveStep,
  outermost,
  removeNodes,
} from '#lib/questionnaires/edits/move-nodes.ts';
import { type BodyNode, nodeText, walkBody } from '#lib/questionnaires/edits/nodes.ts';

const nodesOf = (body: QuestionnaireBody) => [...walkBody(body)];

const question = (id: string, text: string, options: string[] = []): BodyNode => ({
  kind: 'question',
  node: {
    id,
    text,
    section: 'technique',
    type: 'single',
    options: options.map((option) => ({ id: option, text: option })),
  },
});
const bodyWith = (...nodes: BodyNode[]): QuestionnaireBody =>
  insertNodes({ pages: [{ id: 'p', name: 'Examen', questions: [] }] }, { parent: 'p', index: 0 }, nodes);

/** The tree as an outline, two spaces a level. */
function outlineOf(body: QuestionnaireBody): string[] {
  return nodesOf(body).map((each) => {
    const depth = findNode(body, each.node.id)?.parents.length ?? 0;
    return `${'  '.repeat(depth)}${nodeText(each)}`;
  });
}

describe('indenting and outdenting', () => {
  const body = bodyWith(question('q', 'Ménisque', ['Normal', 'Fissure']), question('r', 'Type'));

  it('makes a bare question an option of the one before, then a sub-question of the option before', () => {
    const once = indent(body, ['r']);
    expect(outlineOf(once)).toEqual(['Examen', '  Ménisque', '    Normal', '    Fissure', '    Type']);
    const twice = indent(once, ['r']);
    expect(outlineOf(twice)).toEqual(['Examen', '  Ménisque', '    Normal', '    Fissure', '      Type']);
    const found = findNode(twice, 'r');
    expect(found?.kind === 'question' && found.node.section).toBe('technique');
    expect(outlineOf(outdent(outdent(twice, ['r']), ['r']))).toEqual(outlineOf(body));
  });

  it('puts a question with more than words under the last option, whole, and takes it out whole', () => {
    const important = replaceNode(
      body,
      'r',
      (each) => ({ ...each, node: { ...each.node, important: true } }) as BodyNode,
    );
    const inside = indent(important, ['r']);
    expect(outlineOf(inside)).toEqual(['Examen', '  Ménisque', '    Normal', '    Fissure', '      Type']);
    expect(outdent(inside, ['r'])).toEqual(important);
  });

  it('leaves alone what would lose something: an option with a sentence is no question', () => {
    const written = replaceNode(
      body,
      'Fissure',
      (each) => ({ ...each, node: { ...each.node, sentence: 'Fissure.' } }) as BodyNode,
    );
    expect(indent(written, ['Fissure'])).toBe(written);
    expect(outdent(written, ['Fissure'])).toBe(written);
  });
});

describe('moving by steps', () => {
  it('goes past its neighbours, then across levels', () => {
    const body = bodyWith(question('q', 'A', ['a1', 'a2']), question('r', 'B', ['b1']));
    const down = moveStep(body, ['a2'], 1);
    expect(outlineOf(down)).toEqual(['Examen', '  A', '    a1', '  B', '    a2', '    b1']);
    expect(outlineOf(moveStep(down, ['a2'], -1))).toEqual(outlineOf(body));
    expect(moveStep(body, ['q'], -1)).toBe(body);
  });

  it('carries several nodes together, in their order', () => {
    const body = bodyWith(question('q', 'A'), question('r', 'B'), question('s', 'C'));
    expect(outlineOf(moveStep(body, ['s', 'r'], -1))).toEqual(['Examen', '  B', '  C', '  A']);
  });

  it('does not put a node into itself', () => {
    const body = bodyWith(question('q', 'A', ['a1']));
    expect(moveNodes(body, ['q'], { parent: 'a1', index: 0 })).toBe(body);
    expect(outermost(body, ['a1', 'q']).map(({ node }) => node.id)).toEqual(['q']);
  });
});

describe('what is removed', () => {
  it('is named nowhere any more', () => {
    const number: BodyNode = {
      kind: 'question',
      node: { id: 'n', text: 'Longueur', section: 'findings', type: 'number' },
    };
    const formula: BodyNode = {
      kind: 'question',
      node: { id: 'f', text: 'Volume', section: 'findings', type: 'formula', expression: '{n} * 2' },
    };
    const choice = question('q', 'A', ['a1', 'a2']);
    const withDefault = replaceNode(
      bodyWith(choice, number, formula),
      'q',
      (each) => ({ ...each, node: { ...each.node, defaultAnswer: 'a1' } }) as BodyNode,
    );
    const left = removeNodes(withDefault, ['a1', 'n']);
    expect(questionnaireBody.safeParse(left).success).toBe(true);
    expect(findNode(left, 'q')?.node).not.toHaveProperty('defaultAnswer');
    expect(findNode(left, 'f')?.node).toMatchObject({ expression: '' });
  });
});

describe('bounds', () => {
  it.each([
    ['page', { pages: [] }],
    ['pages', { pages: Array.from({ length: 51 }, (_, at) => ({ id: `p${at}`, name: 'P', questions: [] })) }],
    [
      'options',
      bodyWith(
        question(
          'q',
          'A',
          Array.from({ length: 101 }, (_, at) => `o${at}`),
        ),
      ),
    ],
    [
      'nodes',
      bodyWith(
        ...Array.from({ length: 21 }, (_, at) =>
          question(
            `q${at}`,
            'A',
            Array.from({ length: 95 }, (__, to) => `o${at}-${to}`),
          ),
        ),
      ),
    ],
  ] as [string, QuestionnaireBody][])(
    'of %s are told before saving, as the server has them',
    (bound, body) => {
      expect(exceededBound(body)).toBe(bound);
      expect(questionnaireBody.safeParse(body).success).toBe(false);
    },
  );

  it('hold twelve levels and no more', () => {
    let body = bodyWith(question('q1', 'Q', ['o1']));
    for (let level = 2; level <= 12; level += 1)
      body = insertNodes(body, { parent: `o${level - 1}`, index: 0 }, [
        question(`q${level}`, 'Q', [`o${level}`]),
      ]);
    expect(exceededBound(body)).toBeUndefined();
    expect(questionnaireBody.safeParse(body).success).toBe(true);
    const deeper = insertNodes(body, { parent: 'o12', index: 0 }, [question('q13', 'Q')]);
    expect(exceededBound(deeper)).toBe('depth');
    expect(questionnaireBody.safeParse(deeper).success).toBe(false);
  });
});
