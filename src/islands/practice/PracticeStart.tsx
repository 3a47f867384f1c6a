import { Fragment, useEffect, useRef, useState } from 'react';
import { call } from '#lib/platform/browser/api.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { practiceMessages as m } from '#lib/practice/page-texts.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
import {
  askedParams,
  criteriaOf,
  type PracticeRequest,
  withMinutes,
  withoutCriterion,
} from '#lib/practice/request-rules.ts';
import type { PracticeOverview } from '#lib/practice/schemas.ts';
import { setAsideMessages as a } from '#lib/practice/set-aside-texts.ts';
import { CriteriaFields } from './CriteriaFields.tsx';
import { MinutesField } from './MinutesField.tsx';
import { countOf, WhichCases } from './WhichCases.tsx';
import '../form/field.css';
import './practice.css';

interface PracticeStartProps {
  asked: PracticeRequest;
  overview: PracticeOverview;
  collections: { id: string; name: string }[];
}

/** Debounce of counting (ms). */
const PAUSE = 150;

const criteriaParams = (asked: PracticeRequest) =>
  Object.fromEntries(Object.entries(criteriaOf(asked)).map(([name, value]) => [name, String(value)]));

/** Counts of cases for the criteria, refreshed when these change. */
function useOverview(asked: PracticeRequest, first: PracticeOverview): PracticeOverview {
  const [overview, setOverview] = useState(first);
  const criteria = String(new URLSearchParams(criteriaParams(asked)));
  const counted = useRef(criteria);
  useEffect(() => {
    if (counted.current === criteria) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = Object.fromEntries(new URLSearchParams(criteria));
        setOverview(await call('GET /practice/overview', { query, signal: leaving.signal }));
        counted.current = criteria;
      } catch {
        if (!leaving.signal.aborted) notify('error', m.countFailure);
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [criteria]);
  return overview;
}

/** Links to the page with fewer criteria, each with its number of cases. */
function Loosened({ asked, loosened }: { asked: PracticeRequest; loosened: PracticeOverview['loosened'] }) {
  if (loosened.length === 0)
    return (
      <>
        {m.noCaseAtAll} <a href="/public-cases">{m.publicCases}</a>
      </>
    );
  return (
    <>
      {m.loosen}{' '}
      {loosened.map(({ without, total }, index) => (
        <Fragment key={without}>
          {index > 0 && ' · '}
          <a href={`${practicePaths.home}?${askedParams(withoutCriterion(asked, without))}`}>
            {m.loosened(without, total)}
          </a>
        </Fragment>
      ))}
    </>
  );
}

function Counts({ asked, overview }: { asked: PracticeRequest; overview: PracticeOverview }) {
  const { due, fresh, failed, total, nextDue, loosened, setAside } = overview;
  return (
    <div className="practice-counts" role="status" aria-label={m.counts}>
      <p className="tabular">
        <strong>{m.due(due)}</strong> · {m.fresh(fresh)} · {m.failed(failed)} · {m.total(total)}
        {setAside > 0 && (
          <>
            {' '}
            · <a href={practicePaths.setAside}>{a.counted(setAside)}</a>
          </>
        )}
      </p>
      {total === 0 ? (
        <p>
          {m.noCase} <Loosened asked={asked} loosened={loosened} />
        </p>
      ) : (
        due === 0 && <p className="quiet">{m.nothingDue(nextDue)}</p>
      )}
    </div>
  );
}

/** Starts a session. A plain form, whose counts are live once the script has loaded. */
export function PracticeStart({ asked: first, overview: counted, collections }: PracticeStartProps) {
  const [asked, setAsked] = useState(first);
  const overview = useOverview(asked, counted);
  const change = (part: Partial<PracticeRequest>) => {
    const next = withMinutes({ ...asked, ...part }, asked);
    setAsked(next);
    const search = askedParams(next).toString();
    history.replaceState(null, '', practicePaths.home + (search && `?${search}`));
  };
  return (
    <form className="panel practice-start" method="post" action={practicePaths.home} autoComplete="off">
      <WhichCases asked={asked} overview={overview} onChange={change} />
      <CriteriaFields asked={asked} collections={collections} onChange={change} />
      <Counts asked={asked} overview={overview} />
      <div className="practice-go">
        <MinutesField asked={asked} available={countOf(asked.choice, overview)} onChange={change} />
        <button type="submit" formMethod="get" className="button without-script">
          {m.recount}
        </button>
        <button type="submit" className="button primary">
          {m.start}
        </button>
      </div>
    </form>
  );
}
