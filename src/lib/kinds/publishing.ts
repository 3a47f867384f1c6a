import type { ItemKind } from '#lib/domain/item.ts';
import { PUBLISHABLE_STATUS } from './protocol/vocabulary.ts';

/** Title of a case that has none yet. The words are stored content. */
export const UNTITLED_CASE = 'Cas sans titre';

/** What an item may lack when it is published. */
export const LACKS = [
  'image',
  'title',
  'attestation',
  'validation',
  'sending',
  'information',
  'answer',
  'questions',
  'tags',
] as const;
export type Lack = (typeof LACKS)[number];

/** Without these nothing is published; the others are advice that the author may pass over. */
const REQUIRED: ReadonlySet<Lack> = new Set(['image', 'title', 'attestation', 'validation']);

export const isRequired = (lack: Lack) => REQUIRED.has(lack);

/** What is looked at: the item as its author wrote it. */
export interface Publishable {
  title: string;
  tags: readonly string[];
  /** The parts of the kinds' bodies that matter. */
  body: {
    folders?: readonly { images: readonly unknown[] }[];
    clinicalInformation?: string;
    answer?: string;
    pages?: readonly { questions: readonly unknown[] }[];
    reviewStatus?: string | undefined;
  };
  /** How many of its images nobody has attested yet. */
  unattested: number;
  /** Whether images of it are still on their way. */
  isSending?: boolean;
}

const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';

/** A title that says nothing, also once it was copied. */
function isUntitled(title: string): boolean {
  return isEmpty(title) || title.trim().endsWith(UNTITLED_CASE);
}

const LOOKS: Record<Lack, (item: Publishable) => boolean> = {
  image: ({ body }) => (body.folders ?? []).every(({ images }) => images.length === 0),
  title: ({ title }) => isUntitled(title),
  attestation: ({ unattested }) => unattested > 0,
  validation: ({ body }) => body.reviewStatus !== PUBLISHABLE_STATUS,
  sending: ({ isSending = false }) => isSending,
  information: ({ body }) => isEmpty(body.clinicalInformation),
  answer: ({ body }) => isEmpty(body.answer),
  questions: ({ body }) => (body.pages ?? []).every(({ questions }) => questions.length === 0),
  tags: ({ tags }) => tags.length === 0,
};

const LOOKED_AT: Record<ItemKind, readonly Lack[]> = {
  questionnaire: ['title', 'attestation', 'questions', 'tags'],
  case: ['image', 'title', 'attestation', 'sending', 'information', 'answer', 'tags'],
  protocol: ['title', 'attestation', 'validation', 'tags'],
};

/** What an item would lack if it were published now, what is required first. */
export function lacksOf(kind: ItemKind, item: Publishable): Lack[] {
  return LOOKED_AT[kind].filter((lack) => LOOKS[lack](item));
}
