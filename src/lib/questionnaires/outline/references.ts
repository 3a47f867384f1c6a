import { foldedName } from '#lib/platform/fold.ts';
import type { ImageRef } from '#lib/rich-text/rich-text.ts';
import type { Fiche, Zone } from '../tree.ts';
import { imagesIn, type OutlineBody, zonesIn } from './branch.ts';
import type { Faults } from './fault.ts';
import type { Label } from './read-line.ts';

/** Resolves references of an outline: images and zones by their number, fiches by id or title. */
export class References {
  readonly #images: ImageRef[];
  readonly #zones: Zone[];
  readonly #fiches = new Map<string, string>();
  readonly #faults: Faults;

  constructor(body: OutlineBody, fiches: readonly Fiche[], faults: Faults) {
    this.#images = imagesIn(body);
    this.#zones = zonesIn(body);
    this.#faults = faults;
    for (const { id, title } of fiches.toReversed()) this.#fiches.set(titleKey(title), id);
    for (const { id } of fiches) this.#fiches.set(id, id);
  }

  image({ image }: Label, line: number): ImageRef | undefined {
    if (image === undefined) return undefined;
    const found = this.#images[Number(image) - 1];
    if (!found) this.#faults.add(line, 'unknown-image', image);
    return found;
  }

  zone({ zone }: Label, line: number): Zone | undefined {
    if (zone === undefined) return undefined;
    const found = this.#zones[Number(zone) - 1];
    if (!found) this.#faults.add(line, 'unknown-zone', zone);
    return found;
  }

  /** The id of the fiche that a label refers to. */
  fiche({ fiche }: Label, line: number): string | undefined {
    if (fiche === undefined) return undefined;
    const found = this.#fiches.get(fiche) ?? this.#fiches.get(titleKey(fiche));
    if (found === undefined) this.#faults.add(line, 'unknown-fiche', fiche);
    return found;
  }
}

/** The key of a title, without case, accents and extra spaces; it begins with a space, which no id does. */
export const titleKey = (title: string): string => ` ${foldedName(title)}`;
