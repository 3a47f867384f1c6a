import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';
import type { Lack, Publishable } from './lacks.ts';
import type { FiguresOfKind, SummaryOfKind } from './summaries.ts';
import type { HiddenFiles } from './without-pictures.ts';

/** Whether an item must have all selected values of a filter, or at least one. */
export type FilterMode = 'all' | 'any';

export interface FilterDefinition {
  /** Parameter name in page URLs and in the API's query: `modalite`. */
  param: string;
  /** The facet of an item that the filter checks. */
  facet: FacetName;
  mode: FilterMode;
  /** The offered values; empty if they come from the collection itself (the tags of cases). */
  options: readonly string[];
  /** Whether the selection of all values means no restriction (difficulty, specification §5). */
  allSelectedByDefault?: boolean;
  /** Only for lists of own items: the filter checks data that nobody else sees. */
  ownOnly?: true;
  /** Only for public lists of a signed-in person: the filter checks what the person has read. */
  signedInOnly?: true;
}

/** The facets of filters. Values of `tag` are compared in folded form. */
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

/** Paths of a kind's pages: its lists, and the pages of an item. */
export interface KindPaths {
  public: string;
  mine: string;
  manage?: string;
  /** Page for creating an item; absent for a kind created by a single button. */
  create?: string;
  item(id: string): string;
  /** Absent for a kind without an editor. */
  edit?(id: string, place?: string): string;
  /** Page for the sentences of its report; absent for a kind that writes no report. */
  sentences?(id: string): string;
  /** Compares two items; absent for a kind without such a page. */
  compare?(before?: string, after?: string): string;
  /** Compares two versions, or a version with the working copy. */
  compareVersions?(id: string, from: number, to?: number): string;
  /** Compares a copy's source at the time of copying with its current state. */
  compareSource?(copyId: string): string;
  /** Several items as one printable document; absent for a kind without one. */
  booklet?(ids?: readonly string[]): string;
  /** Absent for a kind without a sheet. */
  editSheet?(id: string): string;
  /** Statistics of its questions; absent for a kind without questions. */
  questionFigures?(id: string): string;
}

/** The definition of a kind for pages and scripts. The rules for its body are separate, because lists need none. */
export interface KindDefinition<Kind extends ItemKind = ItemKind> {
  /** The parts in which a body is saved separately, with the keys of the body in each. */
  parts: Readonly<Record<string, readonly (keyof BodyOfKind[Kind] & string)[] | 'all'>>;
  /**
   * Whether it needs a review before it is used (`reviews/review-rules.ts`): its body then has a part `review`, which
   * editors do not save.
   */
  reviewed: boolean;
  /** Items per page of the public list (specification §9). */
  pageSize: number;
  /** Limits above which one of the counts makes an item « Populaire ». */
  popular: { views: number; copies: number };
  filters: readonly FilterDefinition[];
  /** Whether the search includes the author's name (specification §5: cases only). */
  searchesAuthor: boolean;
  /** Whether titles can be hidden (the title of a case reveals the diagnosis). */
  hidesTitles: boolean;
  /** Whether its cards show an image instead of an icon and the date of the last change. */
  illustrated: boolean;
  /** Whether its page links to the next item of the list that the reader came from. */
  readInSequence: boolean;
  /** Whether a copy can take over later published changes of its source, one by one. */
  takesOver: boolean;
  /** Whether the page number is shown even for a single page (specification §2: « Page X sur Y • N cas »). */
  countsPages: boolean;
  /** Whether a list is emptied when it cannot be read (specification §8); otherwise it keeps the loaded items. */
  emptiesOnFailure: boolean;
  paths: KindPaths;
}

/** Options for the figures on a card. */
export interface FigureOptions {
  /** The item's. */
  id: string;
  /** Spoiler mode: leaves out everything that reveals the subject of the item. */
  titlesHidden: boolean;
  /** Includes the ids of a questionnaire's questions, for API responses; pages only need their number. */
  questionIds: boolean;
  /** Includes the first words of a case's clinical information; lists of cards omit them to save bytes. */
  withIndication?: boolean;
}

/** A rule for completing a part from another one before it is stored. */
export interface PartCompletion<Kind extends ItemKind> {
  /** The other part's name. */
  from: string;
  isNeeded(part: Partial<BodyOfKind[Kind]>): boolean;
  complete(part: Partial<BodyOfKind[Kind]>, other: Partial<BodyOfKind[Kind]>): Partial<BodyOfKind[Kind]>;
}

/** The server's rules for bodies of a kind; a body may be incomplete, with only some of its parts. */
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
  /** The body without references to hidden files. */
  withoutFiles(body: Partial<BodyOfKind[Kind]>, hidden: HiddenFiles): Partial<BodyOfKind[Kind]>;
  /** The files of its displayed images in order; a file that is displayed twice occurs twice. */
  shownFiles(body: Partial<BodyOfKind[Kind]>): string[];
  /** Completions by the name of the saved part. */
  completions: Readonly<Record<string, PartCompletion<Kind>>>;
  /**
   * The requirements for publication that a summary does not meet, with the same result as `PublishRules` has for the
   * body itself.
   */
  lacks(summary: SummaryOfKind[Kind]): Lack[];
}

/** For each requirement of a kind, in display order, tests whether an item fails to meet it. */
export type PublishRules<Kind extends ItemKind> = Readonly<
  Partial<Record<Lack, (item: Publishable<BodyOfKind[Kind]>) => boolean>>
>;
