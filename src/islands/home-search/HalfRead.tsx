import { casePlaceOf } from '#lib/cases/browser/case-places.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { homePracticeMessages as m } from '#lib/practice/home-texts.ts';
import { useIsLive } from '../form/use-is-live.ts';

interface HalfReadProps {
  cases: readonly { caseId: string; modality: string | null; at: string }[];
  username: string;
}

/** Cases that were opened and whose answer was not read: at the image that this device saw last, if it knows. */
export function HalfRead({ cases, username }: HalfReadProps) {
  const isLive = useIsLive();
  return (
    <ul className="home-lines short">
      {cases.map(({ caseId, modality, at }) => {
        const place = isLive ? casePlaceOf(username, caseId) : undefined;
        return (
          <li key={caseId}>
            <a href={casePaths.item(caseId) + (place?.search ?? '')}>
              <strong>{m.caseOf(modality)}</strong>
              <span>{[m.openedOn(at), place && m.image(place.image + 1)].filter(Boolean).join(', ')}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
