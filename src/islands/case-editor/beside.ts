import { atom } from 'nanostores';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import type { EditedCase } from '#lib/cases/body-schema.ts';
import type { SheetDraft } from '#lib/cases/browser/sheet-autosave.ts';
import type { Attestation } from '#lib/images/attestation-store.ts';
import type { Uploads } from '#lib/images/browser/uploads.ts';
import type { createItemAutosave } from '#lib/items/item-autosave-store.ts';

type CaseAutosave = ReturnType<typeof createItemAutosave<EditedCase>>;

/** Another case that receives an exam, filled from this page. */
export interface ExamCase {
  id: string;
  autosave: CaseAutosave;
  uploads: Uploads;
  attestation: Attestation;
}

/** An image of a folder, by its place. */
export interface Place {
  folderId: string;
  index: number;
}

/** The case's sheet, while it is written beside its images. */
export interface OpenSheet {
  autosave: Autosave<SheetDraft>;
  /** The images that are on their way into its text. */
  uploads: Uploads;
  /** The HTML of an image that is dropped into the text; empty for one that the server does not show yet. */
  htmlOf(place: Place, saved: ReadonlySet<string>): string;
  /** Inserts an image with its link after the block that the cursor is in. */
  insert(place: Place): void;
}

/**
 * What a case's editor fills besides the case: its sheet, which is saved separately, and the cases that exams went
 * to.
 */
export function createBeside(own: string) {
  const $cases = atom<readonly ExamCase[]>([]);
  return {
    $cases,
    $sheet: atom<OpenSheet | null>(null),
    /** Shows the cases that exams went to; the page's own case is shown already. */
    show(cases: readonly ExamCase[]): void {
      $cases.set([...new Set([...$cases.get(), ...cases])].filter(({ id }) => id !== own));
    },
  };
}

/** The autosave of a case and its sheet, for actions that concern both: publishing, previewing, leaving the page. */
export function withSheet(autosave: CaseAutosave, { $sheet }: ReturnType<typeof createBeside>): CaseAutosave {
  const sheet = () => $sheet.get()?.autosave;
  const flushSheet = async () => (await sheet()?.flush()) ?? true;
  return {
    ...autosave,
    flush: async () => (await flushSheet()) && autosave.flush(),
    isUnsaved: () => autosave.isUnsaved() || (sheet()?.isUnsaved() ?? false),
    async reread() {
      await sheet()?.reread();
      await autosave.reread();
    },
    setVisibility: async (visibility) => (await flushSheet()) && autosave.setVisibility(visibility),
  };
}
