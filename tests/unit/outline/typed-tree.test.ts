import { describe, expect, it } from 'vitest';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { idsOf, type TypedNode, typedTree } from '#lib/questionnaires/outline/typed-tree.ts';
import type { Page } from '#lib/questionnaires/tree.ts';

const section = 'findings' as const;
const PAGES: Page[] = [
  {
    id: 'p1',
    name: 'Genou',
    questions: [
      { id: 'q1', type: 'single', text: 'Ménisque', section, options: [{ id: 'o1', text: 'Normal' }] },
      { id: 'q2', type: 'text', text: 'Autre', section },
    ],
  },
];
const BODY = { pages: PAGES };

let made = 0;

/** A tree as lines: what is new begins with « + », what is faulty with « ! ». */
const drawn = (nodes: readonly TypedNode[], depth = 0): string[] =>
  nodes.flatMap(({ text, isNew, isFaulty, inside }) => [
    `${'  '.repeat(depth)}${isFaulty ? '!' : ''}${isNew ? '+' : ''}${text}`,
    ...drawn(inside, depth + 1),
  ]);

function treeOf(text: string, branch?: string, body = BODY) {
  const reading = readOutline(text, { body, branch, pageName: 'Examen', newId: () => `new-${++made}` });
  return drawn(typedTree(reading, { branch, known: idsOf(body) }));
}

describe('the tree that a typed text makes', () => {
  it('has what is there already, what is new, and what stands in what', () => {
    expect(
      treeOf('== Genou\n? Ménisque\n  - Normal\n  - Fissure\n    # Taille | mm\n" Autre\n== Hanche\n" Col'),
    ).toEqual([
      'Genou',
      '  Ménisque',
      '    Normal',
      '    +Fissure',
      '      +Taille',
      '  Autre',
      '+Hanche',
      '  +Col',
    ]);
  });

  it('marks the line of which something is not understood', () => {
    expect(treeOf('== Genou\n? Ménisque [fiche Inconnue]\n  - Normal')).toEqual([
      'Genou',
      '  !Ménisque',
      '    Normal',
    ]);
  });

  it('has the page that is made for questions without one, and nothing of a text without questions', () => {
    expect(treeOf('? Rate\n  - Normale', undefined, { pages: [] })).toEqual([
      '+Examen',
      '  +Rate',
      '    +Normale',
    ]);
    expect(treeOf('')).toEqual([]);
  });

  it('has what was only called otherwise as what it was', () => {
    expect(treeOf('== Genou\n? Ménisque médial\n  - Normal\n" Autre')).toEqual([
      'Genou',
      '  Ménisque médial',
      '    Normal',
      '  Autre',
    ]);
  });

  it('of a branch has that branch alone', () => {
    expect(treeOf('? Ménisque\n  - Normal\n? Ligament\n  - Continu', 'q1')).toEqual([
      'Ménisque',
      '  Normal',
      '+Ligament',
      '  +Continu',
    ]);
    expect(treeOf('- Normal\n- Fissure', 'o1')).toEqual(['Normal', '+Fissure']);
  });
});
