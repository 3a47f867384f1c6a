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
import { maskableByReload } from '../image-review/maskable-by-reload.ts';
import { type BodyUpdate, createAskedEdits } from './ask-edit.ts';
import { createQuestionnaireImages } from './questionnaire-images.ts';

/** Loaded with the first save. */
const fits = async () => (await import('./text-limits.ts')).questionnaireFit;

export type EditedQuestionnaire = OwnItem & { body: QuestionnaireBody };

type Draft = ItemDraft<QuestionnaireBody>;

/** The body of a draft, which also has the item's title and tags. */
export const bodyOf = ({ pages, fiches }: Draft): QuestionnaireBody => ({ pages, ...(fiches && { fiches }) });

/** A body after new nodes were created, and the ids of these. */
export interface CreatedNodes {
  body: QuestionnaireBody;
  ids: readonly string[];
}

/** Edits that return the ids of what they created; none if there was nothing to create. */
const makingWith =
  (edit: (update: BodyUpdate) => boolean) => (making: (before: QuestionnaireBody) => CreatedNodes) => {
    let ids: readonly string[] = [];
    const isDone = edit((before) => {
      const made = making(before);
      ids = made.ids;
      return made.body;
    });
    return { isDone, ids };
  };

/** State of a questionnaire's editor: its draft, its selection, and its announcements. */
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
   * Makes an edit of the tree, unless the body would exceed its limits, which is announced. Returns whether something
   * changed.
   * @param place the field being typed in: keystrokes in one field are undone together
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
    /** The published state when the page was rendered. */
    published: { revision, hasChanges, publishedVersion, owner, reviewStatus },
    attestation,
    /** For the owner only: masks the images of the questionnaire, then reloads the page with the masked ones. */
    masked: owner === undefined ? maskableByReload('questionnaire', item._id, autosave) : undefined,
    images: createQuestionnaireImages(item._id, attestation, autosave.$saved),
    autosave,
    /** The current tree. */
    body,
    /** Ids of the selected nodes; the fields of the first one are shown. */
    $selected,
    select: (ids: readonly string[]) => $selected.set(ids),
    edit,
    make: makingWith(edit),
    ...createAskedEdits(body, edit),
    /** Edits the draft around the tree: title and tags. */
    change,
    /** Adds something that arrives later, such as an image, without an undo step. */
    apply: (update: BodyUpdate) => apply((draft) => ({ ...draft, ...update(bodyOf(draft)) })),
    undo: { $can, undo, redo },
    $announcement,
    announce: (text: string) => $announcement.set(text),
  };
}

export type QuestionnaireEditor = ReturnType<typeof createQuestionnaireEditor>;
