import { zoneMessages as m } from '#lib/questions/picture-texts.ts';
import { ExportOption, Preview, StayingReasons } from './ExportOption.tsx';
import type { ZonesState } from './use-zones.ts';

function Ready({ told }: { told: ZonesState & { state: 'ready' } }) {
  const { zones, reasons, licence, credit } = told;
  const pictures = new Map(zones.map(({ name, bytes }) => [name, bytes.length]));
  const weight = [...pictures.values()].reduce((sum, bytes) => sum + bytes, 0);
  return (
    <div className="exported-picture">
      {zones.length > 0 && (
        <>
          <div className="exported-slices">
            {/* Without the masks: Anki draws them on the card. */}
            {zones.map(({ finding, blob, title }) => (
              <Preview key={finding} blob={blob} alt={m.slice(title)} />
            ))}
          </div>
          <p className="hint">{m.size(zones.length, pictures.size, weight)}</p>
          {credit && <p className="hint">{credit}</p>}
        </>
      )}
      {reasons.length > 0 && (
        <>
          <p>{m.stays}</p>
          <StayingReasons reasons={reasons} licence={licence} />
        </>
      )}
    </div>
  );
}

function Told({ told }: { told: ZonesState }) {
  if (told.state === 'drawing') return <p>{m.drawing}</p>;
  if (told.state === 'ready') return <Ready told={told} />;
  const said = { none: m.none, unsaved: m.unsaved, failed: m.failure };
  return <p className="fault">{said[told.state]}</p>;
}

interface CaseZonesProps {
  isWanted: boolean;
  /** State of the zones' pictures; undefined unless their export is chosen. */
  told: ZonesState | undefined;
  onWanted(isWanted: boolean): void;
}

/** The choice of exporting a case's zones as cards that mask them, with the reasons why images are left out. */
export function CaseZones({ isWanted, told, onWanted }: CaseZonesProps) {
  return (
    <ExportOption texts={m} isWanted={isWanted} onWanted={onWanted}>
      {told && <Told told={told} />}
    </ExportOption>
  );
}
