import { useState } from 'react';
import type { SourceSession } from '#lib/dicomweb/browser/source-session.ts';
import type { FoundSeries, FoundStudy } from '#lib/dicomweb/read-answers.ts';
import { dicomwebMessages as m } from '#lib/dicomweb/texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import type { ChosenSeries } from './chosen-series.ts';
import { SourceFault } from './SourceFault.tsx';
import { useSeries } from './use-series.ts';

interface SeriesChoiceProps {
  series: FoundSeries;
  picture: string | undefined;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

function SeriesChoice({ series, picture, isChosen, onChoose }: SeriesChoiceProps) {
  return (
    <li>
      <label className="pacs-series">
        <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        <span className="pacs-picture">{picture && <img src={picture} alt="" width={64} height={64} />}</span>
        <span>
          <span className="pacs-series-name">{m.seriesName(series)}</span>
          <small className="hint tabular">{m.seriesFacts(series)}</small>
        </span>
      </label>
    </li>
  );
}

interface StudySeriesProps {
  session: SourceSession;
  study: FoundStudy;
  chosen: ChosenSeries;
}

/** The series of a study that was opened, to choose from. */
export function StudySeries({ session, study, chosen }: StudySeriesProps) {
  const [round, setRound] = useState(0);
  const { series, failure, pictures } = useSeries(session, study.uid, round);
  if (failure) {
    return (
      <div className="pacs-opened">
        <SourceFault failure={failure} source={session.source} />
        <button type="button" className="button small" onClick={() => setRound(round + 1)}>
          {commonMessages.retry}
        </button>
      </div>
    );
  }
  if (!series) {
    return (
      <p className="pacs-opened" role="status">
        <span className="spinner" aria-hidden="true" /> {m.readingSeries}
      </p>
    );
  }
  if (series.length === 0) return <p className="pacs-opened">{m.noSeries}</p>;
  return (
    <fieldset className="pacs-opened">
      <legend className="visually-hidden">{m.seriesOf(m.studyName(study))}</legend>
      {series.length > 1 && (
        <label className="pacs-all">
          <input
            type="checkbox"
            checked={series.every(({ uid }) => chosen.has(uid))}
            onChange={({ target }) => chosen.choose(study.uid, series, target.checked)}
          />
          {m.allSeries}
        </label>
      )}
      <ul>
        {series.map((each) => (
          <SeriesChoice
            key={each.uid}
            series={each}
            picture={pictures.get(each.uid)}
            isChosen={chosen.has(each.uid)}
            onChoose={(isChosen) => chosen.choose(study.uid, [each], isChosen)}
          />
        ))}
      </ul>
    </fieldset>
  );
}
