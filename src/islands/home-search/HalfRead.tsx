import { casePlaceOf } from '#lib/cases/browser/case-places.ts';
import { casePaths } from '#lib/cases/paths.ts';
import type { HalfReadCase } from '#lib/practice/half-read.ts';
import { homePracticeMessages as m } from '#lib/practice/home-texts.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { RowImage } from '../item/RowImage.tsx';

interface HalfReadProps {
  cases: readonly HalfReadCase[];
  username: string;
}

/** Cases that were opened and whose answer was not read; each opens at the last image seen, if this device knows it. */
export function HalfRead({ cases, username }: HalfReadProps) {
  const isLive = useIsLive();
  return (
    <ul className="home-lines illustrated">
      {cases.map(({ caseId, modality, mainImage = null, mainImageAspect, indication, at }) => {
        const place = isLive ? casePlaceOf(username, caseId) : undefined;
        const about = [indication && modality, m.openedOn(at), place && m.image(place.image + 1)];
        return (
          <li key={caseId}>
            <a href={casePaths.item(caseId) + (place?.search ?? '')}>
              <RowImage image={mainImage} aspect={mainImageAspect} />
              <div>
                <strong>{indication ?? m.caseOf(modality)}</strong>
                <span>{about.filter(Boolean).join(' · ')}</span>
              </div>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
