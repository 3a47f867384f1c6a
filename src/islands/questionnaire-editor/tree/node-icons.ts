import type { BodyNode, NodeKind } from '#lib/questionnaires/edits/nodes.ts';
import { questionTreeMessages } from '#lib/questionnaires/question-tree-texts.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';
import type { QuestionType } from '#lib/questionnaires/tree.ts';

const KIND_ICONS: Record<Exclude<NodeKind, 'question'>, string> = {
  page: 'i-lucide-file',
  option: 'i-lucide-circle',
  zone: 'i-lucide-square-dashed',
  fiche: 'i-lucide-book-open',
};

const TYPE_ICONS: Record<QuestionType, string> = {
  single: 'i-lucide-circle-dot',
  multiple: 'i-lucide-square-check',
  text: 'i-lucide-text-cursor-input',
  number: 'i-lucide-hash',
  date: 'i-lucide-calendar',
  hotspot: 'i-lucide-image',
  formula: 'i-lucide-calculator',
  information: 'i-lucide-info',
};

/** What decides the icon of a node: its kind and, for a question, its type. */
export type NodeLook = { kind: Exclude<NodeKind, 'question'> } | { kind: 'question'; type: QuestionType };

export const lookOf = ({ kind, node }: BodyNode): NodeLook =>
  kind === 'question' ? { kind, type: node.type } : { kind };

export const iconOf = (look: NodeLook): string =>
  look.kind === 'question' ? TYPE_ICONS[look.type] : KIND_ICONS[look.kind];
export const kindWords = (look: NodeLook): string =>
  look.kind === 'question' ? questionnaireMessages.types[look.type] : questionTreeMessages.kinds[look.kind];
