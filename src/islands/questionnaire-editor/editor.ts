import { atom } from 'nanostores';
import { browserEnvironment } from '#lib/autosave/browser/environment.ts';
import { createUndo } from '#lib/autosave/browser/undo.ts';
import { createAttestation } from '#lib/images/attestation-store.ts';
import { createItemAutosave, type ItemDraft } from '#lib/items/item-autosave-store.ts';
import type { OwnItem } from '#lib/items/schemas.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { questionnaireKind } from '#lib/questionnaires/definition.ts';
import { questionnaireEditorMessages as m } from '#lib/questionnaires/editor-texts.ts';
import { exceededBound } from '#lib/questionnaires/edits/bounds.ts';
import { pageAnew } from '../image-review/page-anew.ts';
import { type BodyUpdate, createAskedEdits } from './ask-edit.ts';
import { createQuestionnaireImages } from './questionnaire-images.ts';

/** Comes with the first save. */
const fits = async () => (await import('./text-limits.ts')).questionnaireFit;

export type EditedQuestionnaire = OwnItem & { body: QuestionnaireBody };

type Draft = ItemDraft<QuestionnaireBody>;

/** The body of a draft, which also has the item's title and tags. */
export const bodyOf = ({ pages, fiches }: Draft): QuestionnaireBody => ({ pages, ...(fiches && { fiches }) });

/** A body with something made in it, and the ids of that. */
export interface Made {
  body: QuestionnaireBody;
  ids: readonly string[];
}

/** Edits that tell the ids of what they made: none where there was nothing to make. */
const makingWith =
  (edit: (update: BodyUpdate) => boolean) => (making: (before: QuestionnaireBody) => Made) => {
    let ids: readonly string[] = [];
    const isDone = edit((before) => {
      const made = making(before);
      ids = made.ids;
      return made.body;
    });
    return { isDone, ids };
  };

/** A questionnaire being edited: its draft, what of it is selected, and what is announced. */
export function createQuestionnaireEditor(item: EditedQuestionnaire) {
  const autosave = createItemAutosave<QuestionnaireBody>(
    { name: 'questionnaire', parts: questionnaireKind.parts, fits },
    item,
  );
  const { $can, undo, redo, edit: change, apply } = createUndo(autosave, browserEnvironment());
  const $selected = atom<readonly string[]>([]);
  const $announcement = atom('');
  const attestation = createAttestation('questionnaire', item._id, item);
  const { revision, hasChanges, publishedVersion, owner, reviewStatus } = item;
  const body = () => bodyOf(autosave.$draft.get());

  /**
   * Makes an edit of the tree, unless the body would then hold more than it may, which is told. Returns whether
   * something changed.
   * @param place what is typed into: its letters are undone together
   */
  function edit(update: BodyUpdate, place?: string): boolean {
    const before = body();
    const next = update(before);
    if (next === before) return false;
    const bound = exceededBound(next);
    if (bound) {
      notify('error', m.bounds[bound]);
      return false;
    }
    change((draft) => ({ ...draft, ...next }), place);
    return true;
  }

  return {
    id: item._id,
    /** What readers saw when the page was made. */
    published: { revision, hasChanges, publishedVersion, owner, reviewStatus },
    attestation,
    /** For its owner: how its images are masked; the page begins anew with them. */
    masked: owner === undefined ? pageAnew('questionnaire', item._id, autosave) : undefined,
    images: createQuestionnaireImages(item._id, attestation, autosave.$saved),
    autosave,
    /** The tree as it is now. */
    body,
    /** Ids of the selected nodes; the first is the one whose fields are shown. */
    $selected,
    select: (ids: readonly string[]) => $selected.set(ids),
    edit,
    make: makingWith(edit),
    ...createAskedEdits(body, edit),
    /** Edits the draft around the tree: title and tags. */
    change,
    /** Puts in what arrives by itself, such as an image: undoing does not take it back. */
    apply: (update: BodyUpdate) => apply((draft) => ({ ...draft, ...update(bodyOf(draft)) })),
    undo: { $can, undo, redo },
    $announcement,
    announce: (text: string) => $announcement.set(text),
  };
}

export type QuestionnaireEditor = ReturnType<typeof createQuestionnaireEditor>;
