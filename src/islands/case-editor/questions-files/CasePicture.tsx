import { pictureMessages as m } from '#lib/questions/picture-texts.ts';
import { ExportOption, Preview, StayingReasons } from './ExportOption.tsx';
import { PICTURES_MAX, type ReadyPicture } from './prepare-picture.ts';
import type { PictureState } from './use-picture.ts';

/** The picture exactly as it will be exported, for its author to see first. */
function Shown({ picture }: { picture: ReadyPicture }) {
  const { blob, alt, more, credit, width, height, bytes, copies } = picture;
  return (
    <div className="exported-picture">
      <Preview blob={blob} alt={alt} width={width} height={height} />
      <p className="hint">
        {m.size(width, height, bytes.length, copies)}
        {more && ` ${more}`}
      </p>
      {credit && <p className="hint">{credit}</p>}
    </div>
  );
}

function Told({ told }: { told: PictureState }) {
  if (told.state === 'drawing') return <p>{m.drawing}</p>;
  if (told.state === 'ready') return <Shown picture={told.picture} />;
  if (told.state === 'stays')
    return (
      <div className="exported-picture">
        <p>{m.stays}</p>
        <StayingReasons reasons={told.reasons} licence={told.licence} />
      </div>
    );
  const said = {
    none: m.none,
    unsaved: m.unsaved,
    failed: m.failure,
    'too-heavy': m.tooHeavy(PICTURES_MAX),
  };
  return <p className="fault">{said[told.state]}</p>;
}

interface CasePictureProps {
  isWanted: boolean;
  /** State of the picture; undefined while it is not requested. */
  told: PictureState | undefined;
  onWanted(isWanted: boolean): void;
}

/** The option to export the image that the case opens with, or the reason why it cannot be exported. */
export function CasePicture({ isWanted, told, onWanted }: CasePictureProps) {
  return (
    <ExportOption texts={m} isWanted={isWanted} onWanted={onWanted}>
      {told && <Told told={told} />}
    </ExportOption>
  );
}
