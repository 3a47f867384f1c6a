import type { Point } from '#lib/imaging/measure.ts';
import type { ImagePlane, MarkedImage } from '../attributes/proposed-marks.ts';
import type { Component } from './find-components.ts';
import type { FrameGrid } from './segment-frames.ts';
import { areaOf, type Labels, traceBorder } from './trace-border.ts';

/** What a border was found on: its image and where its own frame lies, or that alone where it cites none. */
export type BorderSource = { image: MarkedImage; plane: ImagePlane | undefined } | { grid: FrameGrid };

export type Border = BorderSource & {
  area: number;
  /** Along pixel edges; undefined where it has too many corners. */
  corners: Point[] | undefined;
};

/** The largest components of one segment, as borders: the others are counted. */
export class LargestBorders {
  readonly #most: number;
  readonly kept: Border[] = [];
  /** Components of all images. */
  count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(labels: Labels, { area, start }: Component, source: BorderSource): void {
    this.count += 1;
    const last = this.kept.at(-1);
    if (this.kept.length === this.#most && last && last.area >= area) return;
    const at = this.kept.findIndex((border) => border.area < area);
    const border = { ...source, area, corners: traceBorder(labels, start) };
    this.kept.splice(at < 0 ? this.kept.length : at, 0, border);
    if (this.kept.length > this.#most) this.kept.pop();
  }

  /** How many of the kept have pixels inside that are not theirs. */
  countHoles(): number {
    return this.kept.filter(({ corners, area }) => corners && areaOf(corners) > area).length;
  }
}
