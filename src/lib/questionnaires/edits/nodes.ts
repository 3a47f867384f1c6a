import type { QuestionnaireBody } from '../body-schema.ts';
import { type Fiche, optionsOf, type Page, type Question, type QuestionOption, type Zone } from '../tree.ts';

/** The kinds of nodes in the tree of a questionnaire. */
export interface NodeTypes {
  page: Page;
  question: Question;
  option: QuestionOption;
  zone: Zone;
  fiche: Fiche;
}
export type NodeKind = keyof NodeTypes;

/** A node with its kind: an option alone cannot be distinguished from a question. */
export type BodyNode = { [Kind in NodeKind]: { kind: Kind; node: NodeTypes[Kind] } }[NodeKind];

const nodesOf =
  <Kind extends NodeKind>(kind: Kind) =>
  (node: NodeTypes[Kind]) =>
    ({ kind, node }) as BodyNode;

/** Pages, then fiches: the nodes without parent. */
export function rootNodes({ pages, fiches = [] }: QuestionnaireBody): BodyNode[] {
  return [...pages.map(nodesOf('page')), ...fiches.map(nodesOf('fiche'))];
}

/** The children of a node. */
export function childNodes({ kind, node }: BodyNode): BodyNode[] {
  if (kind === 'page' || kind === 'option') return (node.questions ?? []).map(nodesOf('question'));
  if (kind !== 'question') return [];
  return node.type === 'hotspot' ? node.zones.map(nodesOf('zone')) : optionsOf(node).map(nodesOf('option'));
}

/** The nodes of one kind among some. */
export function ofKind<Kind extends NodeKind>(kind: Kind, nodes: readonly BodyNode[]): NodeTypes[Kind][] {
  return nodes.flatMap((each) => (each.kind === kind ? [each.node as NodeTypes[Kind]] : []));
}

/** The body with these pages and fiches. */
export function withRoots(body: QuestionnaireBody, nodes: readonly BodyNode[]): QuestionnaireBody {
  const fiches = ofKind('fiche', nodes);
  const pages = ofKind('page', nodes);
  return body.fiches || fiches.length > 0 ? { ...body, pages, fiches } : { ...body, pages };
}

/** A node with these in it, which are of a kind that it accepts. */
export function withChildren(parent: BodyNode, nodes: readonly BodyNode[]): BodyNode {
  const { kind, node } = parent;
  if (kind === 'page') return { kind, node: { ...node, questions: ofKind('question', nodes) } };
  if (kind === 'option') {
    const { questions: _, ...option } = node;
    const questions = ofKind('question', nodes);
    return { kind, node: questions.length > 0 ? { ...option, questions } : option };
  }
  if (kind !== 'question') return parent;
  if (node.type === 'hotspot') return { kind, node: { ...node, zones: ofKind('zone', nodes) } };
  if (node.type !== 'single' && node.type !== 'multiple') return parent;
  return { kind, node: { ...node, options: ofKind('option', nodes) } };
}

/** The kind of children that a node may have, undefined when it may have none. */
export function acceptedKind({ kind, node }: BodyNode): NodeKind | undefined {
  if (kind === 'page' || kind === 'option') return 'question';
  if (kind !== 'question') return undefined;
  if (node.type === 'hotspot') return 'zone';
  return node.type === 'single' || node.type === 'multiple' ? 'option' : undefined;
}

/** Whether a kind of node is allowed directly in a node, or at the top level, when there is no parent. */
export function accepts(parent: BodyNode | undefined, kind: NodeKind): boolean {
  return parent ? acceptedKind(parent) === kind : kind === 'page' || kind === 'fiche';
}

/** The words by which a node is shown. */
export function nodeText({ kind, node }: BodyNode): string {
  if (kind === 'page') return node.name;
  if (kind === 'zone') return node.label;
  return kind === 'fiche' ? node.title : node.text;
}

/** A node with other words. */
export function withText(each: BodyNode, text: string): BodyNode {
  if (each.kind === 'page') return { ...each, node: { ...each.node, name: text } };
  if (each.kind === 'zone') return { ...each, node: { ...each.node, label: text } };
  if (each.kind === 'fiche') return { ...each, node: { ...each.node, title: text } };
  return { ...each, node: { ...each.node, text } } as BodyNode;
}

/** A node and everything in it, in reading order. */
export function* walkNode(each: BodyNode): Generator<BodyNode> {
  yield each;
  for (const child of childNodes(each)) yield* walkNode(child);
}

/** Every node of a body in reading order. */
export function* walkBody(body: QuestionnaireBody): Generator<BodyNode> {
  for (const root of rootNodes(body)) yield* walkNode(root);
}

/** Applies a change to a node and all its descendants, deepest first; an unchanged node stays the same object. */
export function mapNode(each: BodyNode, change: (node: BodyNode) => BodyNode): BodyNode {
  const children = childNodes(each);
  const next = children.map((child) => mapNode(child, change));
  const isSame = next.every(({ node }, index) => node === children[index]?.node);
  return change(isSame ? each : withChildren(each, next));
}

/** Applies a change to every node of a body; returns the same object if nothing changed. */
export function mapBody(body: QuestionnaireBody, change: (node: BodyNode) => BodyNode): QuestionnaireBody {
  const roots = rootNodes(body);
  const mapped = roots.map((root) => mapNode(root, change));
  const isSame = mapped.every(({ node }, index) => node === roots[index]?.node);
  return isSame ? body : withRoots(body, mapped);
}
