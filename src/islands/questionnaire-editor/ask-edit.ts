import { atom } from 'nanostores';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { mendReferences } from '#lib/questionnaires/edits/mend-references.ts';
import { type Orphan, orphans } from '#lib/questionnaires/edits/orphans.ts';

export type BodyUpdate = (body: QuestionnaireBody) => QuestionnaireBody;

/** What an edit would take along, before it is made. */
export interface AskedEdit {
  lost: readonly Orphan[];
  confirm(): void;
}

/** Edits that may take along what nobody named: a default answer, a formula, the link to a fiche. */
export function createAskedEdits(body: () => QuestionnaireBody, edit: (update: BodyUpdate) => boolean) {
  const $asked = atom<AskedEdit | null>(null);
  return {
    /** The edit whose author has to choose. */
    $asked,
    /**
     * Makes an edit of the tree; where it takes something along, its author is asked first.
     * @param done once it is made
     */
    editOrAsk(update: BodyUpdate, done: () => void = () => {}): void {
      const make = () => {
        if (edit((now) => mendReferences(update(now)))) done();
      };
      const lost = orphans(body(), mendReferences(update(body())));
      if (lost.length > 0) $asked.set({ lost, confirm: make });
      else make();
    },
  };
}
