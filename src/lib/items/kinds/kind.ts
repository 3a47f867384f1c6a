import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';
import type { Lack, Publishable } from './lacks.ts';
import type { FiguresOfKind, SummaryOfKind } from './summaries.ts';
import type { Hidden } from './without-pictures.ts';

/** How the selected values of a filter combine: every one of them, or at least one. */
export type FilterMode = 'all' | 'any';

export interface FilterDefinition {
  /** Name in the URL and in the API's query: `modalite`. */
  param: string;
  /** The facet of an item that it checks. */
  facet: FacetName;
  mode: FilterMode;
  /** The values offered; empty when the collection itself supplies them (the tags of cases). */
  options: readonly string[];
  /** Every value selected means no restriction (difficulty, specification §5). */
  allSelectedByDefault?: boolean;
  /** Only for lists of own items: it checks a fact that nobody else sees. */
  ownOnly?: true;
  /** Only for public lists read by a signed-in person: it checks what that person has read. */
  signedInOnly?: true;
}

/** The facets of filters. `tag` values compare folded. */
export type FacetName =
  | 'tag'
  | 'difficulty'
  | 'imagingType'
  | 'region'
  | 'suits'
  | 'reviewStatus'
  | 'questions'
  | 'state'
  | 'read';

/** Addresses of a kind's pages: lists, and by id the pages of an item. */
export interface KindPaths {
  public: string;
  mine: string;
  manage?: string;
  /** The page on which a new one is made; a kind created with one press has none. */
  create?: string;
  item(id: string): string;
  /** A kind without an editor has none. */
  edit?(id: string, place?: string): string;
  /** Where the sentences of its report are written; a kind that writes no report has none. */
  sentences?(id: string): string;
  /** Compares two items; a kind without a page for it has none. */
  compare?(before?: string, after?: string): string;
  /** Compares two versions, or one and the working copy. */
  compareVersions?(id: string, from: number, to?: number): string;
  /** Compares a copy's source at the time of copying with its present state. */
  compareSource?(copyId: string): string;
  /** Several items as one document to print; a kind without one has none. */
  booklet?(ids?: readonly string[]): string;
  /** A kind without a sheet has none. */
  editSheet?(id: string): string;
  /** Statistics of its questions; a kind without questions has none. */
  questionFigures?(id: string): string;
}

/** The definition of a kind for pages and their scripts. Rules on its body are separate: lists need none of them. */
export interface KindDefinition<Kind extends ItemKind = ItemKind> {
  /** The parts that a body is saved by, each apart from the others, and the keys of the body that each holds. */
  parts: Readonly<Record<string, readonly (keyof BodyOfKind[Kind] & string)[] | 'all'>>;
  /**
   * Whether it is reviewed before it is used (`reviews/review-rules.ts`): its body has a part `review` that nobody
   * saves.
   */
  reviewed: boolean;
  /** Items per page of the public list (specification §9). */
  pageSize: number;
  /** « Populaire » when one of the counts exceeds its limit. */
  popular: { views: number; copies: number };
  filters: readonly FilterDefinition[];
  /** Whether the search also looks at the author (specification §5: cases only). */
  searchesAuthor: boolean;
  /** Whether titles can be hidden (a case's title gives the diagnosis away). */
  hidesTitles: boolean;
  /** Whether its cards show an image, in place of an icon and of the date of its last change. */
  illustrated: boolean;
  /** Whether its page links to the next item of the list that the reader comes from. */
  readInSequence: boolean;
  /** Whether a copy takes over what its source has published since, change by change. */
  takesOver: boolean;
  /** Whether a list of one page says so too (specification §2: « Page X sur Y • N cas »). */
  countsPages: boolean;
  /** Whether its list is emptied when it cannot be read (specification §8); what is loaded stays otherwise. */
  emptiesOnFailure: boolean;
  paths: KindPaths;
}

/** Options for the facts on a card. */
export interface FigureOptions {
  /** The item's. */
  id: string;
  /** Spoiler mode: nothing that names what the item is about. */
  titlesHidden: boolean;
  /** The ids of a questionnaire's questions (the API's answers); pages only need their number. */
  questionIds: boolean;
  /** The first words of a case's clinical information; lists of cards go without, as they weigh. */
  withIndication?: boolean;
}

/** How a part is completed from another one before it is stored. */
export interface PartCompletion<Kind extends ItemKind> {
  /** The other part's name. */
  from: string;
  isNeeded(part: Partial<BodyOfKind[Kind]>): boolean;
  complete(part: Partial<BodyOfKind[Kind]>, other: Partial<BodyOfKind[Kind]>): Partial<BodyOfKind[Kind]>;
}

/** The server's rules for bodies of a kind, of which it may hold only some parts. */
export interface BodyRules<Kind extends ItemKind> {
  summarise(body: Partial<BodyOfKind[Kind]>): Partial<SummaryOfKind[Kind]>;
  /**
   * The keys of the body that the summary of a saved part is made of, where that part alone does not tell it; null where it does.
   * @param summaries the item's, and what the part says by itself
   */
  summaryKeys(
    part: string,
    summaries: readonly Partial<SummaryOfKind[Kind]>[],
  ): readonly (keyof BodyOfKind[Kind] & string)[] | null;
  figures(summary: SummaryOfKind[Kind], options: FigureOptions): FiguresOfKind[Kind];
  /** The body without references to some of the files it shows. */
  withoutFiles(body: Partial<BodyOfKind[Kind]>, hidden: Hidden): Partial<BodyOfKind[Kind]>;
  /** The files of its images as they are shown, one after the other: the same twice where it is shown twice. */
  shownFiles(body: Partial<BodyOfKind[Kind]>): string[];
  /** By the name of the saved part. */
  completions: Readonly<Record<string, PartCompletion<Kind>>>;
  /**
   * What publication requires of the body and is missing according to its summary, as `PublishRules` decides from the
   * body itself.
   */
  lacks(summary: SummaryOfKind[Kind]): Lack[];
}

/** Whether an item lacks something, for each requirement of its kind, in the order in which they are shown. */
export type PublishRules<Kind extends ItemKind> = Readonly<
  Partial<Record<Lack, (item: Publishable<BodyOfKind[Kind]>) => boolean>>
>;
