import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import type { Question, Zone } from '../tree.ts';
import type { FoundNode } from './find-node.ts';
import { takenIds } from './fresh-ids.ts';
import type { BodyNode, NodeKind } from './nodes.ts';

/** Colours that people with colour blindness can distinguish too (Okabe and Ito). They are stored content. */
export const ZONE_COLOURS = ['#d55e00', '#0072b2', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'] as const;

/** A rectangle in the middle of the picture, in the next colour. */
function newZone(id: string, rank: number): Zone {
  const colour = ZONE_COLOURS[rank % ZONE_COLOURS.length] ?? ZONE_COLOURS[0];
  return { id, label: '', colour, shape: { type: 'rect', x: 40, y: 40, width: 20, height: 20 } };
}

function nodeOf(kind: NodeKind, id: string, section: Question['section'], rank: number): BodyNode {
  switch (kind) {
    case 'page':
      return { kind, node: { id, name: '', questions: [] } };
    case 'question':
      return { kind, node: { id, text: '', section, type: 'single', options: [] } };
    case 'option':
      return { kind, node: { id, text: '' } };
    case 'zone':
      return { kind, node: newZone(id, rank) };
    default:
      return { kind, node: { id, title: '', content: [] } };
  }
}

/** The section in which questions are written around a node. */
export function sectionAt(found: FoundNode | undefined): Question['section'] {
  const around = found ? [...found.parents, found] : [];
  const question = around.findLast(({ kind }) => kind === 'question');
  return question?.kind === 'question' ? question.node.section : 'findings';
}

/** A node without words, unlike all others of the body. @param near what it comes beside: its section is the same */
export function newNode(body: QuestionnaireBody, kind: NodeKind, near: FoundNode | undefined): BodyNode {
  return nodeOf(kind, newNodeId(takenIds(body)), sectionAt(near), near?.siblings.length ?? 0);
}
