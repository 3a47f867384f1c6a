import { TABLE_OF_TYPE } from '#lib/protocols/fields/acquisition-fields.ts';
import { missingFields } from '#lib/protocols/missing-fields.ts';
import { type MissingPlace, missingPlaces } from '#lib/protocols/missing-fields-texts.ts';
import { type ReviewStatus, VALIDATED, WRITING } from '#lib/reviews/review-rules.ts';
import { reviewStepMessages as m } from '#lib/reviews/step-texts.ts';
import { FIELD_IDS } from '../../publish/field-links.ts';
import type { ProtocolEditor } from '../editor.ts';
import type { Obstacle } from './MissingDialog.tsx';

/** Ids of the editor's fields and sections where something missing can be added. */
const IDS: Record<MissingPlace['place'], string> = { title: FIELD_IDS.title, acquisition: 'acquisition' };

/** Focuses a field, or scrolls to a section, which cannot take the focus. */
function goTo(id: string): void {
  const element = document.getElementById(id);
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

/** Invalid texts, which are not stored: a reviewer or user of the protocol would not see them. */
function refusedTexts({ refused }: ProtocolEditor): Obstacle[] {
  return refused.$all.get().map(({ label, text, show }) => ({
    text: m.refusedText(label, text),
    show,
  }));
}

/** Missing values that a console needs. */
function missingValues(editor: ProtocolEditor): Obstacle[] {
  const { title } = editor.autosave.$draft.get();
  const body = editor.body();
  const rows = body.acquisition?.[TABLE_OF_TYPE[body.imagingType]] ?? [];
  return missingPlaces(missingFields({ title, body }), rows, body.scanners).map(({ text, place, cell }) => ({
    text,
    show: () => (cell ? editor.$askedCell.set(cell) : goTo(IDS[place])),
  }));
}

/** What prevents a step, with the texts of the dialog; undefined if nothing does. */
export function obstaclesTo(to: ReviewStatus, editor: ProtocolEditor) {
  if (to === WRITING) return undefined;
  const refused = refusedTexts(editor);
  if (refused.length > 0)
    return { words: { title: m.refusedTitle, body: m.refused, mend: m.correct }, obstacles: refused };
  const missing = to === VALIDATED ? missingValues(editor) : [];
  return missing.length > 0
    ? { words: { title: m.missingTitle, body: m.missing, mend: m.mend }, obstacles: missing }
    : undefined;
}
