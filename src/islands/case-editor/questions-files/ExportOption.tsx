import { type ImgHTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import type { Staying } from '#lib/cases/leaving-image.ts';
import { pictureMessages } from '#lib/questions/picture-texts.ts';

interface PreviewProps extends ImgHTMLAttributes<HTMLImageElement> {
  blob: Blob;
  alt: string;
}

/** A picture that is not stored anywhere yet, for its author to see before it is exported. */
export function Preview({ blob, alt, ...size }: PreviewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address && <img src={address} alt={alt} {...size} />;
}

/** Why images are not exported. */
export function StayingReasons({ reasons, licence }: { reasons: readonly Staying[]; licence: string }) {
  return (
    <ul>
      {reasons.map((why) => (
        <li key={why}>{pictureMessages.reason(why, licence)}</li>
      ))}
    </ul>
  );
}

interface ExportOptionProps {
  texts: { offer: string; hint: string };
  isWanted: boolean;
  onWanted(isWanted: boolean): void;
  /** What would be exported, or why nothing can be. */
  children: ReactNode;
}

/** The choice of exporting images of a case with its questions. */
export function ExportOption({ texts, isWanted, onWanted, children }: ExportOptionProps) {
  return (
    <div className="exported-picture">
      <label className="exported-tick">
        <input type="checkbox" checked={isWanted} onChange={({ target }) => onWanted(target.checked)} />
        <span>{texts.offer}</span>
      </label>
      <p className="hint">{texts.hint}</p>
      <div role="status">{children}</div>
    </div>
  );
}
