import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import { newZone, ZONE_COLOURS } from '#lib/questionnaires/edits/change-type.ts';
import { updateNode } from '#lib/questionnaires/edits/find-node.ts';
import { takenIds } from '#lib/questionnaires/edits/fresh-ids.ts';
import type { Question, Zone, ZoneShape } from '#lib/questionnaires/tree.ts';
import type { QuestionnaireEditor } from '../../editor.ts';

export type HotspotQuestion = Extract<Question, { type: 'hotspot' }>;

/** The colour of the palette that the fewest zones have. */
function freeColour(zones: readonly Zone[]): string {
  const uses = (colour: string) => zones.filter((zone) => zone.colour.toLowerCase() === colour).length;
  return [...ZONE_COLOURS].sort((one, other) => uses(one) - uses(other))[0]!;
}

/** Adds a zone, of a shape that was drawn or at a place of its own; returns its id, or none where there is no room. */
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

/** Removes a zone; what goes with it is told first. */
export function removeZone(editor: QuestionnaireEditor, question: string, id: string): void {
  editor.editOrAsk((body) =>
    updateNode<HotspotQuestion>(body, question, (each) => {
      return { ...each, zones: each.zones.filter((zone) => zone.id !== id) };
    }),
  );
}

/** Gives a zone another shape. @param place steps of one key that follow one another are undone together */
export function setShape(editor: QuestionnaireEditor, id: string, shape: ZoneShape, place?: string): void {
  editor.edit((body) => updateNode<Zone>(body, id, (zone) => ({ ...zone, shape })), place);
}
