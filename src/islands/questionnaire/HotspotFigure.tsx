import { imagePath } from '#lib/domain/image-paths.ts';
import type { Question, Zone } from '#lib/kinds/questionnaire/tree.ts';
import { questionnaireMessages as m } from '#lib/messages/questionnaire.ts';
import { ReportSentence } from './ReportSentence.tsx';

interface HotspotFigureProps {
  itemId: string;
  question: Extract<Question, { type: 'hotspot' }>;
}

function ZoneShape({ shape, colour }: Pick<Zone, 'shape' | 'colour'>) {
  if (shape.type === 'polygon') {
    const points = shape.points.map(([x, y]) => `${x},${y}`).join(' ');
    return <polygon points={points} fill={colour} stroke={colour} />;
  }
  const { x, y, width, height } = shape;
  return <rect x={x} y={y} width={width} height={height} fill={colour} stroke={colour} />;
}

function ZoneOption({ zone, isDefault }: { zone: Zone; isDefault: boolean }) {
  return (
    <li className={isDefault ? 'option is-default' : 'option'}>
      <p className="option-text">
        <svg className="swatch" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <rect width="16" height="16" rx="4" fill={zone.colour} />
        </svg>
        <span>{zone.label}</span>
        {isDefault && <span className="mark">{m.byDefault}</span>}
      </p>
      <ReportSentence sentence={zone.sentence} inConclusion={zone.inConclusion} />
    </li>
  );
}

/** A picture with its zones drawn over it, and the list of them beside. */
export function HotspotFigure({ itemId, question }: HotspotFigureProps) {
  const { image, zones, defaultAnswer = [] } = question;
  return (
    <div className="hotspot">
      <figure>
        <div className="hotspot-film">
          <img
            src={imagePath(itemId, image.file)}
            width={image.width}
            height={image.height}
            alt={image.alt || m.imageOf(question.text)}
            loading="lazy"
            decoding="async"
          />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {zones.map(({ id, shape, colour }) => (
              <ZoneShape key={id} shape={shape} colour={colour} />
            ))}
          </svg>
        </div>
        {image.caption && <figcaption className="quiet">{image.caption}</figcaption>}
      </figure>
      <ul className="options" aria-label={m.zones}>
        {zones.map((zone) => (
          <ZoneOption key={zone.id} zone={zone} isDefault={defaultAnswer.includes(zone.id)} />
        ))}
      </ul>
    </div>
  );
}
