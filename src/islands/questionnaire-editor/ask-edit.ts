import { atom } from 'nanostores';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { mendReferences } from '#lib/questionnaires/edits/mend-references.ts';
import { type Orphan, orphans } from '#lib/questionnaires/edits/orphans.ts';

export type BodyUpdate = (body: QuestionnaireBody) => QuestionnaireBody;

/** An edit that waits for confirmation, with everything else that it would remove. */
export interface PendingEdit {
  lost: readonly Orphan[];
  confirm(): void;
}

/** Edits that may also remove parts that refer to the edited ones: a default answer, a formula, a link to a fiche. */
export function createAskedEdits(body: () => QuestionnaireBody, edit: (update: BodyUpdate) => boolean) {
  const $asked = atom<PendingEdit | null>(null);
  return {
    /** The edit that waits for confirmation. */
    $asked,
    /**
     * Edits the tree; if this would also remove other parts, the author is asked for confirmation first.
     * @param done called after the edit
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
