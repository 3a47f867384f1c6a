import type { Draft, DraftFiche, DraftOption, DraftPage, DraftQuestion } from './draft.ts';
import type { Faults } from './fault.ts';

export type NodeKind = 'page' | 'question' | 'option' | 'fiche';

/**
 * Generates an id. `parent` is the id of the question that an option answers, otherwise empty; `place` counts nodes of
 * the kind from 1, options within their question; `attempt` starts at 0 and increases while the id is already in use.
 */
export type NewId = (kind: NodeKind, parent: string, place: number, attempt: number) => string;

/** Maximum length of the parent's id within a generated one, which leaves room for the suffix. */
const PARENT_MAX = 48;

/** Ids derived from the first position of a node: the same text always gives the same ids. */
export const placeIds: NewId = (kind, parent, place, attempt) => {
  const suffix = attempt === 0 ? '' : `-${attempt}`;
  return kind === 'option'
    ? `${parent.slice(0, PARENT_MAX)}o${place}${suffix}`
    : `${kind.charAt(0)}${place}${suffix}`;
};

const NODE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export type WrittenNode = DraftPage | DraftQuestion | DraftOption;

/** Every written node, in reading order. */
export function* writtenIn(nodes: readonly WrittenNode[]): Generator<WrittenNode> {
  for (const node of nodes) {
    yield node;
    yield* writtenIn('options' in node ? node.options : node.questions);
  }
}

/** The top-level nodes of an outline, of any kind. */
export const rootsOfDraft = (draft: Draft): WrittenNode[] => [
  ...draft.pages,
  ...draft.questions,
  ...draft.options,
];

/** Assigns ids to all written nodes: the id in the text, the earlier id, or a new one. */
export class Ids {
  readonly #given = new Map<object, string>();
  readonly #used: Set<string>;
  readonly #newId: NewId;
  readonly #counts = { page: 0, question: 0 };

  constructor(used: Iterable<string>, newId: NewId) {
    this.#used = new Set(used);
    this.#newId = newId;
  }

  /** Assigns written ids first, then earlier ones: new ids must differ from both. */
  settle(draft: Draft, before: ReadonlyMap<object, { id: string }>, parent: string, faults: Faults): void {
    const roots = rootsOfDraft(draft);
    const nodes = [...writtenIn(roots), ...draft.fiches];
    for (const node of nodes) {
      const { id } = node.label;
      if (id === undefined) continue;
      if (!NODE_ID.test(id)) faults.add(node.line, 'bad-id', id);
      else if (!this.#give(node, id)) faults.add(node.line, 'duplicate-id', id);
    }
    for (const node of nodes) {
      const earlier = before.get(node);
      if (earlier && !this.#given.has(node)) this.#give(node, earlier.id);
    }
    this.#make(roots, parent);
    draft.fiches.forEach((fiche, index) => {
      this.#fresh(fiche, 'fiche', '', index + 1);
    });
  }

  /** The id assigned to a node by `settle`. */
  of(node: WrittenNode | DraftFiche): string {
    return this.#given.get(node) ?? '';
  }

  #give(node: object, id: string): boolean {
    if (this.#used.has(id)) return false;
    this.#used.add(id);
    this.#given.set(node, id);
    return true;
  }

  #fresh(node: object, kind: NodeKind, parent: string, place: number): void {
    for (let attempt = 0; !this.#given.has(node); attempt += 1)
      this.#give(node, this.#newId(kind, parent, place, attempt));
  }

  #make(nodes: readonly WrittenNode[], parent: string): void {
    nodes.forEach((node, index) => {
      if ('isDefault' in node) this.#fresh(node, 'option', parent, index + 1);
      else {
        const kind = 'type' in node ? 'question' : 'page';
        this.#counts[kind] += 1;
        this.#fresh(node, kind, '', this.#counts[kind]);
      }
      this.#make('options' in node ? node.options : node.questions, this.of(node));
    });
  }
}
