import { z } from 'zod';
import {
  boundedJson,
  freeText,
  nodeId,
  refuse,
  sha256,
  text,
  within,
} from '#lib/items/kinds/fields-schema.ts';
import { FINDINGS_MAX, MARK_KINDS, MARK_POINTS } from './finding.ts';

/**
 * The image on which a finding or mark lies: its folder's id, its file (under a property name that does not count as
 * a use of the file), and its index in the folder, since equal images share one file. In older data the index is
 * absent: it then refers to the first of the equal images.
 */
const anchor = { folder: nodeId, key: sha256, image: z.int().min(0).optional() };
/** In image pixels; a mark may extend beyond the image's edge. */
const coordinate = within(-10_000, 75_000);

const mark = z
  .strictObject({
    kind: z.enum(MARK_KINDS),
    ...anchor,
    points: z.array(z.strictObject({ x: coordinate, y: coordinate })).max(MARK_POINTS.contour.most),
    /** Text of a label; it may still be empty. */
    text: freeText(FINDINGS_MAX.label).optional(),
  })
  .superRefine(({ kind, points, text: words }, ctx) => {
    const { least, most } = MARK_POINTS[kind];
    if (points.length < least || points.length > most) refuse(ctx, 'mark-points', ['points']);
    if (words !== undefined && kind !== 'label') refuse(ctx, 'mark-text', ['text']);
  });

const finding = z.strictObject({
  id: nodeId,
  name: text(FINDINGS_MAX.name),
  explanation: freeText(FINDINGS_MAX.explanation),
  /** The slice shown when the tour reaches the finding. */
  ...anchor,
  /** In rescaled units; the series' own window when absent. */
  window: z.strictObject({ centre: within(-100_000, 100_000), width: within(0.001, 200_000) }).optional(),
  /** 1 shows the whole image. */
  zoom: within(0.1, 20).optional(),
  /** The centre of the view when zoomed in; when absent, the point that the marks indicate. */
  centre: z.strictObject({ x: coordinate, y: coordinate }).optional(),
  marks: z.array(mark).max(FINDINGS_MAX.marks),
});

/** A case's findings, in the order of the tour. */
export const findingList = z
  .array(finding)
  .max(FINDINGS_MAX.count)
  .superRefine((findings, ctx) => {
    const ids = new Set<string>();
    findings.forEach(({ id }, index) => {
      if (ids.has(id)) refuse(ctx, 'duplicate-id', [index, 'id']);
      ids.add(id);
    });
  });

/** The part of a case's body that holds the findings. */
export const findingsPart = boundedJson(7, 30_000).pipe(z.strictObject({ findings: findingList }));

export type CaseFinding = z.infer<typeof finding>;
export type CaseMark = z.infer<typeof mark>;
/** The image that a finding or a mark lies on. */
export type FindingAnchor = Pick<CaseFinding, 'folder' | 'key' | 'image'>;
