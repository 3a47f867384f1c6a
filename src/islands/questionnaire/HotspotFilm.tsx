import { imagePath } from '#lib/images/image-paths.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';
import type { Question, Zone } from '#lib/questionnaires/tree.ts';
import './hotspot.css';

export type HotspotQuestion = Extract<Question, { type: 'hotspot' }>;

interface HotspotFilmProps {
  itemId: string;
  question: HotspotQuestion;
  /** Ids of the chosen zones, and of the zone highlighted from the list. */
  chosen?: readonly string[];
  pointed?: string | null;
  /** Called when a zone is pressed. The list beside the picture serves those who cannot press a zone. */
  onPress?: (zone: string) => void;
}

interface ZoneShapeProps {
  zone: Zone;
  className: string | undefined;
  onPress: (() => void) | undefined;
}

function ZoneShape({ zone: { shape, colour }, className, onPress }: ZoneShapeProps) {
  const drawn = { fill: colour, stroke: colour, className, onClick: onPress };
  if (shape.type === 'polygon') {
    const points = shape.points.map(([x, y]) => `${x},${y}`).join(' ');
    return <polygon points={points} {...drawn} />;
  }
  const { x, y, width, height } = shape;
  return <rect x={x} y={y} width={width} height={height} {...drawn} />;
}

/** A picture with its zones drawn over it. */
export function HotspotFilm({ itemId, question, chosen = [], pointed, onPress }: HotspotFilmProps) {
  const { image, zones, text } = question;
  const classOf = (id: string) =>
    [chosen.includes(id) && 'is-chosen', pointed === id && 'is-pointed'].filter(Boolean).join(' ') ||
    undefined;
  return (
    <div className={onPress ? 'hotspot-film answers' : 'hotspot-film'}>
      <img
        src={imagePath(itemId, image.file)}
        width={image.width}
        height={image.height}
        alt={image.alt || m.imageOf(text)}
        loading="lazy"
        decoding="async"
      />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {zones.map((zone) => (
          <ZoneShape
            key={zone.id}
            zone={zone}
            className={classOf(zone.id)}
            onPress={onPress && (() => onPress(zone.id))}
          />
        ))}
      </svg>
    </div>
  );
}
