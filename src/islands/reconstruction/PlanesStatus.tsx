import { nearestVoxel } from '#lib/imaging/volume/lattice.ts';
import { voxelValue } from '#lib/imaging/volume/volume.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { measureMessages } from '#lib/viewer/measures-texts.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';
import type { PlanesState } from '#lib/viewer/planes/planes-state.ts';
import type { VolumeProgress } from '#lib/viewer/planes/volume-loader.ts';
import { reconstructionMessages as m } from '#lib/viewer/reconstruction-texts.ts';
import { viewerMessages } from '#lib/viewer/texts.ts';

interface PlanesStatusProps {
  engine: PlanesEngine;
  state: PlanesState;
  progress: VolumeProgress;
}

/** How many images of the series were loaded, which failed, and the value at the intersection of the planes. */
export function PlanesStatus({ engine, state, progress }: PlanesStatusProps) {
  const { there, count, failed, lost } = progress;
  const { volume } = engine;
  const value = voxelValue(volume, nearestVoxel(volume.lattice, state.cross));
  const isComplete = there === count;
  return (
    <footer className="planes-status tabular">
      {value !== undefined && <span>{m.crossValue(measureMessages.value(value, engine.unit))}</span>}
      {!isComplete && (
        <>
          <progress value={there} max={count} aria-label={m.loading(there, count)} />
          <span>{m.loading(there, count)}</span>
          {there > 0 && <span className="quiet">{m.standIns}</span>}
        </>
      )}
      {volume.thinning > 1 && (
        <span className="quiet">{m.thinned(volume.thinning, volume.voxels.byteLength)}</span>
      )}
      {(failed > 0 || lost) && (
        <span role="alert" className="planes-failure">
          {lost ? viewerMessages.connectionLost : m.failed(failed)}
          <button type="button" className="button" onClick={engine.retry}>
            {commonMessages.retry}
          </button>
        </span>
      )}
      <span className="visually-hidden" role="status">
        {isComplete ? m.complete : ''}
      </span>
    </footer>
  );
}
