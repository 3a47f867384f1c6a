import { REPORT_SECTIONS } from '../report-sections.ts';
import type { Fiche } from '../tree.ts';
import type { Branches } from './branches.ts';
import { type BodyNode, childNodes, mapNode, type NodeKind, walkNode, withChildren } from './nodes.ts';

/** Branches on the clipboard, with the questionnaire that they come from. */
export interface CarriedBranches extends Branches {
  from: string;
}

export const writeBranches = (branches: CarriedBranches): string => JSON.stringify(branches);

const TYPES = new Set(['single', 'multiple', 'text', 'number', 'date', 'hotspot', 'formula', 'information']);
const SECTIONS: ReadonlySet<unknown> = new Set(REPORT_SECTIONS);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown, isEach: (each: unknown) => boolean) =>
  Array.isArray(value) && value.every(isEach);

const isImage = (value: unknown) => isObject(value) && isText(value.file) && typeof value.width === 'number';

function isQuestion(value: unknown): boolean {
  if (!isObject(value) || !isText(value.id) || !isText(value.text)) return false;
  if (!isText(value.type) || !TYPES.has(value.type) || !SECTIONS.has(value.section)) return false;
  if (value.type === 'hotspot') return isImage(value.image) && isList(value.zones, isZone);
  if (value.type === 'formula') return isText(value.expression);
  return !(value.type === 'single' || value.type === 'multiple') || isList(value.options, isOption);
}

function isOption(value: unknown): boolean {
  if (!isObject(value) || !isText(value.id) || !isText(value.text)) return false;
  return value.questions === undefined || isList(value.questions, isQuestion);
}

const isZone = (value: unknown) =>
  isObject(value) && isText(value.id) && isText(value.label) && isText(value.colour) && isObject(value.shape);

const isPage = (value: unknown) =>
  isObject(value) && isText(value.id) && isText(value.name) && isList(value.questions, isQuestion);

const isFiche = (value: unknown) =>
  isObject(value) && isText(value.id) && isText(value.title) && Array.isArray(value.content);

const IS_NODE: Record<NodeKind, (value: unknown) => boolean> = {
  page: isPage,
  question: isQuestion,
  option: isOption,
  zone: isZone,
  fiche: isFiche,
};

const isNode = (value: unknown): value is BodyNode =>
  isObject(value) &&
  isText(value.kind) &&
  Object.hasOwn(IS_NODE, value.kind) &&
  IS_NODE[value.kind as NodeKind](value.node);

/**
 * Branches from the clipboard, undefined when it contains none: any page may write there. What showing them needs is
 * checked here; the server checks the rest when they are saved.
 */
export function readBranches(text: string): CarriedBranches | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (
    !isObject(value) ||
    !isText(value.from) ||
    !isList(value.nodes, isNode) ||
    !isList(value.fiches, isFiche)
  )
    return undefined;
  return value as unknown as CarriedBranches;
}

const hasImage = ({ node }: BodyNode) => 'image' in node && node.image !== undefined;

function withoutImage(each: BodyNode): BodyNode {
  const children = childNodes(each);
  const kept = children.filter(({ kind, node }) => kind !== 'question' || node.type !== 'hotspot');
  const inside = kept.length < children.length ? withChildren(each, kept) : each;
  if (!hasImage(inside)) return inside;
  const { image: _, ...node } = inside.node as { image?: unknown };
  return { ...inside, node } as BodyNode;
}

/**
 * Branches for another questionnaire: images belong to the one in which they were reviewed and attested. Returns how
 * many were left behind; a question on an image is left behind with it.
 */
export function withoutImages({ nodes, fiches }: Branches): Branches & { left: number } {
  const isHotspot = ({ kind, node }: BodyNode) => kind === 'question' && node.type === 'hotspot';
  const isPicture = ({ type }: Fiche['content'][number]) => type === 'image';
  const pictures = fiches.reduce((sum, { content }) => sum + content.filter(isPicture).length, 0);
  const left = nodes.flatMap((node) => [...walkNode(node)]).filter(hasImage).length + pictures;
  return {
    left,
    nodes: nodes.filter((each) => !isHotspot(each)).map((each) => mapNode(each, withoutImage)),
    fiches: fiches.map((fiche) => ({
      ...fiche,
      content: fiche.content.filter((block) => !isPicture(block)),
    })),
  };
}
