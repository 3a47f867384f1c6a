import type { Point } from '#lib/imaging/measure.ts';
import type { ImagePlane, MarkedImage } from '../attributes/proposed-marks.ts';
import type { Component } from './find-components.ts';
import type { FrameGrid } from './segment-frames.ts';
import { areaOf, type Labels, traceBorder } from './trace-border.ts';

/** The source of a border: its image and its own frame's plane, or only that frame's grid if it cites no image. */
export type BorderSource = { image: MarkedImage; plane: ImagePlane | undefined } | { grid: FrameGrid };

export type Border = BorderSource & {
  area: number;
  /** Corners along pixel edges; undefined when there are too many. */
  corners: Point[] | undefined;
};

/** Collects the largest components of one segment as borders, and counts all of them. */
export class LargestBorders {
  readonly #most: number;
  readonly kept: Border[] = [];
  /** Number of components in all images. */
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

  /** Number of kept borders that enclose holes. */
  countHoles(): number {
    return this.kept.filter(({ corners, area }) => corners && areaOf(corners) > area).length;
  }
}
