import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { ProtocolWords } from '#lib/protocols/exchange/write-text.ts';
import type { ReportSection } from '#lib/questionnaires/report-sections.ts';

/** The files of an archive that belong to the account and not to an item, each in a folder of its own. */
export type AccountFile =
  | 'account'
  | 'ratings'
  | 'reviewing'
  | 'flags'
  | 'attestations'
  | 'phrases'
  | 'templates'
  | 'notes'
  | 'preferences'
  | 'collections'
  | 'practice'
  | 'activity'
  | 'statistics';

/** The French texts of an archive (`archives/texts.ts`): names of files and folders, and the texts of its pages. */
export interface ArchiveWords {
  folders: Readonly<Record<ItemKind, string>>;
  /** Headings above the items of each kind. */
  kinds: Readonly<Record<ItemKind, string>>;
  visibilities: Readonly<Record<Visibility, string>>;
  files: Readonly<{
    content: string;
    page: string;
    images: string;
    sheet: string;
    others: string;
    versions: string;
    version(number: number): string;
    unreadable: string;
  }>;
  /** Paths of the account's files. */
  account: Readonly<Record<AccountFile, string>>;
  untitled: string;
  title(username: string): string;
  made(day: string): string;
  howToRead: string;
  back: string;
  noItems: string;
  difficulty(level: number): string;
  information: string;
  answer: string;
  showAnswer: string;
  sheet: string;
  findings: string;
  questions: string;
  credit: string;
  imageOf(folder: string, number: number): string;
  withFrame: string;
  sentence: string;
  sections: Readonly<Record<ReportSection, string>>;
  fiches: string;
  protocol: ProtocolWords;
}
