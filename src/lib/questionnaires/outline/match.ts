import type { Page, Question, QuestionOption, Zone } from '../tree.ts';
import type { Roots } from './branch.ts';
import type { Draft, DraftOption, DraftPage, DraftQuestion } from './draft.ts';

/** The node that a written node may have been before the text was edited. */
type Earlier = Page | Question | QuestionOption | Zone;
type Written = DraftPage | DraftQuestion | DraftOption;

/** A node and its children. */
interface Known {
  node: Earlier;
  /** The type and text by which it is recognised. */
  key: string;
  children: Known[];
}

const CHOICES = ['single', 'multiple'];

/** A key common to the types that can replace one another. */
const family = (type: string): string => (CHOICES.includes(type) ? 'choice' : type);

function knownPage(node: Page): Known {
  return { node, key: `page ${node.name}`, children: node.questions.map(knownQuestion) };
}

function knownQuestion(node: Question): Known {
  const options = node.type === 'single' || node.type === 'multiple' ? node.options.map(knownOption) : [];
  const zones = node.type === 'hotspot' ? node.zones.map(knownZone) : [];
  return { node, key: `${family(node.type)} ${node.text}`, children: [...options, ...zones] };
}

function knownOption(node: QuestionOption): Known {
  return { node, key: `option ${node.text}`, children: (node.questions ?? []).map(knownQuestion) };
}

const knownZone = (node: Zone): Known => ({ node, key: `option ${node.label}`, children: [] });

function keyOf(written: Written): string {
  if ('type' in written) return `${family(written.type)} ${written.label.text}`;
  return 'isDefault' in written ? `option ${written.label.text}` : `page ${written.label.text}`;
}

const kindOf = (key: string): string => key.slice(0, key.indexOf(' '));

function childrenOf(written: Written): Written[] {
  if ('options' in written) return written.options;
  return written.questions;
}

/**
 * Finds the earlier version of each written node: by id, else by text at the same level, else by position, else by text
 * anywhere. In this way a renamed or moved node keeps its id.
 */
export function matchNodes(draft: Draft, before: Roots): Map<Written, Earlier> {
  const matcher = new Matcher();
  const known = [
    ...before.pages.map(knownPage),
    ...before.questions.map(knownQuestion),
    ...before.options.map(knownOption),
  ];
  const written = [...draft.pages, ...draft.questions, ...draft.options];
  matcher.know(known);
  matcher.byId(written);
  matcher.level(written, known);
  matcher.moved(written);
  return matcher.found;
}

class Matcher {
  readonly found = new Map<Written, Earlier>();
  readonly #taken = new Set<Known>();
  readonly #byId = new Map<string, Known>();
  readonly #knownOf = new Map<Written, Known>();
  readonly #byKey = new Map<string, Known[]>();

  know(nodes: readonly Known[]): void {
    for (const known of nodes) {
      this.#byId.set(known.node.id, known);
      const same = this.#byKey.get(known.key);
      if (same) same.push(known);
      else this.#byKey.set(known.key, [known]);
      this.know(known.children);
    }
  }

  #pair(written: Written, known: Known): void {
    this.found.set(written, known.node);
    this.#knownOf.set(written, known);
    this.#taken.add(known);
  }

  byId(nodes: readonly Written[]): void {
    for (const written of nodes) {
      const known = written.label.id === undefined ? undefined : this.#byId.get(written.label.id);
      if (known && !this.#taken.has(known) && kindOf(known.key) === kindOf(keyOf(written)))
        this.#pair(written, known);
      this.byId(childrenOf(written));
    }
  }

  /** Matches the nodes of one level, then the children of matched nodes. */
  level(nodes: readonly Written[], known: readonly Known[]): void {
    const free = new Map<string, Known[]>();
    for (const each of known.toReversed()) {
      if (this.#taken.has(each)) continue;
      const same = free.get(each.key);
      if (same) same.push(each);
      else free.set(each.key, [each]);
    }
    for (const written of nodes) {
      if (this.found.has(written)) continue;
      const same = free.get(keyOf(written))?.pop();
      if (same) this.#pair(written, same);
    }
    this.#places(nodes, known);
    for (const written of nodes) {
      const own = this.#knownOf.get(written);
      if (own) this.level(childrenOf(written), own.children);
    }
  }

  /** Pairs an unmatched node between two matched ones with the earlier node at that position: it was renamed. */
  #places(nodes: readonly Written[], known: readonly Known[]): void {
    const placeOf = new Map(known.map((each, index) => [each, index]));
    let next = 0;
    for (const written of nodes) {
      const own = this.#knownOf.get(written);
      if (own) {
        next = Math.max(next, (placeOf.get(own) ?? -1) + 1);
        continue;
      }
      const candidate = known[next];
      if (!candidate || this.#taken.has(candidate)) continue;
      if (kindOf(candidate.key) !== kindOf(keyOf(written))) continue;
      this.#pair(written, candidate);
      next += 1;
    }
  }

  /** Matches nodes that were not found at their level: their branch was moved. */
  moved(nodes: readonly Written[]): void {
    for (const written of nodes) {
      if (!this.found.has(written)) {
        const same = this.#byKey.get(keyOf(written));
        while (same?.[0] && this.#taken.has(same[0])) same.shift();
        const known = same?.shift();
        if (known) {
          this.#pair(written, known);
          this.level(childrenOf(written), known.children);
        }
      }
      this.moved(childrenOf(written));
    }
  }
}
