import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import type { ZoneShape } from '#lib/questionnaires/tree.ts';
import { type Point, rectangleBetween, verticesOf } from '#lib/questionnaires/zone-shapes.ts';
import type { QuestionnaireEditor } from '../../editor.ts';
import { usePolygonKeys } from './use-polygon-keys.ts';
import { useZonePointer, ZONE_TOOLS, type ZonePointer, type ZoneTool } from './use-zone-pointer.ts';
import { Dot, svgPoints, ZoneShapes } from './ZoneShapes.tsx';
import { addZone, type HotspotQuestion, removeZone, setShape } from './zone-edits.ts';
import '../../../viewer/image-tokens.css';
import './zones.css';

interface ZonePictureProps {
  editor: QuestionnaireEditor;
  question: HotspotQuestion;
  selected: string | undefined;
  onSelect(zone: string): void;
}

const ICONS: Record<ZoneTool, string> = {
  select: 'i-lucide-mouse-pointer-2',
  rect: 'i-lucide-square',
  hand: 'i-lucide-pencil',
  polygon: 'i-lucide-pentagon',
};

/** Choice of what the pointer does on the picture. */
function Tools({ tool, onTool }: { tool: ZoneTool; onTool(tool: ZoneTool): void }) {
  return (
    <fieldset className="zone-tools" aria-label={m.zoneTool}>
      {ZONE_TOOLS.map((each) => (
        <button
          key={each}
          type="button"
          className="button small"
          aria-pressed={each === tool}
          onClick={() => onTool(each)}
        >
          <i className={ICONS[each]} aria-hidden="true" />
          {m.zoneTools[each]}
        </button>
      ))}
    </fieldset>
  );
}

/** The shape being drawn, before it becomes a zone. */
function Sketch({ tool, path, height }: { tool: ZoneTool; path: readonly Point[]; height: number }) {
  const [from, to] = path;
  const rectangle = tool === 'rect' && from && to ? rectangleBetween(from, to) : null;
  const points = tool === 'rect' ? (rectangle ? verticesOf(rectangle) : []) : path;
  return (
    <g className="zone-sketch">
      {tool === 'polygon' &&
        path.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: corners are identified by their position
          <Dot key={at} at={point} height={height} className="zone-dot" />
        ))}
      {rectangle ? (
        <polygon points={svgPoints(points, height)} vectorEffect="non-scaling-stroke" />
      ) : (
        <polyline points={svgPoints(points, height)} vectorEffect="non-scaling-stroke" />
      )}
    </g>
  );
}

interface ZoneFilmProps extends ZonePictureProps {
  tool: ZoneTool;
  pointer: ZonePointer;
  polygon: ReturnType<typeof usePolygonKeys>;
  hint: string;
}

/** The picture, with its zones and the shape being drawn over it. */
function ZoneFilm({ editor, question, selected, onSelect, tool, pointer, polygon, hint }: ZoneFilmProps) {
  useStore(editor.images.$previews);
  const { id, image, zones } = question;
  const height = (100 * image.height) / image.width;
  return (
    <div className="zone-film" data-tool={tool}>
      <img
        src={editor.images.srcOf(image.file)}
        alt=""
        width={image.width}
        height={image.height}
        draggable={false}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing's shapes */}
      <svg
        ref={pointer.svg}
        viewBox={`0 0 100 ${height}`}
        role="group"
        // Focusable only for the polygon tool, whose keys it handles.
        tabIndex={tool === 'polygon' ? 0 : -1}
        onBlur={polygon.leave}
        aria-label={m.picture}
        aria-describedby={hint}
        {...pointer.handlers}
        onDoubleClick={() => tool === 'polygon' && pointer.finish()}
      >
        <ZoneShapes
          zones={zones}
          selected={selected}
          pointer={pointer}
          height={height}
          onSelect={onSelect}
          onRemove={(zone) => removeZone(editor, id, zone)}
          onShape={(zone, shape, how) => setShape(editor, zone, shape, how && `${how}:${zone}`)}
        />
        <Sketch tool={tool} path={pointer.path} height={height} />
        {tool === 'polygon' && polygon.at && <Dot at={polygon.at} height={height} className="zone-pointer" />}
      </svg>
    </div>
  );
}

/** The picture of a question, on which zones are drawn, moved and reshaped. */
export function ZonePicture(props: ZonePictureProps) {
  const { editor, question, onSelect } = props;
  const hint = useId();
  const [tool, setTool] = useState<ZoneTool>('select');
  const [said, setSaid] = useState('');
  const draw = (shape: ZoneShape | null) => {
    setSaid(shape ? m.zoneAdded : m.tooSmall);
    if (!shape) return;
    setTool('select');
    const made = addZone(editor, question, shape);
    if (made) onSelect(made);
  };
  const pointer = useZonePointer({
    tool,
    onDrawn: draw,
    onChanged: ({ zone, shape }) => setShape(editor, zone, shape),
  });
  const polygon = usePolygonKeys(pointer, setSaid);
  const choose = (next: ZoneTool) => {
    pointer.giveUp();
    polygon.leave();
    setTool(next);
  };
  const onKey = (event: KeyboardEvent) => {
    // Enter and Escape end a polygon wherever its last click has put the focus.
    const ends = pointer.path.length > 0 && (event.key === 'Enter' || event.key === 'Escape');
    if (tool === 'polygon' && (ends || event.target === pointer.svg.current)) polygon.onKey(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the drawing inside
    <div className="zone-picture" onKeyDown={onKey}>
      <Tools tool={tool} onTool={choose} />
      <ZoneFilm {...props} tool={tool} pointer={pointer} polygon={polygon} hint={hint} />
      <p className="hint" id={hint}>
        {m.zoneHints[tool]}
      </p>
      <p className="zone-said" role="status">
        {said}
      </p>
    </div>
  );
}
