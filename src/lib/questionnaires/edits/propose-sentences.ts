import type { QuestionnaireBody } from '../body-schema.ts';
import { lackingSentences } from '../check/lacking-sentences.ts';
import { choicesAt, placesOf } from '../check/places.ts';
import { OPTION_PLACEHOLDER, VALUE_PLACEHOLDER } from '../report-sections.ts';
import { outermost } from './move-nodes.ts';
import { mapNode, rootNodes, walkNode, withRoots } from './nodes.ts';

/** The words that stand for a question in a sentence: « Épanchement ? » → « Épanchement ». */
const nameOf = (text: string) => text.trim().replace(/[\s:;,.?!…]+$/u, '');

/** The proposed sentence « Question : réponse. » for every node that lacks a sentence, by node id. */
function proposals({ pages }: QuestionnaireBody): Map<string, string> {
  const places = placesOf(pages);
  const lacking = lackingSentences(places);
  const found = new Map<string, string>();
  for (const place of places) {
    const name = nameOf(place.question.text);
    if (name === '') continue;
    const choices = choicesAt(place);
    const ids = choices.length > 0 ? choices.map(({ id }) => id) : [place.question.id];
    const placeholder = choices.length > 0 ? OPTION_PLACEHOLDER : VALUE_PLACEHOLDER;
    for (const id of ids) if (lacking.has(id)) found.set(id, `${name}\u00a0: ${placeholder}.`);
  }
  return found;
}

/**
 * Gives a sentence to every node of some branches that the check reports as having none (`check/sentences.ts`);
 * returns the ids of the changed nodes. Existing sentences stay as they are. Choices of one question get the same
 * sentence, which lets the report join them into one.
 */
export function proposeSentences(
  body: QuestionnaireBody,
  ids: Iterable<string>,
): { body: QuestionnaireBody; ids: string[] } {
  const proposed = proposals(body);
  const chosen = outermost(body, ids).flatMap((branch) => [...walkNode(branch)]);
  const lacking = new Set(chosen.map(({ node }) => node.id).filter((id) => proposed.has(id)));
  if (lacking.size === 0) return { body, ids: [] };
  const roots = rootNodes(body).map((root) =>
    mapNode(root, (each) =>
      lacking.has(each.node.id)
        ? ({ ...each, node: { ...each.node, sentence: proposed.get(each.node.id) } } as typeof each)
        : each,
    ),
  );
  return { body: withRoots(body, roots), ids: [...lacking] };
}
