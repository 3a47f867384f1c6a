import type { ImageRef } from '#lib/rich-text/rich-text.ts';
import type { Fiche, Zone } from '../tree.ts';
import { imagesIn, type OutlineBody, zonesIn } from './branch.ts';
import { escaped } from './escapes.ts';
import { titleKey } from './references.ts';
import { MULTILINE_WORD } from './words.ts';

/** Attributes that may follow a text. */
interface Attached {
  image?: ImageRef | undefined;
  fiche?: string | undefined;
  zone?: Zone | undefined;
  multiline?: boolean | undefined;
  /** Whether the line is split at bars; bars in the text itself are then escaped. */
  hasBars?: boolean | undefined;
  /** The words for normal, exclusive and neutral marks (`markWords`). */
  marks?: readonly string[] | undefined;
}

/** Positions of characters that would end the text, before which a backslash is written. */
const ARROWS = /((?:^|\s)(?=>))/g;
export const ARROWS_AND_BARS = /((?:^|\s)(?=>)|(?=\|))/g;
const INSIDE_BRACKETS = /((?:^|\s)(?=>)|(?=[|[\]]))/g;

const numbered = <Node>(nodes: readonly Node[]): Map<Node, number> =>
  new Map(nodes.toReversed().map((node, index) => [node, nodes.length - index]));

/** Writes texts with their attributes in brackets. */
export class LabelWriter {
  readonly #images: Map<ImageRef, number>;
  readonly #zones: Map<Zone, number>;
  readonly #fiches = new Map<string, string>();
  readonly #allIds: boolean;
  readonly #shownIds: ReadonlySet<string>;

  /** @param shownIds ids that are written even if `allIds` is false */
  constructor(body: OutlineBody, allIds: boolean, shownIds: ReadonlySet<string>) {
    this.#images = numbered(imagesIn(body));
    this.#zones = numbered(zonesIn(body));
    this.#allIds = allIds;
    this.#shownIds = shownIds;
    const fiches = body.fiches ?? [];
    const titles = Map.groupBy(fiches, ({ title }) => titleKey(title));
    const ids = new Set(fiches.map(({ id }) => id));
    for (const { id, title } of fiches) {
      const isUnique = titles.get(titleKey(title))?.length === 1 && !ids.has(title);
      this.#fiches.set(id, isUnique && !allIds ? title : id);
    }
  }

  label(text: string, id: string, attached: Attached = {}): string {
    const { image, fiche, zone, multiline, hasBars, marks = [] } = attached;
    const plain = escaped(text, hasBars ? ARROWS_AND_BARS : ARROWS);
    const attributes = [
      (this.#allIds || this.#shownIds.has(id) || this.#fiches.get(id) === id) && `id ${id}`,
      fiche !== undefined && `fiche ${escaped(this.#fiches.get(fiche) ?? fiche, INSIDE_BRACKETS)}`,
      image && `image ${this.#images.get(image)}`,
      zone && `zone ${this.#zones.get(zone)}`,
      multiline && MULTILINE_WORD,
      ...marks.map((mark) => escaped(mark, INSIDE_BRACKETS)),
    ].filter((attribute) => typeof attribute === 'string');
    // A bracket at the end of the text itself must not look like an attribute.
    const head = plain.endsWith(']') ? plain.replaceAll('[', '\\[') : plain;
    return [head, ...attributes.map((attribute) => `[${attribute}]`)].join(' ');
  }

  /** The line of a fiche; its id is written if its title is not enough to identify it. */
  fiche = ({ id, title }: Fiche): string => this.label(title, id);
}
