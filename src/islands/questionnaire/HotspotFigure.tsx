import type { FormulaName } from '#lib/questionnaires/formulas/formula-names.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';
import type { Zone } from '#lib/questionnaires/tree.ts';
import { CodesView } from './CodesView.tsx';
import { HotspotFilm, type HotspotQuestion } from './HotspotFilm.tsx';
import { ReportSentence } from './ReportSentence.tsx';

interface HotspotFigureProps {
  itemId: string;
  question: HotspotQuestion;
  names: readonly FormulaName[];
}

interface ZoneOptionProps {
  zone: Zone;
  isDefault: boolean;
  names: readonly FormulaName[];
}

function ZoneOption({ zone, isDefault, names }: ZoneOptionProps) {
  return (
    <li className={isDefault ? 'option is-default' : 'option'}>
      <p className="option-text">
        <svg className="swatch" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <rect width="16" height="16" rx="4" fill={zone.colour} />
        </svg>
        <span>{zone.label}</span>
        {zone.points !== undefined && <span className="mark">{m.points(zone.points)}</span>}
        {isDefault && <span className="mark">{m.byDefault}</span>}
      </p>
      <ReportSentence node={zone} names={names} />
      <CodesView node={zone} />
    </li>
  );
}

/** A picture with its zones drawn over it, and a list of the zones beside it. */
export function HotspotFigure({ itemId, question, names }: HotspotFigureProps) {
  const { image, zones, defaultAnswer = [] } = question;
  return (
    <div className="hotspot">
      <figure>
        <HotspotFilm itemId={itemId} question={question} />
        {image.caption && <figcaption className="quiet">{image.caption}</figcaption>}
      </figure>
      <ul className="options" aria-label={m.zones}>
        {zones.map((zone) => (
          <ZoneOption key={zone.id} zone={zone} isDefault={defaultAnswer.includes(zone.id)} names={names} />
        ))}
      </ul>
    </div>
  );
}
