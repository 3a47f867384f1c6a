import { useEffect, useState } from 'react';
import { zoneMessages as m, pictureMessages } from '#lib/questions/picture-texts.ts';
import type { ReadyZone } from './prepare-zones.ts';
import type { ZonesState } from './use-zones.ts';

/** Preview of an exported picture, without the mask: Anki draws it on the card. */
function Slice({ zone: { blob, title } }: { zone: ReadyZone }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address && <img src={address} alt={m.slice(title)} />;
}

function Ready({ told }: { told: ZonesState & { state: 'ready' } }) {
  const { zones, reasons, licence, credit } = told;
  const pictures = new Map(zones.map(({ name, bytes }) => [name, bytes.length]));
  const weight = [...pictures.values()].reduce((sum, bytes) => sum + bytes, 0);
  return (
    <div className="exported-picture">
      {zones.length > 0 && (
        <>
          <div className="exported-slices">
            {zones.map((zone) => (
              <Slice key={zone.finding} zone={zone} />
            ))}
          </div>
          <p className="hint">{m.size(zones.length, pictures.size, weight)}</p>
          {credit && <p className="hint">{credit}</p>}
        </>
      )}
      {reasons.length > 0 && (
        <>
          <p>{m.stays}</p>
          <ul>
            {reasons.map((why) => (
              <li key={why}>{pictureMessages.reason(why, licence)}</li>
            ))}
          </ul>
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
    <div className="exported-picture">
      <label className="exported-tick">
        <input type="checkbox" checked={isWanted} onChange={({ target }) => onWanted(target.checked)} />
        <span>{m.offer}</span>
      </label>
      <p className="hint">{m.hint}</p>
      <div role="status">{told && <Told told={told} />}</div>
    </div>
  );
}
