import type { QuestionnaireBody } from '../body-schema.ts';
import type { Fiche } from '../tree.ts';
import { type DropSide, dropPlace } from './drop-place.ts';
import { freshIds, takenIds } from './fresh-ids.ts';
import { mendReferences } from './mend-references.ts';
import { insertNodes, outermost } from './move-nodes.ts';
import { type BodyNode, mapNode, ofKind, rootNodes, walkNode, withRoots } from './nodes.ts';

/** Branches taken out of a questionnaire, with the fiches that they name. */
export interface Branches {
  nodes: BodyNode[];
  fiches: Fiche[];
}

/** The branches of some nodes, to be put elsewhere. */
export function takeBranches(body: QuestionnaireBody, ids: Iterable<string>): Branches {
  const nodes = outermost(body, ids);
  const named = new Set(
    nodes
      .flatMap((node) => [...walkNode(node)])
      .map(({ node }) => ('fiche' in node ? node.fiche : undefined)),
  );
  return { nodes, fiches: (body.fiches ?? []).filter(({ id }) => named.has(id)) };
}

/** The fiches that branches name and the body lacks, and by which id each fiche is named then. */
function missingFiches(body: QuestionnaireBody, fiches: readonly Fiche[], taken: Set<string>) {
  const own = new Map((body.fiches ?? []).map((fiche) => [fiche.id, JSON.stringify(fiche)]));
  const missing = fiches.filter((fiche) => own.get(fiche.id) !== JSON.stringify(fiche));
  const fresh = ofKind(
    'fiche',
    freshIds(
      missing.map((node) => ({ kind: 'fiche', node })),
      taken,
    ),
  );
  return { fresh, names: new Map(missing.map(({ id }, index) => [id, fresh[index]?.id ?? id])) };
}

const withFiche = (each: BodyNode, names: ReadonlyMap<string, string>): BodyNode =>
  'fiche' in each.node && each.node.fiche !== undefined
    ? ({ ...each, node: { ...each.node, fiche: names.get(each.node.fiche) ?? each.node.fiche } } as BodyNode)
    : each;

/**
 * Inserts branches beside or into a node under new ids, each where its kind is allowed; returns the new ids.
 * References to nodes that the body does not have are dropped, except fiches, which are inserted too.
 */
export function putBranches(
  body: QuestionnaireBody,
  { nodes, fiches }: Branches,
  id: string,
  side: DropSide,
): { body: QuestionnaireBody; ids: string[] } {
  const taken = takenIds(body);
  const { fresh, names } = missingFiches(body, fiches, taken);
  const fitted = freshIds(nodes, taken).map((node) => mapNode(node, (each) => withFiche(each, names)));
  let next =
    fresh.length > 0
      ? withRoots(body, [...rootNodes(body), ...fresh.map((node) => ({ kind: 'fiche', node }) as BodyNode)])
      : body;
  const put: string[] = [];
  for (const each of fitted) {
    const last = put.at(-1);
    const isAlike = last !== undefined && fitted.find(({ node }) => node.id === last)?.kind === each.kind;
    const place = isAlike ? dropPlace(next, each.kind, last, 'after') : dropPlace(next, each.kind, id, side);
    if (!place) continue;
    next = insertNodes(next, place, [each]);
    put.push(each.node.id);
  }
  return put.length > 0 ? { body: mendReferences(next), ids: put } : { body, ids: [] };
}
