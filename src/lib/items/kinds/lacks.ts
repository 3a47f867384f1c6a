import { isBlank } from '#lib/platform/blank.ts';
import { REVIEWING, type ReviewStatus } from '#lib/reviews/review-rules.ts';

/** Title of a case without one. It is stored content. */
export const UNTITLED_CASE = 'Cas sans titre';

/** Everything that an item may lack for publication. */
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

/** Requirements for publication; all others are advice that the author may ignore. */
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

/** The item to be checked, in its author's version. */
export interface Publishable<Body> {
  title: string;
  tags: readonly string[];
  body: Partial<Body>;
  /** The number of its images that are not attested yet. */
  unattested: number;
  /** Whether images of it are still being uploaded. */
  isSending?: boolean;
  /** The state of its review, if one was ever requested. */
  reviewStatus?: ReviewStatus | undefined;
}

/** Requirements of items of any kind. */
export const COMMON_LACKS = {
  /** A title without meaning, even as part of a copy's title. */
  title: ({ title }: Publishable<unknown>) => isBlank(title) || title.trim().endsWith(UNTITLED_CASE),
  attestation: ({ unattested }: Publishable<unknown>) => unattested > 0,
  tags: ({ tags }: Publishable<unknown>) => tags.length === 0,
  /** A reviewer was asked for a verdict and has not given one yet. */
  word: ({ reviewStatus }: Publishable<unknown>) => reviewStatus === REVIEWING,
};

/** The unmet requirements by the rules of a kind, required ones first. */
export function lacking<Item>(rules: Partial<Record<Lack, (item: Item) => boolean>>, item: Item): Lack[] {
  return (Object.keys(rules) as Lack[]).filter((lack) => rules[lack]?.(item));
}
