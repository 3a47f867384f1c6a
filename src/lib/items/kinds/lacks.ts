import { isBlank } from '#lib/platform/blank.ts';
import { REVIEWING, type ReviewStatus } from '#lib/reviews/review-rules.ts';

/** Title of a case that has none yet. The words are stored content. */
export const UNTITLED_CASE = 'Cas sans titre';

/** Everything that an item may lack when it is published. */
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

/** Without these nothing is published; the others are advice that the author may ignore. */
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

/** The item to be checked, as its author wrote it. */
export interface Publishable<Body> {
  title: string;
  tags: readonly string[];
  body: Partial<Body>;
  /** How many of its images are not attested yet. */
  unattested: number;
  /** Whether images of it are still on their way. */
  isSending?: boolean;
  /** The state of its review, if one was ever requested. */
  reviewStatus?: ReviewStatus | undefined;
}

/** Requirements of items of any kind. */
export const COMMON_LACKS = {
  /** A title that says nothing, also once it was copied. */
  title: ({ title }: Publishable<unknown>) => isBlank(title) || title.trim().endsWith(UNTITLED_CASE),
  attestation: ({ unattested }: Publishable<unknown>) => unattested > 0,
  tags: ({ tags }: Publishable<unknown>) => tags.length === 0,
  /** A reviewer was asked for a verdict and has not given it. */
  word: ({ reviewStatus }: Publishable<unknown>) => reviewStatus === REVIEWING,
};

/** The unmet requirements by the rules of a kind, required ones first. */
export function lacking<Item>(rules: Partial<Record<Lack, (item: Item) => boolean>>, item: Item): Lack[] {
  return (Object.keys(rules) as Lack[]).filter((lack) => rules[lack]?.(item));
}
