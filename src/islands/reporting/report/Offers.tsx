import { useStore } from '@nanostores/react';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import type { KeepFocus } from './use-kept-focus.ts';

/** Sentences that the person had edited before the answer changed: both texts, one of which is to be chosen. */
export function Offers({ session, keepFocus }: { session: ReportSession; keepFocus: KeepFocus }) {
  const { offers } = useStore(session.$edited);
  const [offer] = offers;
  if (!offer) return null;
  const { key, mine, next } = offer;
  const isRemoved = mine === '';
  const settle = (choice: 'mine' | 'next') => keepFocus(() => session.settle(key, choice));
  return (
    <section className="report-offer" aria-labelledby="report-offer-title">
      <h3 id="report-offer-title">
        {m.offerTitle}
        {offers.length > 1 && <span className="quiet"> {m.offerRank(1, offers.length)}</span>}
      </h3>
      <dl>
        <div>
          <dt>{m.mine}</dt>
          <dd>{isRemoved ? m.mineRemoved : mine}</dd>
        </div>
        <div>
          <dt>{m.next}</dt>
          <dd>{next ?? m.nextNone}</dd>
        </div>
      </dl>
      <div className="report-offer-choice">
        <button type="button" className="button" onClick={() => settle('mine')}>
          {isRemoved ? m.keepRemoved : m.keepMine}
        </button>
        <button type="button" className="button" onClick={() => settle('next')}>
          {next === null ? m.takeNone : m.takeNext}
        </button>
      </div>
    </section>
  );
}
