import { isBlank } from '#lib/platform/blank.ts';
import { REVIEWING, type ReviewStatus } from '#lib/reviews/review-rules.ts';

/** Title of a case that has none yet. The words are stored content. */
export const UNTITLED_CASE = 'Cas sans titre';

/** What an item may lack when it is published. */
export const LACKS = [
  'image',
  'title',
  'attestation',
  'validation',
  'blanks',
  'sending',
  'faultyQuestions',
  'word',
  'information',
  'answer',
  'questions',
  'tags',
] as const;
export type Lack = (typeof LACKS)[number];

/** Without these nothing is published; the others are advice that the author may pass over. */
const REQUIRED: ReadonlySet<Lack> = new Set([
  'image',
  'title',
  'attestation',
  'validation',
  'blanks',
  'sending',
  'faultyQuestions',
]);

export const isRequired = (lack: Lack) => REQUIRED.has(lack);

/** What is looked at: the item as its author wrote it. */
export interface Publishable<Body> {
  title: string;
  tags: readonly string[];
  body: Partial<Body>;
  /** How many of its images nobody has attested yet. */
  unattested: number;
  /** Whether images of it are still on their way. */
  isSending?: boolean;
  /** Where its review stands, if one was ever asked for. */
  reviewStatus?: ReviewStatus | undefined;
}

/** What any item may lack. */
export const COMMON_LACKS = {
  /** A title that says nothing, also once it was copied. */
  title: ({ title }: Publishable<unknown>) => isBlank(title) || title.trim().endsWith(UNTITLED_CASE),
  attestation: ({ unattested }: Publishable<unknown>) => unattested > 0,
  tags: ({ tags }: Publishable<unknown>) => tags.length === 0,
  /** A reviewer was asked for their word and has not said it. */
  word: ({ reviewStatus }: Publishable<unknown>) => reviewStatus === REVIEWING,
};

/** What is lacking by the rules of a kind, what is required first. */
export function lacking<Item>(rules: Partial<Record<Lack, (item: Item) => boolean>>, item: Item): Lack[] {
  return (Object.keys(rules) as Lack[]).filter((lack) => rules[lack]?.(item));
}
