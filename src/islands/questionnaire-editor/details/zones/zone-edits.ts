import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import { newZone, ZONE_COLOURS } from '#lib/questionnaires/edits/change-type.ts';
import { updateNode } from '#lib/questionnaires/edits/find-node.ts';
import { takenIds } from '#lib/questionnaires/edits/fresh-ids.ts';
import type { Question, Zone, ZoneShape } from '#lib/questionnaires/tree.ts';
import type { QuestionnaireEditor } from '../../editor.ts';

export type HotspotQuestion = Extract<Question, { type: 'hotspot' }>;

/** The least used colour of the palette. */
function freeColour(zones: readonly Zone[]): string {
  const uses = (colour: string) => zones.filter((zone) => zone.colour.toLowerCase() === colour).length;
  return [...ZONE_COLOURS].sort((one, other) => uses(one) - uses(other))[0]!;
}

/** Adds a zone, with a drawn shape or a default one; returns its id, or undefined if there are too many zones. */
export function addZone(
  editor: QuestionnaireEditor,
  { id: question, zones }: HotspotQuestion,
  shape?: ZoneShape,
): string | undefined {
  const id = newNodeId(takenIds(editor.body()));
  const zone = { ...newZone(zones.length, id, ''), colour: freeColour(zones), ...(shape && { shape }) };
  const isAdded = editor.edit((body) =>
    updateNode<HotspotQuestion>(body, question, (each) => ({ ...each, zones: [...each.zones, zone] })),
  );
  return isAdded ? id : undefined;
}

/** Removes a zone, after confirmation if other parts would be lost with it. */
export function removeZone(editor: QuestionnaireEditor, question: string, id: string): void {
  editor.editOrAsk((body) =>
    updateNode<HotspotQuestion>(body, question, (each) => {
      return { ...each, zones: each.zones.filter((zone) => zone.id !== id) };
    }),
  );
}

/** Changes the shape of a zone. @param place consecutive steps with the same value are undone together */
export function setShape(editor: QuestionnaireEditor, id: string, shape: ZoneShape, place?: string): void {
  editor.edit((body) => updateNode<Zone>(body, id, (zone) => ({ ...zone, shape })), place);
}
