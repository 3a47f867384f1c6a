import type { KeyboardEvent } from 'react';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import type { Zone, ZoneShape } from '#lib/questionnaires/tree.ts';
import { middleOf, type Point, verticesOf } from '#lib/questionnaires/zone-shapes.ts';
import type { ZonePointer } from './use-zone-pointer.ts';
import { shapeByKey, shapeByVertexKey } from './zone-keys.ts';

/** Properties of a drawing. Its coordinates: the picture is 100 wide, and `height` high. */
export interface Drawing {
  pointer: ZonePointer;
  height: number;
  /** @param how the kind of key, so that consecutive steps by the same kind are undone together */
  onShape(zone: string, shape: ZoneShape, how: string): void;
}

/** Points as an SVG attribute: percentages of the height are converted to the unit of the width. */
export const svgPoints = (points: readonly Point[], height: number) =>
  points.map(([x, y]) => `${x},${(y * height) / 100}`).join(' ');

/** A dot with the same size on every picture. */
export function Dot({ at: [x, y], height, className }: { at: Point; height: number; className: string }) {
  return (
    <path className={className} d={`M${x} ${(y * height) / 100}h0.001`} vectorEffect="non-scaling-stroke" />
  );
}

interface VerticesProps extends Drawing {
  zone: Zone;
  shape: ZoneShape;
}

/** The vertices of the selected zone, and between two of them a handle that adds one. */
function Vertices({ zone, shape, pointer, height, onShape }: VerticesProps) {
  const points = verticesOf(shape);
  const onKey = (at: number) => (event: KeyboardEvent) => {
    const next = shapeByVertexKey(shape, at, event);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onShape(zone.id, next, 'vertex');
  };
  return (
    <>
      {points.map((point, at) => {
        const [nx, ny] = points[(at + 1) % points.length]!;
        const between: Point = [(point[0] + nx) / 2, (point[1] + ny) / 2];
        return (
          // Vertices are identified by their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <g key={at}>
            <g
              className="zone-between"
              data-held
              onPointerDown={(event) => pointer.take(event, zone.id, shape, { vertex: at, isNew: true })}
            >
              <Dot at={between} height={height} className="zone-reach" />
              <Dot at={between} height={height} className="zone-dot" />
            </g>
            {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain a button */}
            <g
              className="zone-vertex"
              data-held
              role="button"
              tabIndex={0}
              aria-label={m.vertexNumber(at)}
              onKeyDown={onKey(at)}
              onDoubleClick={() =>
                onShape(zone.id, shapeByVertexKey(shape, at, { key: 'Delete' } as KeyboardEvent) ?? shape, '')
              }
              onPointerDown={(event) => pointer.take(event, zone.id, shape, { vertex: at })}
            >
              <Dot at={point} height={height} className="zone-reach" />
              <Dot at={point} height={height} className="zone-dot" />
            </g>
          </g>
        );
      })}
    </>
  );
}

interface ZoneShapesProps extends Drawing {
  zones: readonly Zone[];
  selected: string | undefined;
  onSelect(zone: string): void;
  onRemove(zone: string): void;
}

/** The outlines of all zones, with their numbers; the selected one with its vertices, above the others. */
export function ZoneShapes({ zones, selected, onSelect, onRemove, ...drawing }: ZoneShapesProps) {
  const { pointer, height, onShape } = drawing;
  const shapeOf = ({ id, shape }: Zone) => (pointer.drag?.zone === id ? pointer.drag.shape : shape);
  const onKey = (zone: Zone) => (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    const next = shapeByKey(zone.shape, event);
    if (next) onShape(zone.id, next, event.shiftKey ? 'size' : 'place');
    else if (isRemoval) onRemove(zone.id);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(zone.id);
    else return;
    event.preventDefault();
  };
  const chosen = zones.find(({ id }) => id === selected);
  return (
    <>
      {zones.map((zone, at) => {
        const shape = shapeOf(zone);
        const [x, y] = middleOf(shape);
        return (
          // biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain a button
          <g
            key={zone.id}
            className={zone.id === selected ? 'zone-shape is-selected' : 'zone-shape'}
            role="button"
            tabIndex={0}
            data-held
            data-zone={zone.id}
            aria-pressed={zone.id === selected}
            aria-label={m.zoneNumber(at, zone.label)}
            onFocus={() => onSelect(zone.id)}
            onKeyDown={onKey(zone)}
            onPointerDown={(event) => {
              onSelect(zone.id);
              pointer.take(event, zone.id, zone.shape);
            }}
            onClick={() => onSelect(zone.id)}
          >
            <polygon
              points={svgPoints(verticesOf(shape), height)}
              fill={zone.colour}
              stroke={zone.colour}
              vectorEffect="non-scaling-stroke"
            />
            <text x={x} y={(y * height) / 100}>
              {at + 1}
            </text>
          </g>
        );
      })}
      {chosen && <Vertices {...drawing} zone={chosen} shape={shapeOf(chosen)} />}
    </>
  );
}
